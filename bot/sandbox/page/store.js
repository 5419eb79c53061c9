/** What the page knows: guild, people, channels, messages, who is looking at what, and who has been called. */

const EPOCH_MS = 1420070400000n;
const KEPT = 400;

/** Order of two snowflakes; they are decimal texts too long for a number. */
export function by_id(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** All markdown that a message carries: its content and its text displays, however deep. */
export function* texts_of(message) {
  if (message.content) yield message.content;
  const inside = [...(message.components ?? [])];
  while (inside.length) {
    const component = inside.shift();
    if (component.type === 10) yield component.content ?? "";
    inside.push(...(component.components ?? []));
  }
}

/** Does the message call this person? Discord's own list decides, for a text may name people without calling them. */
export function calls(message, person) {
  if (message.only_for) return message.only_for === person;
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === person);
}

function remembered(key, otherwise) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function remember(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* A full or forbidden storage costs the memory of this visit only. */
  }
}

/** Fires `change` with `detail` naming the parts that changed: people, channels, messages, commands, bot, authors. */
export class Store extends EventTarget {
  constructor() {
    super();
    this.guild = { id: "", name: "" };
    this.bot = { id: "", name: "", online: false };
    this.people = [];
    this.roles = [];
    this.locales = [];
    this.channels = [];
    this.commands = [];
    this.faults = [];
    this.violations = [];
    this.skew = 0;
    this.online = null;
    this.messages = new Map();
    this.me = remembered("heliograph.me", null);
    this.places = remembered("heliograph.places", {});
    this.read = remembered("heliograph.read", {});
    this.drafts = remembered("heliograph.drafts", {});
    this.called = new Set();
    this.pending = new Map();
    this.notes = new Map();
  }

  changed(...parts) {
    this.dispatchEvent(new CustomEvent("change", { detail: new Set(parts) }));
  }

  /** Milliseconds since 1970 by the clock of the sandbox. */
  now() {
    return Date.now() + this.skew * 1000;
  }

  /** A snowflake for something that only this page knows, sorted behind all that is there. */
  local_id(channel) {
    const now = String((BigInt(Math.floor(this.now())) - EPOCH_MS) << 22n);
    const last = this.messages.get(channel)?.at(-1)?.id ?? "0";
    return by_id(now, last) > 0 ? now : String(BigInt(last) + 1n);
  }

  take_state(state) {
    const kept = [...this.messages.values()].flat().filter((message) => message.local);
    Object.assign(this, {
      guild: state.guild,
      bot: state.bot,
      people: state.people,
      roles: state.roles ?? [],
      locales: state.locales ?? [],
      channels: state.channels,
      commands: state.commands ?? [],
      faults: state.faults ?? [],
      violations: state.violations ?? [],
      skew: state.clock_skew ?? 0,
    });
    this.messages = new Map(
      Object.entries(state.messages ?? {}).map(([id, list]) => [id, [...list].sort((a, b) => by_id(a.id, b.id))]),
    );
    for (const message of kept) this.insert(message);
    this.pending.clear();
    this.notes.clear();
    if (!this.people.some((person) => person.id === this.me)) this.me = this.people[0]?.id ?? null;
    this.changed("people", "channels", "messages", "commands", "bot", "authors", "me");
  }

  /** Clear the failures from while the bot was not on the server. */
  take_bot(bot) {
    if (bot.member && this.bot.member === false) {
      this.notes.clear();
      this.changed("messages");
    }
    this.bot = bot;
    this.changed("bot");
  }

  take_people({ people, roles }) {
    Object.assign(this, { people, roles: roles ?? this.roles });
    this.changed("people", "messages");
  }

  /** Take one event of the server; returns false if it is not about what the page keeps. */
  take(event) {
    if (event.t === "state") this.take_state(event);
    else if (event.t === "message") this.take_message(event.message);
    else if (event.t === "deleted") this.drop(event.channel_id, event.id);
    else if (event.t === "people") this.take_people(event);
    else if (event.t === "channels") (this.channels = event.channels), this.changed("channels");
    else if (event.t === "commands") (this.commands = event.commands), this.changed("commands");
    else if (event.t === "bot") this.take_bot(event.bot);
    else if (event.t === "faults") {
      this.faults = event.faults ?? [];
      this.violations = event.violations ?? this.violations;
      this.skew = event.clock_skew ?? this.skew;
      this.changed("authors");
    } else return false;
    return true;
  }

  insert(message) {
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, []);
    const list = this.messages.get(message.channel_id);
    const at = list.findIndex((other) => other.id === message.id);
    if (at >= 0) return list.splice(at, 1, message)[0];
    let place = list.length;
    while (place > 0 && by_id(list[place - 1].id, message.id) > 0) place--;
    list.splice(place, 0, message);
    if (list.length > KEPT) list.splice(0, list.length - KEPT);
    return null;
  }

  take_message(message) {
    const before = this.insert(message);
    for (const person of this.people) {
      const newly = calls(message, person.id) && !(before && calls(before, person.id));
      if (newly && message.author?.id !== person.id) this.called.add(`${person.id} ${message.channel_id}`);
    }
    this.changed("messages", "people", "channels");
  }

  drop(channel, id) {
    const list = this.messages.get(channel) ?? [];
    const at = list.findIndex((message) => message.id === id);
    if (at >= 0) list.splice(at, 1);
    this.notes.delete(id);
    this.changed("messages", "channels");
  }

  /** The messages of a channel that `person` may see, oldest first. */
  visible(channel, person = this.me) {
    return (this.messages.get(channel) ?? []).filter((message) => !message.only_for || message.only_for === person);
  }

  find(channel, id) {
    return (this.messages.get(channel) ?? []).find((message) => message.id === id);
  }

  person(id) {
    return this.people.find((person) => person.id === id);
  }

  role_name(id) {
    const role = this.roles.find((each) => each.id === id);
    return role ? role.name.replace(/^@/, "") : "deleted-role";
  }

  /** A name for any user id: a person, the bot, or the number itself. */
  name_of(id) {
    return this.person(id)?.name ?? (id === this.bot.id ? this.bot.name : id);
  }

  channels_of(person) {
    return this.channels.filter((channel) => channel.kind !== "dm" || channel.person === person);
  }

  /** The channel the present person looks at; where they were last, else the first. */
  get channel() {
    const mine = this.channels_of(this.me);
    const place = mine.find((channel) => channel.id === this.places[this.me]);
    return place ?? mine.find((channel) => channel.kind === "text") ?? mine[0] ?? null;
  }

  become(person) {
    if (!this.person(person)) return;
    const here = this.channel;
    this.me = person;
    if (here && here.kind !== "dm") this.places[person] = here.id;
    else if (here && !this.places[person]) delete this.places[person];
    remember("heliograph.me", person);
    remember("heliograph.places", this.places);
    this.changed("me", "people", "channels", "messages", "commands");
  }

  go(channel) {
    this.places[this.me] = channel;
    remember("heliograph.places", this.places);
    this.changed("me", "channels", "messages", "commands");
  }

  /** The present person has seen all of this channel. */
  saw(channel) {
    const last = this.visible(channel).at(-1)?.id;
    const mine = (this.read[this.me] ??= {});
    const called = this.called.delete(`${this.me} ${channel}`);
    if (last && mine[channel] !== last) {
      mine[channel] = last;
      remember("heliograph.read", this.read);
    } else if (!called) return;
    this.changed("people", "channels");
  }

  /** What waits for a person in a channel: `{unread, calls}`, both counts. */
  waiting(channel, person) {
    const seen = this.read[person]?.[channel.id];
    let unread = 0;
    let called = 0;
    for (const message of this.visible(channel.id, person)) {
      if (message.author?.id === person || (seen && by_id(message.id, seen) <= 0)) continue;
      unread++;
      if (channel.kind === "dm" || calls(message, person)) called++;
    }
    if (!called && this.called.has(`${person} ${channel.id}`)) called = 1;
    return { unread, calls: called };
  }

  /** Is this person mentioned, or written to, anywhere they have not looked? */
  awaited(person) {
    return this.channels_of(person).some((channel) => this.waiting(channel, person).calls > 0);
  }

  draft(channel = this.channel?.id) {
    return this.drafts[`${this.me} ${channel}`] ?? "";
  }

  keep_draft(text, channel = this.channel?.id) {
    if (text) this.drafts[`${this.me} ${channel}`] = text;
    else delete this.drafts[`${this.me} ${channel}`];
    remember("heliograph.drafts", this.drafts);
  }

  /** Put a private line of the page's own into a channel, e.g. that a command failed. */
  whisper(channel, text) {
    const message = {
      id: this.local_id(channel),
      channel_id: channel,
      content: text,
      only_for: this.me,
      local: true,
      author: { id: this.bot.id, username: this.bot.name, bot: true },
      timestamp: new Date(this.now()).toISOString(),
    };
    this.insert(message);
    this.changed("messages");
  }

  set_pending(message, custom_id, person, values = []) {
    this.pending.set(`${message} ${custom_id} ${person}`, values);
    this.notes.delete(message);
    this.changed("messages");
  }

  clear_pending(message, custom_id, person, text = null) {
    this.pending.delete(`${message} ${custom_id} ${person}`);
    if (text) this.notes.set(message, { person, text });
    this.changed("messages");
  }

  is_pending(message, custom_id) {
    return this.pending.has(`${message} ${custom_id} ${this.me}`);
  }

  /** The values that the present person has chosen from a menu and the bot has not answered yet, or null. */
  chosen(message, custom_id) {
    return this.pending.get(`${message} ${custom_id} ${this.me}`) ?? null;
  }
}
