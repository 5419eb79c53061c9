/** A form that the bot opens over the page: labels, text inputs, menus, files, radio and checkbox groups. */

import { fresh_id, h, icon, packed } from "./dom.js";
import { markdown } from "./markup.js";
import { options_of, select_menu } from "./menu.js";

export class Modal {
  /** `event` is the server's `modal` event: `person`, `modal` {custom_id, title, components}, `interaction`. */
  constructor(store, wire, event) {
    Object.assign(this, { store, wire, event });
    this.fields = [];
    this.trouble = h("p", { class: "failure", role: "alert", hidden: true });
    this.button = h("button", { class: "button primary", type: "submit" }, "Submit");
    const title = fresh_id("modal");
    const cancel = (face, props) => h("button", { type: "button", on: { click: () => this.dialog.close() }, ...props }, face);
    const form = h("form", { class: "modal-form", novalidate: true },
      h("header", {}, h("h2", { id: title }, event.modal.title), cancel(icon("close"), { class: "round", "aria-label": "Close" })),
      h("div", { class: "modal-fields" }, (event.modal.components ?? []).map((component) => this.draw(component))),
      this.trouble,
      h("footer", {}, cancel("Cancel", { class: "button secondary" }), this.button));
    form.addEventListener("submit", (submitted) => (submitted.preventDefault(), this.submit()));
    this.dialog = h("dialog", { class: "modal", "aria-labelledby": title, data: { testid: "modal" } }, form);
    this.dialog.addEventListener("close", () => this.dialog.remove());
  }

  open() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.dialog.querySelector(".modal-fields input, .modal-fields textarea, .modal-fields .select")?.focus();
  }

  draw(component) {
    if (component.type === 1) return (component.components ?? []).map((inner) => this.draw(inner));
    if (component.type === 18) return this.labelled(component.component, component.label, component.description);
    if (component.type === 10) return markdown(component.content, this.store);
    return this.labelled(component, component.label, component.description);
  }

  labelled(component, label, description) {
    const id = fresh_id("field");
    const about = description ? fresh_id("about") : null;
    const wrong = fresh_id("wrong");
    const make = { 4: text_input, 19: upload, 21: radio_group, 22: checkbox_group, 23: checkbox }[component.type] ?? menu;
    const field = make(component, { id, about, label, store: this.store });
    field.wrong = h("p", { class: "field-trouble", id: wrong });
    this.fields.push({ component, ...field });
    const star = needed(component) ? h("span", { class: "star", title: "required" }, " *") : null;
    const caption = field.group ? h("legend", { id: `${id}-label` }, label ?? "", star) : h("label", { for: id, id: `${id}-label` }, label ?? "", star);
    const hint = description && h("p", { class: "hint", id: about }, description);
    return h(field.group ? "fieldset" : "div", { class: "modal-field" }, caption, hint, field.node, field.wrong);
  }

  async submit() {
    const fields = {};
    let first = null;
    for (const { component, read, wrong, focus } of this.fields) {
      const value = read();
      const why = complaint(component, value);
      wrong.textContent = why ?? "";
      if (why) first ??= focus;
      fields[component.custom_id] = value;
    }
    if (first) return first();
    this.button.disabled = true;
    this.button.setAttribute("aria-busy", "true");
    const { modal, interaction, person } = this.event;
    const result = await this.wire.request({ do: "submit", as: person, interaction, custom_id: modal.custom_id, fields });
    this.button.disabled = false;
    this.button.removeAttribute("aria-busy");
    if (result.ok) return this.dialog.close();
    this.trouble.hidden = false;
    this.trouble.textContent = result.text || "Something went wrong. Try again.";
  }
}

/** Modal fields are required unless they say otherwise; a single checkbox never is. */
function needed(component) {
  return component.type !== 23 && component.required !== false;
}

/** Why a value cannot be sent, or null. */
function complaint(component, value) {
  const many = Array.isArray(value);
  const empty = value === null || value === "" || (many && !value.length);
  if (empty) return needed(component) ? "This is required." : null;
  const [least, most] = many ? [component.min_values ?? 1, component.max_values ?? Infinity] : [component.min_length ?? 0, component.max_length ?? 4000];
  if (typeof value === "boolean") return null;
  if (value.length < least) return many ? `Choose at least ${least}.` : `At least ${least} characters.`;
  return value.length > most ? (many ? `Choose at most ${most}.` : `At most ${most} characters.`) : null;
}

function text_input(component, { id, about }) {
  const long = component.style === 2;
  const node = h(long ? "textarea" : "input", {
    id, class: "text-input", rows: long ? 5 : null, type: long ? null : "text", placeholder: component.placeholder,
    minlength: component.min_length, maxlength: component.max_length ?? 4000, "aria-describedby": about, autocomplete: "off",
  });
  node.value = component.value ?? "";
  return { node, read: () => node.value, focus: () => node.focus() };
}

function menu(component, { id, label, store }) {
  const options = options_of(component, store);
  let values = options.filter((option) => option.chosen).map((option) => option.value);
  const setup = { options, min: needed(component) ? (component.min_values ?? 1) : 0, max: component.max_values ?? 1, placeholder: component.placeholder, label, id: component.custom_id };
  const node = select_menu(setup, (chosen) => (values = chosen));
  node.id = id;
  return { node, read: () => values, focus: () => node.focus() };
}

function upload(component, { id, about }) {
  const node = h("input", { id, type: "file", class: "text-input", multiple: (component.max_values ?? 1) > 1, "aria-describedby": about });
  let files = [];
  node.addEventListener("change", async () => (files = await Promise.all([...node.files].map(packed))));
  return { node, read: () => files, focus: () => node.focus() };
}

function choices(component, id, type) {
  const inputs = component.options.map((option) => h("input", { type, name: id, value: option.value }));
  component.options.forEach((option, index) => (inputs[index].checked = Boolean(option.default)));
  const rows = component.options.map((option, index) =>
    h("label", { class: "choice" }, inputs[index], h("span", {}, option.label, option.description && h("small", {}, option.description))));
  return { node: h("div", { class: "choices" }, rows), inputs };
}

function radio_group(component, { id }) {
  const { node, inputs } = choices(component, id, "radio");
  return { group: true, node, read: () => inputs.find((input) => input.checked)?.value ?? null, focus: () => inputs[0].focus() };
}

function checkbox_group(component, { id }) {
  const { node, inputs } = choices(component, id, "checkbox");
  return { group: true, node, read: () => inputs.filter((input) => input.checked).map((input) => input.value), focus: () => inputs[0].focus() };
}

function checkbox(component, { id }) {
  const node = h("input", { id, type: "checkbox", class: "lone-checkbox" });
  node.checked = Boolean(component.default);
  return { node, read: () => node.checked, focus: () => node.focus() };
}
