/** A select menu: a button that opens a list to choose one or several from, by pointer, touch or keyboard. */

import { avatar, fill, fresh_id, h, icon } from "./dom.js";

/** The text of a Discord emoji object. */
export function emoji_text(emoji) {
  if (!emoji) return "";
  return emoji.id ? `:${emoji.name}:` : (emoji.name ?? "");
}

/**
 * The options of a select component as `{value, label, description, emoji, person, chosen}`:
 * a string select carries its own, the others list what the sandbox has.
 */
export function options_of(component, store) {
  if (component.type === 3) {
    return component.options.map((option) => ({ ...option, emoji: emoji_text(option.emoji), chosen: option.default }));
  }
  const preset = new Set((component.default_values ?? []).map((value) => value.id));
  const people = store.people.map((person) => ({ value: person.id, label: person.name, person }));
  people.push({ value: store.bot.id, label: store.bot.name, person: { ...store.bot, bot: true } });
  const channels = store.channels
    .filter((channel) => channel.kind !== "dm")
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const roles = store.roles.map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
  const list = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[component.type] ?? [];
  return list.map((option) => ({ ...option, chosen: preset.has(option.value) }));
}

/** What each button opens: `{setup, show, chosen}`. */
const offers = new WeakMap();

/**
 * @param {object} setup `options`, `min`, `max`, `placeholder`, `label`, `disabled`, `pending`, `id`
 * @param {(values: string[]) => void} chosen called when a choice is complete
 */
export function select_menu(setup, chosen) {
  const picked = setup.options.filter((option) => option.chosen);
  const face = h("span", { class: "select-face" });
  const button = h("button", {
    class: "select", type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": setup.label || setup.placeholder || "Make a selection", disabled: setup.disabled,
    "aria-busy": setup.pending ? "true" : null, data: { customId: setup.id ?? "" },
  }, face, setup.pending ? h("span", { class: "dots", "aria-hidden": "true" }) : icon("down"));
  const show = (options) => {
    if (!options.length) return fill(face, h("span", { class: "placeholder" }, setup.placeholder || "Make a selection"));
    const many = setup.max > 1;
    return fill(face, options.map((option) => h("span", { class: many ? "picked" : "" }, face_of(option))));
  };
  show(picked);
  button.addEventListener("click", () => {
    if (Menu.now?.button === button) Menu.now.close();
    else if (!setup.pending) new Menu(button, setup, show, chosen);
  });
  offers.set(button, { setup, show, chosen });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    button.click();
  });
  return button;
}

/** A message was redrawn: a menu that stood open in it stays open, if it still offers the same. */
export function carry_menu(from, to) {
  const open = Menu.now;
  if (!open || !from.contains(open.button)) return;
  const same = [...to.querySelectorAll("button.select")].find((button) => {
    const { setup } = offers.get(button);
    return !setup.disabled && !setup.pending && offered_by(setup) === offered_by(open.setup);
  });
  if (same) open.go_on(same);
}

/** A menu whose message is gone, or offers something else by now, is closed. */
export function close_lost_menu() {
  if (Menu.now && !Menu.now.button.isConnected) Menu.now.close();
}

function offered_by({ options, min, max, placeholder }) {
  return JSON.stringify([options.map((option) => [option.value, option.label]), min, max, placeholder]);
}

function face_of(option) {
  const before = option.person ? avatar(option.person, 20) : option.emoji ? h("span", { class: "emoji" }, option.emoji) : null;
  return [before, before ? " " : null, option.label];
}

class Menu {
  constructor(button, setup, show, chosen) {
    Menu.now?.close();
    Menu.now = this;
    Object.assign(this, { button, setup, show, chosen });
    this.many = setup.max > 1;
    this.values = new Set(setup.options.filter((option) => option.chosen).map((option) => option.value));
    this.before = [...this.values].join("\n");
    this.id = fresh_id("menu");
    this.draw();
    this.place();
    this.move_to(Math.max(0, setup.options.findIndex((option) => this.values.has(option.value))));
    this.list.focus();
    button.setAttribute("aria-expanded", "true");
    this.outside = (event) => this.box.contains(event.target) || this.button.contains(event.target) || this.finish();
    this.again = () => (this.button.isConnected ? this.place() : this.close());
    document.addEventListener("pointerdown", this.outside, true);
    window.addEventListener("resize", this.again);
    window.addEventListener("scroll", this.again, true);
  }

  draw() {
    this.rows = this.setup.options.map((option, index) => {
      const row = h("div", { class: "option", role: "option", id: `${this.id}-${index}`, "aria-selected": "false" });
      const words = h("span", { class: "option-words" }, h("span", {}, option.label), option.description && h("small", {}, option.description));
      const before = option.person ? avatar(option.person, 24) : option.emoji ? h("span", { class: "emoji" }, option.emoji) : null;
      put_all(row, before, words, h("span", { class: "tick" }, icon("check", 16)));
      row.addEventListener("click", () => this.pick(index));
      row.addEventListener("pointermove", () => this.move_to(index, false));
      return row;
    });
    this.list = h("div", {
      class: "menu-list", role: "listbox", tabindex: "-1", "aria-label": this.button.getAttribute("aria-label"),
      "aria-multiselectable": this.many ? "true" : null, on: { keydown: (event) => this.key(event) },
    }, this.rows);
    this.box = h("div", { class: "menu", data: { testid: "menu" } }, this.list);
    if (!this.rows.length) this.list.append(h("p", { class: "nothing" }, "Nothing to choose from."));
    if (this.many || this.setup.min === 0) {
      this.count = h("span", { class: "menu-count" });
      this.done = h("button", { class: "button primary", type: "button", on: { click: () => this.finish() } }, "Done");
      this.box.append(h("div", { class: "menu-foot" }, this.count, this.done));
    }
    (this.button.closest("dialog") ?? document.body).append(this.box);
    this.mark();
  }

  /** The button that it belongs to was drawn anew. */
  go_on(button) {
    const { setup, show, chosen } = offers.get(button);
    Object.assign(this, { button, setup, show, chosen });
    button.setAttribute("aria-expanded", "true");
    this.place();
  }

  /** Beside its button, on the side that has more room; inside the window even when the button has been scrolled out. */
  place() {
    const at = this.button.getBoundingClientRect();
    const tall = window.innerHeight;
    const below = tall - at.bottom;
    const above = below < Math.min(this.box.offsetHeight, 320) + 12 && at.top > below;
    const from_edge = Math.max(8, Math.min(above ? below + at.height + 4 : at.bottom + 4, tall - 168));
    this.box.style.setProperty("--width", `${at.width}px`);
    this.box.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - at.width - 8))}px`;
    this.box.style.top = above ? "auto" : `${from_edge}px`;
    this.box.style.bottom = above ? `${from_edge}px` : "auto";
    this.box.style.setProperty("--room", `${Math.max(160, tall - from_edge - 12)}px`);
  }

  move_to(index, scroll = true) {
    if (!this.rows.length) return;
    this.active = (index + this.rows.length) % this.rows.length;
    this.rows.forEach((row, place) => row.classList.toggle("active", place === this.active));
    this.list.setAttribute("aria-activedescendant", this.rows[this.active].id);
    if (scroll) this.rows[this.active].scrollIntoView({ block: "nearest" });
  }

  mark() {
    this.setup.options.forEach((option, index) => this.rows[index].setAttribute("aria-selected", String(this.values.has(option.value))));
    if (!this.count) return;
    const { min, max } = this.setup;
    this.count.textContent = this.many ? `${this.values.size} of ${min === max ? max : `${min} to ${max}`}` : "";
    this.done.disabled = this.values.size < min;
  }

  pick(index) {
    const { value } = this.setup.options[index];
    if (!this.many) {
      if (this.setup.min === 0 && this.values.has(value)) this.values.clear();
      else this.values = new Set([value]);
      this.mark();
      return this.finish(true);
    }
    if (this.values.has(value)) this.values.delete(value);
    else if (this.values.size < this.setup.max) this.values.add(value);
    this.mark();
  }

  key(event) {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[key];
    if (step) this.move_to(this.active + step);
    else if (key === "Home") this.move_to(0);
    else if (key === "End") this.move_to(this.rows.length - 1);
    else if (key === "Escape") this.close();
    else if (key === "Tab") this.finish();
    else if (key === "Enter" || key === " ") this.pick(this.active);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Typing goes to the next option that begins with what was typed. */
  seek(letter) {
    clearTimeout(this.forget);
    this.typed = (this.typed ?? "") + letter.toLowerCase();
    this.forget = setTimeout(() => (this.typed = ""), 700);
    const found = this.setup.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.move_to(found);
  }

  finish(even_if_same = false) {
    const values = this.setup.options.filter((option) => this.values.has(option.value)).map((option) => option.value);
    const same = values.join("\n") === this.before;
    const fits = values.length >= this.setup.min && values.length <= this.setup.max;
    this.close();
    if (!fits || (same && !even_if_same)) return;
    for (const option of this.setup.options) option.chosen = this.values.has(option.value);
    this.show(this.setup.options.filter((option) => option.chosen));
    this.chosen(values);
  }

  close() {
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("resize", this.again);
    window.removeEventListener("scroll", this.again, true);
    this.box.remove();
    this.button.setAttribute("aria-expanded", "false");
    if (this.button.isConnected) this.button.focus({ preventScroll: true });
    if (Menu.now === this) Menu.now = null;
  }
}

function put_all(node, ...children) {
  node.append(...children.filter(Boolean));
}
