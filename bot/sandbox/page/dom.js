/** Building DOM nodes. Text always becomes a text node, so nothing a message says can turn into markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element. `props`: `class`, `data` (object), `on` (event name -> handler), `style` (property -> value),
 * every other key an attribute; `true` writes an empty attribute, `false`, `null` and `undefined` write none.
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "on") for (const [name, handler] of Object.entries(value)) node.addEventListener(name, handler);
    else if (key === "style") for (const [name, setting] of Object.entries(value)) node.style.setProperty(name, setting);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  put(node, children);
  return node;
}

/** Append children: nodes, strings, numbers, nested arrays; `null`, `undefined` and `false` are skipped. */
export function put(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

/** Replace everything inside `node`. */
export function fill(node, ...children) {
  node.replaceChildren();
  return put(node, children);
}

const ICONS = {
  hash: "M9 3.5 7 20.5 M17 3.5 15 20.5 M4 9h16.5 M3.5 15.5H20",
  thread: "M5 4v9a4 4 0 0 0 4 4h10 M15 13l4 4-4 4",
  letter: "M3.5 6h17v12.5h-17z M4 6.5l8 6.5 8-6.5",
  plus: "M12 5v14 M5 12h14",
  menu: "M4 6.5h16 M4 12h16 M4 17.5h16",
  close: "M6 6l12 12 M18 6 6 18",
  send: "M4 12 20 4.5 15 20l-3.5-6.5z M11.5 13.5 20 4.5",
  down: "M6 9.5l6 6 6-6",
  strip: "M8 7.5 3.5 12 8 16.5 M16 7.5l4.5 4.5-4.5 4.5 M13.5 5l-3 14",
  away: "M9 5.5H5v13.5h13.5V15 M13 4h7v7 M20 4l-9.5 9.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M6 3.5h8l4.5 4.5v12.5H6z M14 3.5V8h4.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
};

/** A line icon by name; decoration only, the control around it carries the label. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A person's colour as CSS: Discord sends a number, people of the sandbox may carry a `#rrggbb` text. */
export function css_colour(colour, otherwise = "#A9A6B4") {
  if (typeof colour === "number") return "#" + (colour & 0xffffff).toString(16).padStart(6, "0");
  return /^#[0-9a-f]{6}$/i.test(colour ?? "") ? colour : otherwise;
}

/** The round picture before a name: a small sun for the bot, the initial on their colour for a person. */
export function avatar(person, size = 40) {
  const box = { style: { "--size": `${size}px`, "--hue": css_colour(person.color) }, "aria-hidden": "true" };
  if (person.bot) return h("span", { class: "avatar sun", ...box });
  const initial = [...(person.name ?? "?").trim()][0] ?? "?";
  return h("span", { class: "avatar", ...box }, initial.toUpperCase());
}

let counter = 0;
/** An id unique on this page, for aria references. */
export const fresh_id = (stem) => `${stem}-${++counter}`;

/** A file as the sandbox takes it: its name, and its bytes in base64. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return { name: file.name, base64: btoa(parts.join("")) };
}
