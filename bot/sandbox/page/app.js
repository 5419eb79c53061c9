/** The page's start: joins the socket, what is known and what is drawn. */

import { Actions } from "./actions.js";
import { Composer } from "./composer.js";
import { draw_title, Log } from "./log.js";
import { tick } from "./markup.js";
import { Modal } from "./modal.js";
import { Press } from "./press.js";
import { channel_icon, Side } from "./side.js";
import { Store } from "./store.js";
import { Strip } from "./strip.js";
import { Wire } from "./wire.js";

const BANNER_AFTER_MS = 250;

const find = (id) => document.getElementById(id);
const store = new Store();
const scheme = location.protocol === "https:" ? "wss" : "ws";
const wire = new Wire(`${scheme}://${location.host}/page`, heard, turned);
const actions = new Actions(store, wire);
const log = new Log(store, actions, find("scroller"), find("log"), find("pill"), find("voice"));
const side = new Side(store, wire, find("side"), () => drawer(false));
const composer = new Composer(store, wire, find("composer"), () => show_people());
actions.show_commands = () => composer.show_all();
const strip = new Strip(store, wire, find("strip"));
let modals = [];

function heard(event) {
  if (event.t === "traffic") return strip.pass(event);
  if (event.t === "modal") {
    modals.push(event);
    return open_modal();
  }
  store.take(event);
}

/** A form waits until its person is the one looking, and until no other form is open. */
function open_modal() {
  if (document.querySelector("dialog.modal")) return;
  const next = modals.find((event) => !event.person || event.person === store.me);
  if (!next) return;
  modals = modals.filter((event) => event !== next);
  const modal = new Modal(store, wire, { ...next, person: next.person || store.me });
  modal.dialog.addEventListener("close", open_modal);
  modal.open();
}

function turned(open) {
  store.online = open;
  banner();
}

let waiting_banner = null;
let met = false;

/** Say that the bot is away, but not for a blink. */
function banner() {
  clearTimeout(waiting_banner);
  const removed = store.online === true && store.bot.member === false;
  const away = store.online !== true || store.bot.online === false || removed;
  const node = find("banner");
  met ||= removed || !away;
  if (!away) {
    node.hidden = true;
    return;
  }
  waiting_banner = setTimeout(() => {
    const restarting = met ? "The bot is restarting… Your draft is kept." : "The bot is starting…";
    find("banner-text").textContent = removed ? "The bot is not on this server. Its games wait until you invite it again." : restarting;
    node.hidden = false;
  }, met ? BANNER_AFTER_MS : 1000);
}

function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  find("menu").setAttribute("aria-expanded", String(open));
  find("backdrop").hidden = !open;
  if (open) find("side").querySelector(".person.current")?.focus();
}

function show_people() {
  if (matchMedia("(max-width: 720px)").matches) drawer(true);
  else find("side").querySelector(".person.current")?.focus();
}

function title() {
  const channel = store.channel;
  const me = store.person(store.me);
  const about = channel?.kind === "dm" ? `${me?.name} and ${store.bot.name}` : channel?.kind === "thread" ? "Thread" : null;
  const shown = channel?.kind === "dm" ? { ...channel, name: store.bot.name } : channel;
  draw_title(find("title"), shown, { icon: channel_icon(channel), about });
  find("add-thread").hidden = channel?.kind !== "text";
  const calling = store.people.some((person) => person.id !== store.me && store.awaited(person.id));
  find("menu").classList.toggle("has-calls", calling);
  document.title = channel ? `${calling ? "• " : ""}${shown.name} · ${me?.name ?? ""} · Heliograph` : "Heliograph";
}

let parts = null;
const press = new Press(() => parts && plan());

/** Redraw what changed, once a frame, and not under a press; a hidden page gets no frames, so it uses a timer. */
function changed(event) {
  if (parts) {
    for (const part of event.detail) parts.add(part);
    return;
  }
  parts = new Set(event.detail);
  plan();
}

function plan() {
  if (document.visibilityState === "visible") requestAnimationFrame(draw);
  else setTimeout(draw, 30);
}

function draw() {
  if (press.held || !parts) return;
  const now = parts;
  parts = null;
  if (now.has("people") || now.has("channels") || now.has("me")) {
    side.render();
    title();
  }
  if (now.has("me") || now.has("people") || now.has("channels")) composer.render();
  if (now.has("commands")) composer.renew();
  if (now.has("messages") || now.has("me")) log.render();
  if (now.has("bot")) banner();
  if (now.has("authors") || now.has("people")) strip.render();
  if (now.has("me")) open_modal();
}

function thread_name() {
  const field = find("thread-name");
  field.hidden = !field.hidden;
  if (!field.hidden) field.focus();
}

store.addEventListener("change", changed);
find("menu").addEventListener("click", () => drawer(!document.body.classList.contains("drawer-open")));
find("backdrop").addEventListener("click", () => drawer(false));
find("add-thread").addEventListener("click", thread_name);
find("thread-name").addEventListener("keydown", (event) => {
  const name = event.target.value.trim();
  if (event.key === "Escape" || (event.key === "Enter" && name)) {
    event.preventDefault();
    if (event.key === "Enter") wire.request({ do: "thread", as: store.me, channel_id: store.channel.id, name });
    event.target.value = "";
    thread_name();
  }
});
for (const id of ["authors", "strip-close"]) {
  find(id).addEventListener("click", () => {
    const open = strip.toggle();
    find("strip-box").hidden = !open;
    find("authors").setAttribute("aria-expanded", String(open));
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("drawer-open")) drawer(false);
  const typing = event.target.closest?.("input, textarea, select, button, a, dialog, [role=listbox], [tabindex]");
  if (!typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) composer.text.focus();
});
setInterval(() => tick(document, store.now()), 1000);
banner();
log.render();
wire.open();
