/** Drawing read markdown as DOM nodes: names for ids, clocks for timestamps, veils for spoilers. */

import { h } from "./dom.js";
import { read_blocks } from "./markdown.js";

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

const STEPS = [
  [60, 1, "second"],
  [3600, 60, "minute"],
  [86400, 3600, "hour"],
  [2592000, 86400, "day"],
  [31536000, 2592000, "month"],
  [Infinity, 31536000, "year"],
];

/** "in 3 minutes", "2 hours ago". Both times in milliseconds. */
export function relative(at, now) {
  const seconds = Math.round((at - now) / 1000);
  const [, unit, name] = STEPS.find(([below]) => Math.abs(seconds) < below);
  return new Intl.RelativeTimeFormat("en", { numeric: "always" }).format(Math.trunc(seconds / unit), name);
}

export function clock(at, style = "f") {
  return new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(at);
}

/** Bring every relative time on the page up to date. */
export function tick(root, now) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), now);
    if (node.textContent !== text) node.textContent = text;
  }
}

/** A whole text as a `div.markdown`. `store` gives names to ids and the time of day. */
export function markdown(text, store) {
  return h("div", { class: "markdown" }, blocks(read_blocks(text), store));
}

function blocks(list, store) {
  return list.map((block) => draw_block(block, store));
}

function draw_block(block, store) {
  if (block.kind === "text") return h("p", {}, inline(block.inside, store));
  if (block.kind === "heading") return h(`h${block.level + 2}`, { class: `h${block.level}` }, inline(block.inside, store));
  if (block.kind === "subtext") return h("p", { class: "subtext" }, inline(block.inside, store));
  if (block.kind === "quote") return h("blockquote", {}, blocks(block.blocks, store));
  if (block.kind === "code") return h("pre", { tabindex: "0" }, h("code", {}, block.text));
  const items = block.items.map((item) => h("li", {}, item.length === 1 ? lone(item[0], store) : blocks(item, store)));
  return block.ordered ? h("ol", { start: block.start }, items) : h("ul", {}, items);
}

function lone(block, store) {
  return block.kind === "text" ? inline(block.inside, store) : draw_block(block, store);
}

function inline(nodes, store) {
  return nodes.map((node) => draw(node, store));
}

const PLAIN = { strong: "strong", em: "em", underline: "u", strike: "s" };

function draw(node, store) {
  if (node.kind === "text") return node.text;
  if (node.kind === "break") return h("br");
  if (PLAIN[node.kind]) return h(PLAIN[node.kind], {}, inline(node.inside, store));
  if (node.kind === "code") return h("code", {}, node.text);
  if (node.kind === "spoiler") return spoiler(inline(node.inside, store));
  if (node.kind === "link") return anchor(node.url, inline(node.inside, store));
  if (node.kind === "person") return mention(`@${store.name_of(node.id)}`, node.id === store.me);
  if (node.kind === "role") return mention(`@${store.role_name(node.id)}`);
  if (node.kind === "everyone") return mention(node.text, true);
  if (node.kind === "command") return mention(`/${node.name}`);
  if (node.kind === "emoji") return `:${node.name}:`;
  if (node.kind === "channel") return channel_link(node.id, store);
  return time(node, store);
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** A link that opens elsewhere and tells the other side nothing. */
export function anchor(url, ...children) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

function channel_link(id, store) {
  const channel = store.channels.find((one) => one.id === id);
  if (!channel) return mention("#unknown");
  const there = store.channels_of(store.me).includes(channel);
  return h("button", { class: "mention", type: "button", disabled: !there, on: { click: () => store.go(id) } }, `#${channel.name}`);
}

function time(node, store) {
  const at = node.at * 1000;
  if (Math.abs(at) > 8.64e15) return String(node.at);
  const machine = new Date(at).toISOString();
  const title = clock(at, "F");
  if (node.style !== "R") return h("time", { datetime: machine, title }, clock(at, node.style));
  return h("time", { datetime: machine, title, data: { relative: at } }, relative(at, store.now()));
}

/** Hidden until asked for; works by click, Enter and Space. */
export function spoiler(children) {
  const inside = h("span", { class: "veiled", inert: true }, children);
  const veil = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler, show" }, inside);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (veil.classList.contains("open")) return;
    event.preventDefault();
    veil.classList.add("open");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) veil.removeAttribute(name);
    inside.inert = false;
  };
  veil.addEventListener("click", open);
  veil.addEventListener("keydown", open);
  return veil;
}
