/** The authors' strip: what passes between the bot and the stand-in, and levers to make it go wrong. */

import { fill, h } from "./dom.js";

const MOST = 200;

const KINDS = [
  ["error", "Answer with an error"],
  ["apply_then_error", "Apply, then answer with an error"],
  ["rate_limit", "429, this route"],
  ["global_rate_limit", "429, everything"],
  ["bare_rate_limit", "429 without Via"],
  ["delay_before", "Wait, then apply"],
  ["delay_after", "Apply, then wait"],
  ["reset", "Cut the connection"],
];

const SKIPS = [["10 s", 10], ["3 min", 180], ["15 min", 900], ["1 h", 3600], ["1 day", 86400]];
const GATEWAY = [["drop", "Drop"], ["reconnect", "Ask to reconnect"], ["invalid_session", "Invalid session"], ["outage", "Guild outage"]];

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
      part("Direct messages", this.doors),
      part("Faults", this.fault_form(), this.faults),
      h("details", { class: "part" }, h("summary", {}, "Refused by the rules of Discord ", this.violation_count), this.violations),
      h("section", { class: "part grows" }, h("div", { class: "part-head" }, h("h3", {}, "Traffic"), this.kinds,
        h("button", { class: "button secondary slim", type: "button", on: { click: () => this.clear() } }, "Clear")), this.traffic),
    );
  }

  lever(label, message) {
    return h("button", { class: "button secondary slim", type: "button", on: { click: () => this.wire.request(message) } }, label);
  }

  fault_form() {
    const route = h("input", { class: "text-input", "aria-label": "Route, a regular expression", placeholder: "route, e.g. POST .*/messages", value: ".*" });
    const kind = h("select", { class: "plain", "aria-label": "What happens" }, KINDS.map(([value, label]) => h("option", { value }, label)));
    const status = h("input", { class: "text-input", type: "number", "aria-label": "Status", placeholder: "status", value: 500 });
    const code = h("input", { class: "text-input", type: "number", "aria-label": "Discord's error code", placeholder: "code" });
    const seconds = h("input", { class: "text-input", type: "number", step: "0.1", "aria-label": "Seconds", placeholder: "seconds" });
    const times = h("input", { class: "text-input", type: "number", "aria-label": "How often", placeholder: "times", value: 1 });
    const form = h("form", { class: "fault-form" }, route, kind, h("div", { class: "fault-numbers" }, status, code, seconds, times),
      h("div", { class: "row" }, h("button", { class: "button secondary slim", type: "submit" }, "Add fault"), this.lever("Clear faults", { do: "clear_faults" })));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const rule = { route: route.value || ".*", kind: kind.value };
      for (const [name, input] of Object.entries({ status, code, seconds, times })) if (input.value !== "") rule[name] = Number(input.value);
      this.wire.request({ do: "fault", rule });
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
    this.clock.textContent = store.skew ? `The sandbox's clock is ${Math.round(store.skew)} s ahead.` : "The sandbox's clock is true.";
    fill(this.doors, store.people.map((person) => {
      const box = h("input", { type: "checkbox" });
      box.checked = person.dms_open !== false;
      box.addEventListener("change", () => this.wire.request({ do: "dms", person: person.id, open: box.checked }));
      return h("li", {}, h("label", {}, box, ` ${person.name} takes messages`));
    }));
    fill(this.faults, store.faults.map((rule) => h("li", {}, h("code", {}, said(rule)))));
    fill(this.violations, store.violations.map((found) => h("li", {}, h("pre", {}, h("code", {}, said(found))))));
    this.violation_count.hidden = !store.violations.length;
    this.violation_count.textContent = store.violations.length;
  }
}

function part(title, ...children) {
  return h("details", { class: "part" }, h("summary", {}, title), children);
}

function said(thing) {
  return typeof thing === "string" ? thing : JSON.stringify(thing, null, 1);
}

function entry(event) {
  const bad = event.status >= 400;
  const line = [
    h("span", { class: "method" }, event.method ?? event.kind),
    h("span", { class: "path" }, event.path ?? ""),
    event.status !== null && event.status !== undefined && h("span", { class: bad ? "status bad" : "status" }, event.status),
    event.ms !== null && event.ms !== undefined && h("span", { class: "ms" }, `${Math.round(event.ms * 10) / 10} ms`),
  ];
  const body = event.body ? h("pre", {}, h("code", {}, said(event.body))) : null;
  return h("li", { data: { kind: event.kind } }, body ? h("details", {}, h("summary", {}, line), body) : h("div", { class: "summary" }, line));
}
