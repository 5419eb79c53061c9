/** The authors' strip: what passes between the bot and the stand-in, and levers to make it go wrong. */

import { fill, h } from "./dom.js";

const MOST = 200;

const KINDS = [
  ["status", "Return a status without doing it"],
  ["apply_then_fail", "Do it, then return a status"],
  ["rate_limit", "429 for this route"],
  ["rate_limit_global", "429 for everything"],
  ["rate_limit_no_via", "429 without a Via header"],
  ["delay_before", "Wait, then do it"],
  ["delay_after", "Do it, then answer late"],
  ["reset", "Drop the connection"],
  ["code", "Refuse with an error code"],
  ["duplicate", "Send an event twice"],
  ["reorder", "Send an event late"],
];

/** Which numbers a kind of fault takes, each `[member, label, preset]`. */
const NUMBERS = {
  status: [["status", "Status", 500]],
  apply_then_fail: [["status", "Status", 502]],
  rate_limit: [["retry_after", "Seconds", 1]],
  rate_limit_global: [["retry_after", "Seconds", 1]],
  rate_limit_no_via: [["retry_after", "Seconds", 1]],
  delay_before: [["seconds", "Seconds", 2]],
  delay_after: [["seconds", "Seconds", 2]],
  code: [["code", "Code", 50013]],
};
const WHEN = [["nth", "Start at request", 1], ["times", "Times", 1]];

const SKIPS = [["10 s", 10], ["3 min", 180], ["15 min", 900], ["1 h", 3600], ["1 day", 86400]];
const GATEWAY = [["drop", "Drop"], ["reconnect", "Ask to reconnect"], ["invalid_session", "Invalid session"], ["outage", "Guild outage"], ["membership", "Remove or invite the bot"]];

export class Strip {
  constructor(store, wire, node) {
    Object.assign(this, { store, wire, node });
    this.entries = [];
    this.traffic = h("ol", { class: "traffic", "aria-label": "Requests and events" });
    this.violations = h("ol", { class: "violations" });
    this.faults = h("ol", { class: "faults" });
    this.doors = h("ul", { class: "doors" });
    this.clock = h("p", { class: "hint" });
    this.violation_count = h("span", { class: "badge", hidden: true });
    this.kinds = h("select", { class: "plain", "aria-label": "Show" }, h("option", { value: "" }, "all"), h("option", { value: "rest" }, "requests"), h("option", { value: "gateway" }, "events"));
    this.kinds.addEventListener("change", () => (this.traffic.dataset.only = this.kinds.value));
    node.append(
      part("Time", this.clock, h("div", { class: "row" }, SKIPS.map(([label, seconds]) => this.lever(`+ ${label}`, { do: "skip", seconds })))),
      part("Gateway", h("div", { class: "row" }, GATEWAY.map(([action, label]) => this.lever(label, { do: "gateway", action })))),
      part("People", this.doors),
      part("Faults", this.fault_form(), this.faults),
      h("details", { class: "part" }, h("summary", {}, "Rejected under Discord’s rules ", this.violation_count), this.violations),
      h("section", { class: "part grows" }, h("div", { class: "part-head" }, h("h3", {}, "Traffic"), this.kinds,
        h("button", { class: "button secondary slim", type: "button", on: { click: () => this.clear() } }, "Clear")), this.traffic),
    );
  }

  lever(label, message) {
    return h("button", { class: "button secondary slim", type: "button", on: { click: () => this.wire.request(message) } }, label);
  }

  /** In which language a person has Discord. */
  language_of(person) {
    const menu = h("select", { class: "plain", "aria-label": `Language of ${person.name}`, data: { testid: "language" } },
      this.store.locales.map((locale) => h("option", { value: locale }, language_name(locale))));
    menu.value = person.locale;
    menu.addEventListener("change", () => this.wire.request({ do: "locale", person: person.id, locale: menu.value }));
    return menu;
  }

  /** What to hit, what happens, and the numbers that this needs. */
  fault_form() {
    const target = h("input", { class: "text-input", value: ".*" });
    const kind = h("select", { class: "plain", "aria-label": "Kind of fault" }, KINDS.map(([value, label]) => h("option", { value }, label)));
    const numbers = h("div", { class: "fault-numbers" });
    const trouble = h("p", { class: "field-trouble", role: "alert" });
    const of_event = () => ["duplicate", "reorder"].includes(kind.value);
    const draw = () => {
      target.setAttribute("aria-label", of_event() ? "Event" : "Route (regular expression)");
      if (of_event() !== (target.value === "INTERACTION_CREATE")) target.value = of_event() ? "INTERACTION_CREATE" : ".*";
      const inputs = [...(NUMBERS[kind.value] ?? []), ...WHEN].map(([name, label, preset]) =>
        h("label", {}, label, h("input", { class: "text-input", type: "number", step: "any", min: 0, name, value: preset })));
      fill(numbers, inputs);
    };
    kind.addEventListener("change", draw);
    draw();
    const form = h("form", { class: "fault-form" }, kind, target, numbers, trouble,
      h("div", { class: "row" }, h("button", { class: "button secondary slim", type: "submit" }, "Add fault"), this.lever("Clear faults", { do: "clear_faults" })));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const rule = { kind: kind.value, [of_event() ? "event" : "route"]: target.value };
      for (const input of numbers.querySelectorAll("input")) if (input.value !== "") rule[input.name] = Number(input.value);
      const result = await this.wire.request({ do: "fault", rule });
      trouble.textContent = result.ok ? "" : result.text;
    });
    return form;
  }

  /** Take one `traffic` event. */
  pass(event) {
    this.entries.push(event);
    if (this.entries.length > MOST) this.entries.shift();
    if (this.node.hidden) return;
    this.traffic.prepend(entry(event));
    while (this.traffic.children.length > MOST) this.traffic.lastChild.remove();
  }

  clear() {
    this.entries = [];
    fill(this.traffic);
  }

  /** Unfold or fold away; returns whether it is open now. */
  toggle() {
    this.node.hidden = !this.node.hidden;
    if (!this.node.hidden) {
      fill(this.traffic, [...this.entries].reverse().map(entry));
      this.render();
    }
    return !this.node.hidden;
  }

  render() {
    if (this.node.hidden) return;
    const { store } = this;
    this.clock.textContent = store.skew ? `The sandbox's clock is ${Math.round(store.skew)} s ahead.` : "The sandbox's clock matches real time.";
    fill(this.doors, store.people.map((person) => {
      const box = h("input", { type: "checkbox" });
      box.checked = person.dms_open !== false;
      box.addEventListener("change", () => this.wire.request({ do: "dms", person: person.id, open: box.checked }));
      return h("li", {}, h("label", {}, box, ` ${person.name} takes messages`), " ", this.language_of(person));
    }));
    fill(this.faults, store.faults.map((rule) => h("li", {}, fault_words(rule))));
    fill(this.violations, store.violations.map((found) => h("li", {}, h("pre", {}, h("code", {}, said(found))))));
    this.violation_count.hidden = !store.violations.length;
    this.violation_count.textContent = store.violations.length;
  }
}

/** What a language is called in itself, such as "Deutsch". */
function language_name(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
}

/** A fault in force in one line, and how often it has struck. */
function fault_words(rule) {
  const label = KINDS.find(([kind]) => kind === rule.kind)?.[1] ?? rule.kind;
  const numbers = (NUMBERS[rule.kind] ?? []).map(([name]) => rule[name]).join(" ");
  const chance = rule.probability ? `, chance ${rule.probability}` : "";
  return `${label} ${numbers} at ${rule.event || rule.route}${chance}; struck ${rule.fired ?? 0} of ${rule.times ?? "any"} times`;
}

function part(title, ...children) {
  return h("details", { class: "part" }, h("summary", {}, title), children);
}

/** JSON set out in lines; text that is none, such as a shortened body, as it is. */
function said(thing) {
  if (typeof thing !== "string") return JSON.stringify(thing, null, 1);
  try {
    return JSON.stringify(JSON.parse(thing), null, 1);
  } catch {
    return thing;
  }
}

function entry(event) {
  const bad = event.status >= 400;
  const line = [
    h("span", { class: "method" }, event.method ?? event.kind),
    h("span", { class: "path" }, event.path ?? ""),
    Boolean(event.status) && h("span", { class: bad ? "status bad" : "status" }, event.status),
    event.kind === "rest" && h("span", { class: "ms" }, `${Math.round(event.ms * 10) / 10} ms`),
  ];
  const body = event.body ? h("pre", {}, h("code", {}, said(event.body))) : null;
  return h("li", { data: { kind: event.kind } }, body ? h("details", {}, h("summary", {}, line), body) : h("div", { class: "summary" }, line));
}
