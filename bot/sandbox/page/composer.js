/** Where one writes: plain text, or a slash command whose options are filled in where they stand. */

import { avatar, fill, h, icon } from "./dom.js";
import { matching, named, spelt_out } from "./commands.js";
import { Filling } from "./filling.js";
import { Suggest } from "./suggest.js";

export class Composer {
  /** `switched` is called when the picture of oneself is pressed: it leads to the people. */
  constructor(store, wire, form, switched) {
    Object.assign(this, { store, wire, form });
    this.kept = new Map();
    this.filling = null;
    this.suggest = new Suggest(form.querySelector(".suggest"), (item) => item.pick());
    this.me = h("button", { class: "whoami", type: "button", on: { click: switched } });
    this.slash = h("button", { class: "slash", type: "button", "aria-label": "Show commands", title: "Commands" }, "/");
    this.text = h("textarea", {
      class: "say", id: "say", rows: 1, maxlength: 2000, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      autocomplete: "off", autocapitalize: "sentences", enterkeyhint: "send", data: { testid: "say" },
    });
    this.middle = h("div", { class: "middle" }, this.text);
    this.send = h("button", { class: "round send", type: "submit", "aria-label": "Send" }, icon("send"));
    this.status = h("p", { class: "composer-status", role: "status" });
    form.append(h("div", { class: "composer-box" }, this.me, this.slash, this.middle, this.send), this.status);
    this.listen();
  }

  listen() {
    this.form.addEventListener("submit", (event) => (event.preventDefault(), this.submit()));
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => this.suggest.hide());
    this.text.addEventListener("focus", () => this.typed());
    this.slash.addEventListener("click", () => this.show_all());
  }

  /** Open the list of all commands. */
  show_all() {
    if (this.filling) this.take(null);
    this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  /** The present person and channel changed, or what they may do: bring the right draft back. */
  render() {
    const { store } = this;
    const channel = store.channel;
    const place = `${store.me} ${channel?.id}`;
    const me = store.person(store.me) ?? { name: "?" };
    fill(this.me, avatar(me, 30));
    this.me.setAttribute("aria-label", `You are ${me.name}. Change person`);
    this.me.title = `You are ${me.name}`;
    const where = channel?.kind === "dm" ? store.bot.name : `#${channel?.name ?? "…"}`;
    this.text.placeholder = `Message ${where}`;
    this.text.setAttribute("aria-label", `Message ${where} as ${me.name}`);
    // Before there is a channel nothing is decided: what is typed meanwhile stays.
    if (place === this.place || !channel) return;
    const early = this.place ? "" : this.text.value;
    if (this.place) this.kept.set(this.place, this.filling);
    this.place = place;
    this.suggest.hide();
    this.text.value = early || store.draft();
    this.take(this.kept.get(place) ?? null);
    if (early) this.typed();
    else this.grow();
  }

  /** The bot has named its commands, perhaps while someone was typing one. */
  renew() {
    if (!this.filling && this.text.value.startsWith("/") && document.activeElement === this.text) this.typed();
  }

  get commands() {
    const { store } = this;
    const { admin, locale } = store.person(store.me) ?? {};
    return spelt_out(store.commands, { admin: Boolean(admin), direct: store.channel?.kind === "dm", locale });
  }

  typed() {
    this.grow();
    this.store.keep_draft(this.text.value);
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.suggest.hide();
    const said = text.slice(1);
    const list = this.commands;
    if (/\s$/.test(said)) {
      const meant = list.find((command) => named(command, said.trim()));
      if (meant) return this.choose(meant);
    }
    this.show_commands(said, list);
  }

  show_commands(said, list) {
    const typed = list.find((command) => named(command, said, true));
    const found = typed ? [typed] : matching(list, said);
    const items = found.slice(0, 60).map((command) => ({
      name: `/${command.label}`,
      description: command.description,
      group: `/${command.group}`,
      pick: () => this.choose(command, typed ? said.slice(named(command, said, true).length + 1) : ""),
    }));
    const empty = this.store.commands.length ? "No command with this name." : "The bot has not registered its commands yet.";
    this.suggest.show("Commands", items, this.text, { empty });
  }

  /** Begin to fill in a command; `rest` may name options already, as in `game:sol seats:2`. */
  choose(command, rest = "") {
    this.text.value = "";
    this.store.keep_draft("");
    this.suggest.hide();
    const filling = new Filling(this, command);
    this.take(filling);
    filling.preset(rest);
    filling.begin();
  }

  take(filling) {
    this.filling = filling;
    const shown = filling ? filling.node : this.text;
    // Putting in again what is there already would take the focus from whoever is typing.
    if (this.middle.firstChild !== shown) this.middle.replaceChildren(shown);
    this.form.classList.toggle("has-command", Boolean(filling));
  }

  /** Back to plain text; with `text` standing in it. */
  leave(text = "") {
    this.take(null);
    this.suggest.hide();
    this.text.value = text;
    this.store.keep_draft(text);
    this.text.focus();
    this.typed();
  }

  key(event) {
    if (event.isComposing) return;
    const { key } = event;
    if (this.suggest.open) {
      if (key === "ArrowDown" || key === "ArrowUp") this.suggest.step(key === "ArrowDown" ? 1 : -1);
      else if (key === "Escape") this.suggest.hide();
      else if ((key === "Enter" || key === "Tab") && this.suggest.item) this.suggest.item.pick();
      else return;
      event.preventDefault();
    } else if (key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    }
  }

  submit() {
    if (this.filling) return this.filling.send();
    const text = this.text.value.trim();
    if (!text || !this.store.channel) return;
    if (text.startsWith("/")) {
      const list = this.commands;
      const meant = list.find((command) => named(command, text.slice(1)));
      if (meant) this.choose(meant);
      else this.show_commands(text.slice(1), list);
      return;
    }
    this.say(text);
  }

  async say(text) {
    const { store, wire } = this;
    const channel = store.channel.id;
    if (!store.online) return this.tell("Not connected. Your text is kept.");
    this.text.value = "";
    store.keep_draft("");
    this.grow();
    const result = await wire.request({ do: "say", as: store.me, channel_id: channel, text });
    if (!result.ok) store.whisper(channel, result.text || "Your message could not be sent");
  }

  /** Send a command; a failure becomes a private line in the channel it was used in. */
  async use(command, options) {
    const { store, wire } = this;
    const channel = store.channel.id;
    this.leave();
    this.tell(`Sending /${command.label}…`);
    const result = await wire.request({ do: "command", as: store.me, channel_id: channel, name: command.name, options });
    this.tell("");
    if (!result.ok) store.whisper(channel, `**/${command.label}**: ${result.text || "The application did not respond"}`);
  }

  tell(text) {
    this.status.textContent = text;
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }
}
