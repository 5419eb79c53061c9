/** Pictures and files in messages: kept from flickering, opened large, with their alt text in reach. */

import { fresh_id, h, icon } from "./dom.js";
import { anchor, spoiler } from "./markup.js";

/**
 * The address to load, or null if the file is not on this machine: the page asks no other host for anything.
 * Addresses of the sandbox's file store are made relative, so that `localhost` and `127.0.0.1` are the same.
 */
export function own_url(url) {
  try {
    const parsed = new URL(url, location.href);
    if (parsed.pathname.startsWith("/cdn/")) return parsed.pathname + parsed.search;
    return parsed.origin === location.origin ? parsed.href : null;
  } catch {
    return null;
  }
}

/** The attachment that a component's `attachment://name` stands for, or the media item as it is. */
export function media_of(item, message) {
  const url = item?.url ?? "";
  if (!url.startsWith("attachment://")) return item ?? {};
  const name = url.slice("attachment://".length);
  return message.attachments?.find((file) => file.filename === name) ?? {};
}

/**
 * A picture that opens large. `media`: `url`, `width`, `height`; `alt` the description or "".
 * The button carries `data-testid="picture"`; a small "ALT" beside it shows the text.
 */
export function picture(media, alt, veiled = false) {
  const url = own_url(media.url);
  if (!url) return outside(media.url, alt);
  const image = h("img", { src: url, alt: alt || "", width: media.width, height: media.height, decoding: "async", draggable: "false" });
  const open = h("button", { class: "open-picture", type: "button", data: { testid: "picture" }, on: { click: () => zoom(image) } }, image);
  open.setAttribute("aria-label", alt ? `Open picture: ${alt}` : "Open picture");
  const known = media.width && media.height;
  const shape = known ? { "--shape": media.width / media.height, "--natural": `${media.width}px` } : {};
  const box = h("div", { class: known ? "picture known" : "picture", style: shape }, veiled ? spoiler([open]) : open);
  if (alt) box.append(...described(alt));
  return box;
}

function described(alt) {
  const id = fresh_id("alt");
  const text = h("p", { class: "alt-text", id, hidden: true }, alt);
  const show = h("button", { class: "alt-badge", type: "button", "aria-expanded": "false", "aria-controls": id, title: "Show the picture description" }, "ALT");
  show.addEventListener("click", () => {
    text.hidden = !text.hidden;
    show.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [show, text];
}

function outside(url, alt) {
  const safe = /^https?:/i.test(url ?? "");
  return h("p", { class: "outside" }, "External picture: ", safe ? anchor(url, alt || url) : alt || "not shown");
}

/** A small square picture beside a section. */
export function thumbnail(media, alt, veiled = false) {
  const box = picture(media, alt, veiled);
  box.classList.add("thumbnail");
  return box;
}

/** An attachment that is not a picture. */
export function file_card(file) {
  const url = own_url(file.url);
  const size = file.size === undefined ? "" : readable(file.size);
  const name = file.filename ?? file.name ?? "file";
  const link = url ? h("a", { href: url, download: name }, name) : name;
  return h("div", { class: "file-card" }, icon("file", 28), h("span", {}, link, h("small", {}, size)));
}

function readable(bytes) {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

export function is_picture(file) {
  if (file.content_type) return file.content_type.startsWith("image/");
  return /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");
}

/**
 * Carry the loaded `<img>` elements of a message's old drawing over into its new one, in order: an element keeps
 * showing the old picture until the new one has come, so a board that changes does not blink.
 */
export function carry_pictures(old, fresh) {
  const before = [...old.querySelectorAll(".open-picture img")];
  fresh.querySelectorAll(".open-picture img").forEach((image, index) => {
    const kept = before[index];
    if (!kept) return;
    for (const name of ["alt", "width", "height", "src"]) {
      const value = image.getAttribute(name);
      if (value === null) kept.removeAttribute(name);
      else if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    }
    const button = image.closest(".open-picture");
    const again = button.cloneNode(false);
    again.append(kept);
    again.addEventListener("click", () => zoom(kept));
    button.replaceWith(again);
  });
}

/** Open a picture over the whole window; a click switches between fitting and full size, Esc closes. */
function zoom(image) {
  const large = h("img", { src: image.currentSrc || image.src, alt: image.alt });
  const close = h("button", { class: "round", type: "button", "aria-label": "Close picture", on: { click: () => dialog.close() } }, icon("close"));
  const original = anchor(image.src, icon("away"));
  original.className = "round";
  original.setAttribute("aria-label", "Open original");
  const stage = h("div", { class: "stage" }, large);
  const dialog = h("dialog", { class: "zoom", "aria-label": "Picture", data: { testid: "zoom" } });
  dialog.append(h("div", { class: "zoom-bar" }, original, close), stage);
  if (image.alt) dialog.append(h("p", { class: "zoom-alt" }, image.alt));
  stage.addEventListener("click", (event) => (event.target === large ? dialog.classList.toggle("full") : dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
