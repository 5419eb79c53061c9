/** The left side: whom one can be, the channels and threads, that person's messages with the bot. */

import { avatar, fill, h, icon } from "./dom.js";

/** A field left alone folds only after the click that left it has landed, or the click would miss. */
const FOLD_AFTER_MS = 250;

export class Side {
  /** `went` is called when someone chooses a channel, so that a narrow window can close the drawer. */
  constructor(store, wire, node, went) {
    Object.assign(this, { store, wire, node, went });
    this.people = h("ul", { class: "people", "aria-label": "People: choose who you are" });
    this.rooms = h("ul", { class: "rooms", "aria-label": "Channels" });
    this.letters = h("ul", { class: "rooms", "aria-label": "Direct messages" });
    this.title = h("strong", {});
    this.letters_title = h("h2", {});
    node.append(
      h("div", { class: "guild" }, h("span", { class: "avatar sun", style: { "--size": "26px" }, "aria-hidden": "true" }), this.title),
      h("div", { class: "side-scroll" },
        h("div", { class: "side-head" }, h("h2", {}, "You are"), this.adder("person", "Add a person", "Name of the new person", (name) => ({ do: "person", name }))),
        this.people,
        h("div", { class: "side-head" }, h("h2", {}, "Channels"), this.adder("channel", "Add a channel", "Name of the new channel", (name) => ({ do: "channel", name }))),
        this.rooms,
        h("div", { class: "side-head" }, this.letters_title),
        this.letters,
      ),
    );
  }

  /** A small "+" that turns into a field for a name. */
  adder(kind, label, hint, message) {
    const field = h("input", { class: "adder-field", "aria-label": hint, placeholder: hint, maxlength: 32, hidden: true, autocomplete: "off" });
    const button = h("button", { class: "round small", type: "button", "aria-label": label, title: label, data: { testid: `add-${kind}` } }, icon("plus", 16));
    const close = () => {
      field.hidden = true;
      field.value = "";
    };
    button.addEventListener("click", () => {
      field.hidden = !field.hidden;
      if (!field.hidden) field.focus();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (!field.value.trim()) return;
      this.wire.request(message(field.value.trim()));
      close();
      button.focus();
    });
    field.addEventListener("blur", () => setTimeout(() => document.activeElement === field || close(), FOLD_AFTER_MS));
    return [button, field];
  }

  render() {
    const { store } = this;
    const focus = document.activeElement?.closest?.("[data-side]")?.dataset.side;
    this.title.textContent = store.guild.name || "Heliograph";
    fill(this.people, store.people.map((person) => this.person(person)));
    const mine = store.channels_of(store.me);
    const rooms = mine.filter((channel) => channel.kind === "text");
    const threads = mine.filter((channel) => channel.kind === "thread");
    const under = (room) => threads.filter((thread) => thread.parent === room.id);
    const lost = threads.filter((thread) => !rooms.some((room) => room.id === thread.parent));
    fill(this.rooms, rooms.map((room) => [this.room(room), under(room).map((thread) => this.room(thread))]), lost.map((thread) => this.room(thread)));
    this.letters_title.textContent = `${store.person(store.me)?.name ?? "Your"}’s messages`;
    fill(this.letters, mine.filter((channel) => channel.kind === "dm").map((channel) => this.room(channel)));
    if (focus) this.node.querySelector(`[data-side="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
  }

  person(person) {
    const { store } = this;
    const current = person.id === store.me;
    const awaited = !current && store.awaited(person.id);
    const words = awaited ? `${person.name}, is called` : person.name;
    return h("li", {}, h("button", {
      class: current ? "person current" : "person", type: "button", "aria-pressed": String(current), "aria-label": words,
      data: { side: `person ${person.id}`, testid: "person" }, on: { click: () => (store.become(person.id), this.went()) },
    }, avatar(person, 28), h("span", { class: "name" }, person.name), person.dms_open === false && h("span", { class: "small-tag", title: "Direct messages from the bot are closed" }, "DMs closed"),
      awaited && h("span", { class: "called", title: `${person.name} is called`, data: { testid: "awaited" } })));
  }

  room(channel) {
    const { store } = this;
    const current = store.channel?.id === channel.id;
    const { unread, calls } = current ? { unread: 0, calls: 0 } : store.waiting(channel, store.me);
    const name = channel.kind === "dm" ? store.bot.name || channel.name : channel.name;
    const state = calls ? `, ${calls} for you` : unread ? ", unread" : "";
    return h("li", { class: channel.kind }, h("button", {
      class: ["room", current && "current", unread && "unread"].filter(Boolean).join(" "), type: "button",
      "aria-current": current ? "page" : null, "aria-label": `${name}${state}`,
      data: { side: `room ${channel.id}`, testid: "room" },
      on: { click: () => (store.go(channel.id), this.went()) },
    }, channel_icon(channel), h("span", { class: "name" }, name), calls > 0 && h("span", { class: "badge" }, calls > 99 ? "99+" : calls)));
  }
}

export function channel_icon(channel) {
  return icon({ dm: "letter", thread: "thread" }[channel?.kind] ?? "hash", 18);
}
