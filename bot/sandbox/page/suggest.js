/** The list above the composer: commands while one is typed, choices while an option is filled in. */

import { avatar, fill, fresh_id, h } from "./dom.js";

export class Suggest {
  /** `node` is the empty box of the list; `picked(item)` is told what was chosen by pointer. */
  constructor(node, picked) {
    this.node = node;
    this.picked = picked;
    this.list = h("div", { class: "suggest-list", role: "listbox", id: fresh_id("suggest"), "aria-label": "Suggestions" });
    this.title = h("p", { class: "suggest-title" });
    node.append(this.title, this.list);
    node.addEventListener("pointerdown", (event) => event.preventDefault());
    this.hide();
  }

  get open() {
    return !this.node.hidden;
  }

  get item() {
    return this.open ? (this.items[this.active] ?? null) : null;
  }

  /**
   * Show items `{name, description, group, person, pick}` under a title. `input` is the field that keeps the focus;
   * `first` says whether the first item is taken by Enter without an arrow key.
   */
  show(title, items, input, { first = true, empty = "" } = {}) {
    if (this.input !== input) this.hide();
    this.input = input;
    this.items = items;
    this.title.textContent = title;
    let group = null;
    this.rows = [];
    fill(this.list, items.map((item, index) => {
      const heading = item.group && item.group !== group ? h("div", { class: "suggest-group", role: "presentation" }, item.group) : null;
      group = item.group;
      const row = h("div", { class: "suggestion", role: "option", id: `${this.list.id}-${index}`, "aria-selected": "false", data: { testid: "suggestion" } },
        item.person && avatar(item.person, 22), h("span", { class: "suggestion-name" }, item.name), item.description && h("span", { class: "suggestion-about" }, item.description));
      row.addEventListener("click", () => this.picked(item));
      row.addEventListener("pointermove", () => this.move_to(index, false));
      this.rows.push(row);
      return [heading, row];
    }), !items.length && h("p", { class: "nothing" }, empty));
    this.node.hidden = !items.length && !empty && !title;
    input.setAttribute("aria-expanded", String(!this.node.hidden));
    input.setAttribute("aria-controls", this.list.id);
    this.move_to(first && items.length ? 0 : -1);
    if (!this.node.hidden) this.list.scrollTop = 0;
  }

  hide() {
    this.node.hidden = true;
    this.list.replaceChildren();
    this.items = [];
    this.rows = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  step(by) {
    if (!this.rows.length) return;
    const from = this.active < 0 && by < 0 ? this.rows.length : this.active;
    this.move_to((from + by + this.rows.length) % this.rows.length);
  }

  move_to(index, scroll = true) {
    this.active = index;
    this.rows.forEach((row, place) => {
      row.classList.toggle("active", place === index);
      row.setAttribute("aria-selected", String(place === index));
    });
    const row = this.rows[index];
    if (!row) return this.input?.removeAttribute("aria-activedescendant");
    this.input?.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }
}
