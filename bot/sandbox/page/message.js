/** One message as an article: who, when, what, and what was asked of them. */

import { avatar, h, icon } from "./dom.js";
import { components, embed } from "./components.js";
import { clock, markdown } from "./markup.js";
import { file_card, is_picture, picture } from "./pictures.js";
import { calls, texts_of } from "./store.js";

const LOADING = 1 << 7;
const V2 = 1 << 15;
const TOGETHER_MS = 7 * 60 * 1000;

/** The author as the page draws them: `{id, name, color, bot}`. */
export function author_of(message, store) {
  const author = message.author ?? {};
  const person = store.person(author.id);
  if (person) return { ...person, bot: false };
  return { id: author.id, name: author.global_name || author.username || store.name_of(author.id), bot: Boolean(author.bot) };
}

/** The command or click that a message answers, as `{user, name}`, or null. */
function asked_by(message) {
  const origin = message.interaction_metadata ?? message.interaction;
  if (!origin?.user || (origin.type ?? 2) !== 2) return null;
  return { user: origin.user, name: message.interaction?.name ?? origin.name ?? "" };
}

/** May this message stand under the one before without a header of its own? */
export function joins(message, before) {
  const refers = message.message_reference && !message.only_for;
  if (!before || asked_by(message) || refers || message.type > 20) return false;
  if (before.author?.id !== message.author?.id || Boolean(before.only_for) !== Boolean(message.only_for)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
}

/** Draw a message. `at` is `{store, actions}`; `joined` leaves out the header. */
export function draw_message(message, { store, actions }, joined) {
  const at = { message, store, actions };
  const author = author_of(message, store);
  const private_to_me = Boolean(message.only_for);
  const called = !private_to_me && author.id !== store.me && calls(message, store.me);
  const names = ["message", joined && "joined", private_to_me && "ephemeral", called && "calls-me", author.bot && "from-bot"];
  const when = new Date(message.timestamp);
  const label = `${author.name}, ${clock(when, "t")}${private_to_me ? ", only you can see this" : ""}`;
  return h("article", { class: names.filter(Boolean).join(" "), "aria-label": label, data: { id: message.id, testid: "message" } },
    !joined && asked(message, store),
    !joined && replied(message, store),
    h("div", { class: "gutter" }, joined ? h("time", { class: "small-time", "aria-hidden": "true" }, clock(when, "t")) : avatar(author, 40)),
    h("div", { class: "body" },
      !joined && header(author, when),
      is_loading(message) ? thinking(author) : content(message, at),
      private_to_me && ephemeral_foot(message, actions),
      note(message, at),
    ),
  );
}

function is_loading(message) {
  return message.loading || Boolean(message.flags & LOADING);
}

function header(author, when) {
  return h("header", {},
    h("strong", { class: "author" }, author.name),
    author.bot && h("span", { class: "tag" }, "APP"),
    h("time", { datetime: when.toISOString(), title: clock(when, "F") }, clock(when, "t")),
  );
}

function asked(message, store) {
  const by = asked_by(message);
  if (!by) return null;
  const person = store.person(by.user.id) ?? { name: by.user.global_name || by.user.username };
  return h("div", { class: "asked" }, avatar(person, 18), h("strong", {}, person.name), " used ", h("span", { class: "mention" }, `/${by.name || "a command"}`));
}

function replied(message, store) {
  if (!message.message_reference?.message_id || message.only_for || asked_by(message) || NOTICES[message.type]) return null;
  const to = message.referenced_message ?? store.find(message.channel_id, message.message_reference.message_id);
  if (!to) return h("div", { class: "asked" }, "In reply to a deleted message");
  const author = author_of(to, store);
  return h("div", { class: "asked" }, avatar(author, 18), h("strong", {}, author.name), " ", h("span", { class: "excerpt" }, excerpt(to, store)));
}

/** The first words of a message, without their marks. */
function excerpt(message, store) {
  const [first = ""] = texts_of(message);
  return bare(first.split("\n")[0], store).slice(0, 120) || "a picture";
}

/** Text without its marks; people by their names. */
function bare(text, store) {
  const named = text.replace(/<@!?(\d+)>/g, (_, id) => store.name_of(id));
  return named.replace(/<[^>]*>|[*_~`|#>]/g, "").replace(/\s+/g, " ").trim();
}

/** What a screen reader is told when a message comes or changes; its pictures' texts are found in the message. */
export function spoken(message, store) {
  const author = author_of(message, store).name;
  if (is_loading(message)) return `${author} is thinking`;
  const words = bare([...texts_of(message)].join(" "), store).slice(0, 400);
  return `${author}${message.only_for ? ", to you alone" : ""}: ${words || "a picture"}`;
}

function thinking(author) {
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), `${author.name} is thinking…`);
}

const NOTICES = { 6: "pinned a message.", 7: "joined.", 18: "started a thread: ", 21: "The thread starts here." };

function content(message, at) {
  const { store } = at;
  if (NOTICES[message.type]) return h("p", { class: "notice" }, NOTICES[message.type], message.type === 18 && h("strong", {}, message.content));
  const edited = message.edited_timestamp && h("span", { class: "edited", title: clock(new Date(message.edited_timestamp), "F") }, "(edited)");
  const parts = [];
  if (message.content) parts.push(with_mark(markdown(message.content, store), edited));
  const v2 = Boolean(message.flags & V2);
  if (!v2) {
    const pictures = (message.attachments ?? []).filter(is_picture);
    const files = (message.attachments ?? []).filter((file) => !is_picture(file));
    if (pictures.length) {
      parts.push(h("div", { class: "gallery", data: { count: Math.min(pictures.length, 4) } }, pictures.map((file) => picture(file, file.description, file.filename?.startsWith("SPOILER_")))));
    }
    parts.push(...files.map(file_card));
    parts.push(...(message.embeds ?? []).map((data) => embed(data, at)));
  }
  if (message.components?.length) parts.push(h("div", { class: "components" }, components(message.components, at)));
  if (!message.content && !message.only_for && edited) parts.push(h("p", { class: "edited-line" }, edited));
  return parts;
}

function with_mark(node, mark) {
  if (!mark) return node;
  const last = node.lastElementChild;
  if (last?.tagName === "P") last.append(" ", mark);
  else node.append(mark);
  return node;
}

function ephemeral_foot(message, actions) {
  return h("p", { class: "only-you" }, icon("eye", 16), "Only you can see this",
    h("span", { "aria-hidden": "true" }, " · "),
    h("button", { class: "quiet", type: "button", on: { click: () => actions.dismiss(message) } }, "Dismiss"));
}

function note(message, { store, actions }) {
  const found = store.notes.get(message.id);
  if (!found || found.person !== store.me) return null;
  return h("p", { class: "failure", role: "alert" }, found.text,
    h("button", { class: "quiet", type: "button", on: { click: () => actions.forget_note(message) } }, "Dismiss"));
}
