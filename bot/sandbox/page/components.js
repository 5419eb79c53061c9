/** Message components of both generations, from action rows (type 1) to containers (type 17). */

import { css_colour, h, icon } from "./dom.js";
import { anchor, markdown, spoiler } from "./markup.js";
import { emoji_text, options_of, select_menu } from "./menu.js";
import { file_card, media_of, picture, thumbnail } from "./pictures.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Draw a list of components. `at` is `{message, store, actions}`. */
export function components(list, at) {
  return (list ?? []).map((component) => draw(component, at));
}

function draw(component, at) {
  const maker = MAKERS[component.type];
  return maker ? maker(component, at) : h("p", { class: "unknown" }, `A component of type ${component.type}`);
}

function row(component, at) {
  return h("div", { class: "row" }, components(component.components, at));
}

function button(component, at) {
  const { message, store, actions } = at;
  const emoji = emoji_text(component.emoji);
  const words = [emoji && h("span", { class: "emoji" }, emoji), component.label && h("span", {}, component.label)];
  const style = STYLES[component.style] ?? "secondary";
  if (component.style === 5) {
    const safe = /^https?:\/\//i.test(component.url ?? "");
    if (!safe || component.disabled) return h("button", { class: "button link", type: "button", disabled: true }, words);
    const link = anchor(component.url, words, icon("away", 14));
    link.className = "button link";
    return link;
  }
  const pending = store.is_pending(message.id, component.custom_id);
  const face = h("button", {
    class: `button ${style}`, type: "button", disabled: component.disabled, "aria-busy": pending ? "true" : null,
    "aria-label": component.label ? null : emoji || "Button",
    data: { customId: component.custom_id ?? "" },
    on: { click: () => actions.click(message, component.custom_id) },
  }, h("span", { class: "button-words" }, words));
  if (pending) face.append(h("span", { class: "dots", "aria-hidden": "true" }));
  return face;
}

function select(component, at) {
  const { message, store, actions } = at;
  const chosen = store.chosen(message.id, component.custom_id);
  const options = options_of(component, store);
  if (chosen) for (const option of options) option.chosen = chosen.includes(option.value);
  const setup = {
    options,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder,
    disabled: component.disabled,
    pending: chosen !== null,
    id: component.custom_id,
  };
  return select_menu(setup, (values) => actions.choose(message, component.custom_id, values));
}

function section(component, at) {
  const accessory = component.accessory;
  const kind = accessory?.type === 11 ? "with-thumbnail" : "with-button";
  const words = h("div", { class: "section-words" }, components(component.components, at));
  return h("div", { class: `section ${kind}` }, words, accessory && h("div", { class: "accessory" }, draw(accessory, at)));
}

function text(component, at) {
  return markdown(component.content, at.store);
}

function thumb(component, at) {
  return thumbnail(media_of(component.media, at.message), component.description, component.spoiler);
}

function gallery(component, at) {
  const items = (component.items ?? []).map((item) => {
    const media = media_of(item.media, at.message);
    return picture(media, item.description ?? media.description, item.spoiler);
  });
  return h("div", { class: "gallery", data: { count: Math.min(items.length, 4) } }, items);
}

function file(component, at) {
  const media = media_of(component.file, at.message);
  const name = component.name ?? media.filename ?? decodeURIComponent((media.url ?? "").split("/").pop().split("?")[0]);
  const card = file_card({ size: component.size, ...media, filename: name });
  return component.spoiler ? spoiler([card]) : card;
}

function separator(component) {
  const wide = component.spacing === 2 ? " wide" : "";
  return component.divider === false ? h("div", { class: `space${wide}` }) : h("hr", { class: `divider${wide}` });
}

function container(component, at) {
  const inside = components(component.components, at);
  const accent = component.accent_color === null || component.accent_color === undefined ? null : css_colour(component.accent_color);
  return h("div", { class: "container", style: accent ? { "--accent": accent } : {} }, component.spoiler ? spoiler(inside) : inside);
}

const MAKERS = {
  1: row, 2: button, 3: select, 5: select, 6: select, 7: select, 8: select, 9: section, 10: text, 11: thumb,
  12: gallery, 13: file, 14: separator, 17: container,
};

/** A classic embed: author, title, description, fields, thumbnail, picture, footer. */
export function embed(data, at) {
  const { store, message } = at;
  const accent = data.color ? { "--accent": css_colour(data.color) } : {};
  const title = data.title && (data.url && /^https?:\/\//i.test(data.url) ? anchor(data.url, data.title) : data.title);
  const fields = (data.fields ?? []).map((field) =>
    h("div", { class: field.inline ? "field inline" : "field" }, h("strong", {}, field.name), markdown(field.value, store)),
  );
  const footer = [data.footer?.text, data.timestamp && new Date(data.timestamp).toLocaleString("en-GB")].filter(Boolean).join(" · ");
  const words = h("div", { class: "embed-words" },
    data.author?.name && h("p", { class: "embed-author" }, data.author.name),
    title && h("h4", {}, title),
    data.description && markdown(data.description, store),
    fields.length > 0 && h("div", { class: "fields" }, fields),
  );
  return h("div", { class: "embed container", style: accent },
    h("div", { class: "section with-thumbnail" }, words,
      data.thumbnail?.url && h("div", { class: "accessory" }, thumbnail(media_of(data.thumbnail, message), ""))),
    data.image?.url && h("div", { class: "gallery", data: { count: 1 } }, picture(media_of(data.image, message), data.image.description ?? "")),
    footer && h("p", { class: "embed-footer" }, footer),
  );
}
