/** The bot's slash commands as people type them, and whether a typed value is one that an option takes. */

const CHAT_INPUT = 1;
const GROUP = 2;
const SUB = 1;

export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };

/** Whose words Discord takes where a language has none of its own. */
const NEXT_LOCALE = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** A member of a command, option or choice as the language of a person's Discord says it, or as it was written. */
function said_in(locale, node, member) {
  const said = node[`${member}_localizations`] ?? {};
  return said[locale] ?? said[NEXT_LOCALE[locale]] ?? node[member] ?? "";
}

/**
 * Every command that can be typed here, subcommands spelt out:
 * `{name: "game new", label: "spiel neu", description, group: "spiel", options}`, options with the required first, each
 * with a label, too. What is shown is in the language of the person; the bot is told names.
 */
export function spelt_out(commands, { admin, direct, locale }) {
  const out = [];
  for (const command of commands) {
    if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT || !usable(command, admin, direct)) continue;
    walk(command, [command], locale, out);
  }
  return out;
}

function walk(node, path, locale, out) {
  const inner = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (!inner.length) {
    const options = [...(node.options ?? [])].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
    const labels = path.map((each) => said_in(locale, each, "name"));
    out.push({
      name: path.map((each) => each.name).join(" "), label: labels.join(" "), description: said_in(locale, node, "description"),
      group: labels[0], options: options.map((option) => option_in(locale, option)),
    });
  }
  for (const option of inner) walk(option, [...path, option], locale, out);
}

function option_in(locale, option) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: said_in(locale, choice, "name") }));
  return { ...option, label: said_in(locale, option, "name"), description: said_in(locale, option, "description"), choices };
}

/** What of a command's two names a text is or begins with, the one that is shown first; undefined if neither. */
export function named(command, text, begins = false) {
  const typed = text.toLowerCase();
  return [command.label, command.name].find((name) => (begins ? typed.startsWith(`${name} `) : typed === name));
}

function usable(command, admin, direct) {
  if (direct && (command.contexts ? !command.contexts.includes(1) : command.dm_permission === false)) return false;
  if (!direct && command.contexts && !command.contexts.includes(0)) return false;
  const needs = command.default_member_permissions;
  return direct || admin || needs === null || needs === undefined;
}

/** Commands whose name or description has every word typed; names that begin with it first. */
export function matching(list, typed) {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  const names = (command) => [command.label, command.name];
  const rank = (command) => (names(command).some((name) => name.startsWith(query)) ? 0 : names(command).some((name) => name.includes(query)) ? 1 : 2);
  return list
    .filter((command) => words.every((word) => names(command).some((name) => name.includes(word)) || (word.length > 2 && command.description.toLowerCase().includes(word))))
    .sort((a, b) => rank(a) - rank(b));
}

/** The fixed choices of an option: its own, yes or no, people, roles, channels; null where text is free. */
export function fixed_choices(option, store) {
  if (option.choices?.length) return option.choices;
  if (option.type === TYPE.boolean) return [{ name: "True", value: true }, { name: "False", value: false }];
  const people = store.people.map((person) => ({ name: person.name, value: person.id, person }));
  if (option.type === TYPE.user || option.type === TYPE.mentionable) {
    return [...people, { name: store.bot.name, value: store.bot.id, person: { ...store.bot, bot: true } }];
  }
  if (option.type === TYPE.role) return store.roles.map((role) => ({ name: `@${role.name.replace(/^@/, "")}`, value: role.id }));
  if (option.type !== TYPE.channel) return null;
  const rooms = store.channels.filter((channel) => channel.kind !== "dm");
  return rooms.map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
}

/** Choices whose name has what was typed. */
export function narrowed(choices, typed) {
  const query = typed.trim().toLowerCase();
  const begins = choices.filter((choice) => String(choice.name).toLowerCase().startsWith(query));
  const holds = choices.filter((choice) => !begins.includes(choice) && String(choice.name).toLowerCase().includes(query));
  return [...begins, ...holds].slice(0, 25);
}

/** The choice whose name or value is exactly what was typed, if any. */
export function exact(choices, typed) {
  const query = typed.trim().toLowerCase().replace(/^[@#]/, "");
  return choices.find((choice) => [choice.name, choice.value].some((said) => String(said).toLowerCase().replace(/^[@#]/, "") === query));
}

/** Turn what stands in a field into the option's value: `{value}` or `{wrong: "why"}`. */
export function value_of(option, text, choices) {
  if (choices) {
    const found = exact(choices, text);
    return found ? { value: found.value } : { wrong: "Choose an item from the list." };
  }
  if (option.type === TYPE.integer || option.type === TYPE.number) return number_of(option, text);
  if (option.type === TYPE.attachment) return { wrong: "Choose a file." };
  if (option.type !== TYPE.string) return { wrong: "The sandbox does not support this kind of option." };
  if (option.min_length && text.length < option.min_length) return { wrong: `Enter at least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? 6000)) return { wrong: `Enter at most ${option.max_length ?? 6000} characters.` };
  return { value: text };
}

function number_of(option, text) {
  const whole = option.type === TYPE.integer;
  const value = Number(text.trim());
  if (!text.trim() || !Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) {
    return { wrong: whole ? "Enter a whole number." : "Enter a number." };
  }
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value) return { wrong: `At least ${option.min_value}.` };
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value) return { wrong: `At most ${option.max_value}.` };
  return { value };
}
