/** A command being filled in: one field for each option, required ones at once, the others when asked for. */

import { exact, fixed_choices, narrowed, TYPE, value_of } from "./commands.js";
import { fresh_id, h, icon, packed } from "./dom.js";

const ASK_AFTER_MS = 110;

export class Filling {
  constructor(composer, command) {
    Object.assign(this, { composer, command, store: composer.store, suggest: composer.suggest });
    this.fields = new Map();
    this.row = h("div", { class: "fields-row" });
    this.more = h("span", { class: "more-options", role: "group", "aria-label": "More options" });
    const drop = h("button", { class: "round small", type: "button", "aria-label": "Discard the command", on: { click: () => composer.leave() } }, icon("close", 14));
    this.chip = h("span", { class: "command-chip", tabindex: "-1" }, `/${command.label}`);
    this.trouble = h("p", { class: "field-trouble", role: "alert" });
    this.node = h("div", { class: "filling", role: "group", "aria-label": `/${command.label}`, data: { testid: "filling" } },
      h("div", { class: "fields-line" }, this.chip, this.row, this.more, drop), this.trouble);
    this.node.addEventListener("keydown", (event) => this.key_outside(event));
    for (const option of command.options) if (option.required) this.add(option);
    this.draw_more();
  }

  begin() {
    const first = [...this.fields.values()].find((field) => !field.input.value) ?? [...this.fields.values()][0];
    if (first) first.input.focus();
    else {
      this.node.tabIndex = -1;
      this.composer.send.focus();
    }
  }

  /** Take options named in typed text, as in `from:C4 to:R3`; text before the first name goes to the first field. */
  preset(text) {
    const names = new Map(this.command.options.flatMap((option) => [[option.name, option], [option.label, option]]));
    const parts = text.split(/(?:^|\s)([\p{L}\p{N}_-]+):\s?/u);
    const [before, ...named] = parts;
    const [first] = this.fields.values();
    if (before.trim() && this.fields.size && first.option.type !== TYPE.attachment) this.set(first, before.trim());
    for (let at = 0; at < named.length; at += 2) {
      const option = names.get(named[at]);
      if (option && option.type !== TYPE.attachment) this.set(this.fields.get(option.name) ?? this.add(option), named[at + 1].trim());
    }
    this.draw_more();
  }

  add(option) {
    const about = fresh_id("about");
    const file = option.type === TYPE.attachment;
    const input = file ? h("input", { class: "field-input", type: "file", "aria-label": option.label, "aria-describedby": about, data: { option: option.name } }) : h("input", {
      class: "field-input", type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-label": option.label, "aria-describedby": about, "aria-required": option.required ? "true" : null, autocomplete: "off", spellcheck: "false",
      autocapitalize: "none", enterkeyhint: "send", size: 6, data: { option: option.name },
      inputmode: option.type === TYPE.integer ? "numeric" : null,
    });
    const node = h("label", { class: option.required ? "field-box required" : "field-box" },
      h("span", { class: "field-name", "aria-hidden": "true" }, option.label), input, h("span", { class: "hidden", id: about }, option.description));
    const field = { option, input, node, value: undefined, chosen: false, choices: null, asked: 0, fresh: true };
    if (file) input.addEventListener("change", () => this.take_file(field));
    else {
      input.addEventListener("input", () => this.edited(field));
      input.addEventListener("focus", () => this.offer(field));
      input.addEventListener("blur", () => this.left(field));
      input.addEventListener("keydown", (event) => this.key(event, field));
    }
    this.fields.set(option.name, field);
    this.row.append(node);
    this.draw_more();
    return field;
  }

  async take_file(field) {
    const file = field.input.files[0];
    field.chosen = false;
    if (!file) return;
    field.value = await packed(file);
    field.chosen = true;
    this.mark(field, null);
  }

  draw_more() {
    const rest = this.command.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(...rest.map((option) => h("button", {
      class: "add-option", type: "button", title: option.description, "aria-label": `Add option ${option.label}`,
      on: { click: () => this.add(option).input.focus() },
    }, `+ ${option.label}`)));
  }

  set(field, text, value = undefined) {
    field.input.value = text;
    field.chosen = value !== undefined;
    field.value = value;
    field.fresh = true;
    this.fit(field);
    this.mark(field, null);
  }

  fit(field) {
    field.input.size = Math.min(Math.max(field.input.value.length + 1, 6), 40);
  }

  edited(field) {
    field.chosen = false;
    field.value = undefined;
    this.fit(field);
    this.mark(field, null);
    this.offer(field);
  }

  left(field) {
    clearTimeout(field.timer);
    field.take_next = false;
    if (this.suggest.input === field.input) this.suggest.hide();
    if (field.input.value.trim() && !field.chosen) this.settle(field);
  }

  /** Show what can stand here: fixed choices at once, the bot's own after a short rest. */
  offer(field) {
    const { option, input } = field;
    const fixed = fixed_choices(option, this.store);
    if (fixed) {
      field.choices = narrowed(fixed, field.chosen ? "" : input.value);
      return this.show(field, "Not one of the choices.");
    }
    if (!option.autocomplete) {
      return this.suggest.show(`${option.label}: ${option.description}`, [], input);
    }
    field.fresh = false;
    clearTimeout(field.timer);
    if (!field.choices) this.suggest.show(this.title(field), [], input, { empty: "Loading…" });
    else this.show(field, "Loading…");
    field.timer = setTimeout(() => this.ask(field), field.asked ? ASK_AFTER_MS : 0);
  }

  async ask(field) {
    const asked = ++field.asked;
    const { store, composer, command } = this;
    const options = this.so_far();
    options[field.option.name] = field.chosen ? "" : field.input.value;
    const result = await composer.wire.request({
      do: "autocomplete", as: store.me, channel_id: store.channel.id, name: command.name, options, focused: field.option.name,
    });
    if (asked !== field.asked) return;
    field.fresh = true;
    field.choices = result.ok ? (result.choices ?? []) : [];
    if (document.activeElement !== field.input) return;
    this.show(field, result.ok ? "No matches." : "The choices could not be loaded.");
    if (field.take_next) {
      const onward = field.take_next;
      field.take_next = false;
      this.accept(field, onward);
    }
  }

  /** Values of the fields that can be read already; the others stay out. */
  so_far() {
    const options = {};
    for (const { option, input, chosen, value } of this.fields.values()) {
      if (option.type === TYPE.attachment) continue;
      if (chosen) options[option.name] = value;
      else if (input.value.trim()) {
        const read = value_of(option, input.value, fixed_choices(option, this.store));
        if (!("wrong" in read)) options[option.name] = read.value;
      }
    }
    return options;
  }

  title(field) {
    return `${field.option.label}: ${field.option.description}`;
  }

  show(field, empty) {
    const items = field.choices.map((choice) => ({ ...choice, name: String(choice.name), pick: () => this.pick(field, choice) }));
    this.suggest.show(this.title(field), items, field.input, { empty });
  }

  pick(field, choice) {
    this.set(field, String(choice.name), choice.value);
    clearTimeout(field.timer);
    field.asked++;
    this.suggest.hide();
    this.onward(field);
  }

  /** To the next field that still wants something; without one the focus stays, and Enter sends. */
  onward(field) {
    const rest = [...this.fields.values()];
    const after = rest.slice(rest.indexOf(field) + 1);
    const next = [...after, ...rest].find((other) => other !== field && other.option.required && !other.input.value.trim());
    if (next) next.input.focus();
    else field.input.focus();
  }

  /** Take what stands in the field as a choice if it names one. */
  settle(field) {
    const choices = fixed_choices(field.option, this.store) ?? (field.fresh ? field.choices : null);
    const found = choices && exact(choices, field.input.value);
    if (found) this.set(field, String(found.name), found.value);
    return Boolean(found);
  }

  key(event, field) {
    const { key } = event;
    if (event.isComposing) return;
    const offered = this.suggest.open && this.suggest.input === field.input && this.suggest.rows.length > 0;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (offered) this.suggest.step(key === "ArrowDown" ? 1 : -1);
      else this.offer(field);
    } else if (key === "Enter" || (key === "Tab" && !event.shiftKey && !field.chosen && field.input.value.trim())) {
      if (!this.accept(field, key) && key === "Tab") return;
    } else if (key === "Backspace" && !field.input.value) this.remove(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Enter or Tab in a field: take the choice under the cursor, or send. Returns false if there was nothing to do. */
  accept(field, key) {
    const typed = field.input.value.trim();
    const live = field.option.autocomplete && !field.chosen && typed;
    if (live && !field.fresh && !exact(field.choices ?? [], typed)) {
      field.take_next = key;
      return true;
    }
    const same = typed && !field.chosen && exact(field.choices ?? [], typed);
    const item = this.suggest.input === field.input ? this.suggest.item : null;
    if (same) this.pick(field, same);
    else if (item && !field.chosen && (typed || field.option.required)) item.pick();
    else if (key === "Enter") this.send();
    else return false;
    return true;
  }

  key_outside(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (this.suggest.open && this.suggest.rows.length) this.suggest.hide();
    else this.composer.leave();
  }

  /** Backspace in an empty field takes an optional one away, or goes back; the first required one ends the command. */
  remove(field) {
    const rest = [...this.fields.values()];
    const before = rest[rest.indexOf(field) - 1];
    if (!field.option.required) {
      this.fields.delete(field.option.name);
      field.node.remove();
      this.draw_more();
      this.suggest.hide();
      if (before) before.input.focus();
      else this.composer.send.focus();
    } else if (before) before.input.focus();
    else this.composer.leave(`/${this.command.label}`);
  }

  mark(field, wrong) {
    field.node.classList.toggle("wrong", Boolean(wrong));
    if (wrong) field.input.setAttribute("aria-invalid", "true");
    else field.input.removeAttribute("aria-invalid");
    if (!wrong) this.trouble.textContent = "";
  }

  /** Read all fields; the first that is wrong gets the focus and says why, else the command goes out. */
  send() {
    const options = {};
    for (const field of this.fields.values()) {
      const { option, input } = field;
      const text = input.value.trim();
      if (!field.chosen && text && option.type !== TYPE.attachment) this.settle(field);
      let read = { value: field.value };
      if (!text && option.required) read = { wrong: "This option is required." };
      else if (!text) continue;
      else if (!field.chosen) read = value_of(option, input.value, fixed_choices(option, this.store));
      if ("wrong" in read) {
        input.focus();
        this.suggest.hide();
        this.mark(field, read.wrong);
        this.trouble.textContent = `${option.label}: ${read.wrong}`;
        return;
      }
      options[option.name] = read.value;
    }
    if (!this.store.online) return this.composer.tell("Not connected. Your command is kept.");
    this.composer.use(this.command, options);
  }
}
