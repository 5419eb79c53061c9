/** The messages of the present channel: keeps the DOM in step, and the reader at the bottom or where they are. */

import { h, fill } from "./dom.js";
import { carry_menu, close_lost_menu } from "./menu.js";
import { carry_pictures } from "./pictures.js";
import { draw_message, joins, spoken } from "./message.js";
import { by_id } from "./store.js";

const MOST = 200;
const NEAR_PX = 80;

export class Log {
  /**
   * `scroller` scrolls, `list` inside it is the `role=log`, `pill` brings back to the bottom, `voice` is read aloud.
   * What is read aloud stands in a closed shadow tree, so that a search of the page's text meets each message once.
   */
  constructor(store, actions, scroller, list, pill, voice) {
    Object.assign(this, { store, actions, scroller, list, pill });
    this.voice = voice.attachShadow({ mode: "closed" }).appendChild(h("p"));
    this.news = [];
    this.drawn = new Map();
    this.place = null;
    this.stuck = true;
    this.fresh_from = null;
    this.top = 0;
    scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    pill.addEventListener("click", () => this.to_bottom(true));
    new ResizeObserver(() => this.stuck && this.to_bottom()).observe(list);
    new ResizeObserver(() => this.stuck && this.to_bottom()).observe(scroller);
    document.addEventListener("visibilitychange", () => this.look());
  }

  scrolled() {
    const top = this.scroller.scrollTop;
    const left = this.scroller.scrollHeight - top - this.scroller.clientHeight;
    if (left < NEAR_PX) this.stuck = true;
    else if (top < this.top) this.stuck = false;
    this.top = top;
    if (this.stuck) {
      this.pill.hidden = true;
      this.look();
    }
  }

  to_bottom(by_hand = false) {
    this.stuck = true;
    this.pill.hidden = true;
    const calm = by_hand && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: calm ? "smooth" : "instant" });
    if (by_hand) this.look();
  }

  /** The reader sees the end of the channel, so nothing in it is unread. */
  look() {
    const channel = this.store.channel;
    if (channel && this.stuck && document.visibilityState === "visible") this.store.saw(channel.id);
  }

  render() {
    const { store } = this;
    const channel = store.channel;
    const place = channel ? `${store.me} ${channel.id}` : null;
    const moved = place !== this.place;
    const messages = channel ? store.visible(channel.id).slice(-MOST) : [];
    if (moved) this.arrive(place, channel, messages);
    const focus = this.focus();
    const last = this.last;
    this.last = messages.at(-1)?.id;
    this.reconcile(messages, channel);
    if (focus) this.refocus(focus);
    this.speak(moved);
    const grown = this.last && last && by_id(this.last, last) > 0;
    if (moved || this.stuck || (grown && this.is_mine(messages.at(-1)))) this.to_bottom();
    else if (grown) this.pill.hidden = false;
    this.look();
  }

  /** Did the reader write this, or is it the answer to what they did? Then they want to see it. */
  is_mine(message) {
    const { me } = this.store;
    return [message.author?.id, message.only_for, message.interaction_metadata?.user?.id].includes(me);
  }

  /** Messages that came or changed are read aloud; a channel just entered is not. */
  speak(moved) {
    const others = this.news.filter((message) => message.author?.id !== this.store.me).slice(-3);
    this.news = [];
    if (moved) this.voice.textContent = "";
    else if (others.length) this.voice.textContent = others.map((message) => spoken(message, this.store)).join(". ");
  }

  arrive(place, channel, messages) {
    this.place = place;
    this.drawn.clear();
    this.list.replaceChildren();
    this.stuck = true;
    this.pill.hidden = true;
    const { me, read } = this.store;
    const seen = channel && read[me]?.[channel.id];
    const first = seen ? messages.find((message) => by_id(message.id, seen) > 0 && message.author?.id !== me) : null;
    this.fresh_from = first?.id ?? null;
    this.list.setAttribute("aria-label", channel ? `Messages in ${channel.name}` : "Messages");
  }

  /** Redraw what changed, keep the rest; a redrawn message keeps its loaded pictures. */
  reconcile(messages, channel) {
    const wanted = [];
    const alive = new Set();
    let before = null;
    for (const message of messages) {
      const day = new Date(message.timestamp).toDateString();
      if (!before || new Date(before.timestamp).toDateString() !== day) wanted.push(this.mark(`day ${day}`, "day", day_words(message.timestamp), alive));
      if (message.id === this.fresh_from) wanted.push(this.mark("new", "new-mark", "New", alive));
      const apart = wanted.at(-1)?.classList.contains("mark");
      wanted.push(this.article(message, !apart && joins(message, before), alive));
      before = message;
    }
    if (!messages.length) wanted.push(this.mark(`empty ${channel?.id}`, "empty", null, alive, () => welcome(channel, this.actions)));
    for (const key of this.drawn.keys()) if (!alive.has(key)) this.drawn.delete(key);
    let next = this.list.firstChild;
    for (const node of wanted) {
      if (node === next) next = next.nextSibling;
      else this.list.insertBefore(node, next);
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
    close_lost_menu();
  }

  mark(key, name, text, alive, make = null) {
    alive.add(key);
    if (!this.drawn.has(key)) {
      this.drawn.set(key, { node: make ? make() : h("div", { class: `mark ${name}`, role: "separator", "aria-label": text }, h("span", {}, text)) });
    }
    return this.drawn.get(key).node;
  }

  article(message, joined, alive) {
    const { store } = this;
    alive.add(message.id);
    const pending = [...store.pending.keys()].filter((key) => key.startsWith(`${message.id} `)).join();
    const note = store.notes.get(message.id);
    const state = [joined, pending, note?.text, note?.person, store.people.length].join("|");
    const old = this.drawn.get(message.id);
    if (old && old.message === message && old.state === state) return old.node;
    if (!old || old.message !== message) this.news.push(message);
    const node = draw_message(message, this, joined);
    if (old) {
      carry_pictures(old.node, node);
      if (old.node.isConnected) old.node.replaceWith(node);
      carry_menu(old.node, node);
    }
    this.drawn.set(message.id, { node, message, state });
    return node;
  }

  /** Which control of which message has the focus, so that a redrawn message can give it back. */
  focus() {
    const control = document.activeElement?.closest?.("[data-custom-id]");
    const article = control?.closest("article");
    return article && this.list.contains(article) ? { id: article.dataset.id, custom_id: control.dataset.customId } : null;
  }

  refocus({ id, custom_id }) {
    const node = this.drawn.get(id)?.node;
    if (!node || node.contains(document.activeElement)) return;
    for (const control of node.querySelectorAll("[data-custom-id]")) {
      if (control.dataset.customId === custom_id && !control.disabled) return control.focus({ preventScroll: true });
    }
  }
}

function day_words(timestamp) {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(new Date(timestamp));
}

function welcome(channel, actions) {
  if (!channel) return h("div", { class: "empty" }, "Waiting for the bot…");
  const place = channel.kind === "dm" ? "your messages with the bot" : `#${channel.name}`;
  return h("div", { class: "empty" },
    h("span", { class: "big-sun", "aria-hidden": "true" }),
    h("h2", {}, channel.kind === "dm" ? "No messages yet" : `Welcome to #${channel.name}`),
    h("p", {}, `This is the beginning of ${place}.`),
    h("button", { class: "button primary", type: "button", on: { click: () => actions.show_commands() } }, "See the commands"));
}

/** Fill the header of the channel. */
export function draw_title(node, channel, parts) {
  fill(node, parts.icon, h("h1", {}, channel?.name ?? "…"), parts.about && h("span", { class: "about" }, parts.about));
}
