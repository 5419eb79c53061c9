/**
 * Discord's markdown, read into a tree of plain objects. No DOM here: `markup.js` draws the tree.
 *
 * Blocks: `{kind: "text", inside}`, `heading` (level 1-3), `subtext`, `quote` (blocks), `code` (text, language),
 * `list` (ordered, start, items of blocks). Inline: `text`, `strong`, `em`, `underline`, `strike`, `spoiler`,
 * `code`, `link` (url), `person`, `channel`, `role`, `command`, `everyone`, `emoji`, `time` (at, style), `break`.
 *
 * Whatever the text, reading ends in time proportional to its length times the nesting limit, and every address
 * kept in a `link` is http or https.
 */

const DEEPEST = 8;

/** Read a whole text into blocks. */
export function read_blocks(text, depth = 0) {
  const lines = String(text ?? "").replace(/\r\n?/g, "\n").split("\n");
  return blocks_of(lines, depth);
}

function blocks_of(lines, depth) {
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push({ kind: "text", inside: read_inline(plain.join("\n"), depth) });
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const fence = line.indexOf("```");
    const found =
      (fence >= 0 && fenced(lines, at, fence)) ||
      (depth < DEEPEST && quoted(lines, at, depth)) ||
      (depth < DEEPEST && listed(lines, at, depth)) ||
      headed(line, at, depth);
    if (found) {
      if (found.before) plain.push(found.before);
      flush();
      blocks.push(found.block);
      at = found.next;
      if (found.after) lines = [...lines.slice(0, at), found.after, ...lines.slice(at)];
    } else {
      plain.push(line);
      at++;
    }
  }
  flush();
  return blocks;
}

function fenced(lines, at, from) {
  const opening = lines[at].slice(from + 3);
  const same = opening.indexOf("```");
  const before = lines[at].slice(0, from);
  if (same > 0) {
    const block = { kind: "code", language: "", text: opening.slice(0, same) };
    return { block, next: at + 1, before, after: opening.slice(same + 3) };
  }
  for (let end = at + 1; end < lines.length; end++) {
    const close = lines[end].indexOf("```");
    if (close < 0) continue;
    const language = /^[\w+-]+$/.test(opening) ? opening : "";
    const body = [...(language || !opening ? [] : [opening]), ...lines.slice(at + 1, end)];
    if (close > 0) body.push(lines[end].slice(0, close));
    const block = { kind: "code", language, text: body.join("\n") };
    return { block, next: end + 1, before, after: lines[end].slice(close + 3) };
  }
  return null;
}

function quoted(lines, at, depth) {
  if (lines[at].startsWith(">>> ")) {
    const inside = [lines[at].slice(4), ...lines.slice(at + 1)];
    return { block: { kind: "quote", blocks: blocks_of(inside, depth + 1) }, next: lines.length };
  }
  let end = at;
  while (end < lines.length && /^> ?/.test(lines[end]) && !lines[end].startsWith(">>")) end++;
  if (end === at) return null;
  const inside = lines.slice(at, end).map((line) => line.replace(/^> ?/, ""));
  return { block: { kind: "quote", blocks: blocks_of(inside, depth + 1) }, next: end };
}

const BULLET = /^( *)([-*]|\d{1,9}\.) +(?=\S)/;

function listed(lines, at, depth) {
  const first = BULLET.exec(lines[at]);
  if (!first) return null;
  const ordered = /\d/.test(first[2]);
  const items = [];
  let end = at;
  while (end < lines.length) {
    const bullet = BULLET.exec(lines[end]);
    if (bullet && bullet[1].length <= first[1].length) {
      if (/\d/.test(bullet[2]) !== ordered) break;
      items.push([lines[end].slice(bullet[0].length)]);
    } else if (bullet || (lines[end].startsWith("  ") && lines[end].trim())) {
      items.at(-1).push(lines[end].slice(Math.min(first[1].length + 2, indent(lines[end]))));
    } else break;
    end++;
  }
  const block = { kind: "list", ordered, start: ordered ? Number.parseInt(first[2], 10) : 1 };
  block.items = items.map((inside) => blocks_of(inside, depth + 1));
  return { block, next: end };
}

function indent(line) {
  return line.length - line.trimStart().length;
}

function headed(line, at, depth) {
  const next = at + 1;
  const subtext = /^-# +(.*\S)/.exec(line);
  if (subtext) return { block: { kind: "subtext", inside: read_inline(subtext[1], depth) }, next };
  const heading = /^(#{1,3}) +(.*\S)/.exec(line);
  if (!heading) return null;
  return { block: { kind: "heading", level: heading[1].length, inside: read_inline(heading[2], depth) }, next };
}

const PAIRS = [
  ["***", "both"],
  ["**", "strong"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];

const TAGS = [
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: "person", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<\/([\p{L}\p{N} _'-]{1,100}):(\d{1,20})>/u, (m) => ({ kind: "command", name: m[1], id: m[2] })],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (m) => ({ kind: "emoji", name: m[1] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ kind: "time", at: Number(m[1]), style: m[2] ?? "f" })],
  [/^<(https?:\/\/[^\s<>]{1,2000})>/i, (m) => link(m[1], [{ kind: "text", text: m[1] }])],
];

/** Read a run of text without block structure. */
export function read_inline(text, depth = 0) {
  const out = [];
  let plain = "";
  const closed = new Map();
  const push = (node) => {
    if (plain) out.push({ kind: "text", text: plain });
    plain = "";
    if (node) out.push(node);
  };
  let at = 0;
  while (at < text.length) {
    const mark = text[at];
    const found = SPECIAL.has(mark) ? special(text, at, depth, closed) : null;
    if (!found) {
      plain += mark;
      at++;
    } else if (typeof found.node === "string") {
      plain += found.node;
      at = found.next;
    } else {
      push(found.node);
      at = found.next;
    }
  }
  push(null);
  return out;
}

const SPECIAL = new Set("\\`*_~|[<h@\n");

function special(text, at, depth, closed) {
  const mark = text[at];
  if (mark === "\n") return { node: { kind: "break" }, next: at + 1 };
  if (mark === "\\") {
    const next = text[at + 1] ?? "";
    return /[^A-Za-z0-9\s]/.test(next) ? { node: next, next: at + 2 } : null;
  }
  if (mark === "`") return code(text, at);
  if (mark === "<") return tag(text, at);
  if (mark === "@") return /^@(everyone|here)\b/.test(text.slice(at, at + 10)) ? everyone(text, at) : null;
  if (mark === "h") return bare_link(text, at);
  if (depth >= DEEPEST) return null;
  if (mark === "[") return masked_link(text, at, depth, closed);
  return paired(text, at, depth, closed);
}

function everyone(text, at) {
  const word = text.startsWith("@here", at) ? "@here" : "@everyone";
  return { node: { kind: "everyone", text: word }, next: at + word.length };
}

function code(text, at) {
  let ticks = 1;
  while (text[at + ticks] === "`") ticks++;
  const fence = "`".repeat(ticks);
  let end = text.indexOf(fence, at + ticks);
  while (end >= 0 && text[end + ticks] === "`") {
    while (text[end] === "`") end++;
    end = text.indexOf(fence, end);
  }
  if (end < 0) return { node: fence, next: at + ticks };
  const inside = text.slice(at + ticks, end);
  const trimmed = inside.trim() && ticks > 1 ? inside.replace(/^ | $/g, "") : inside;
  return { node: { kind: "code", text: trimmed }, next: end + ticks };
}

function tag(text, at) {
  const near = text.slice(at, at + 2100);
  for (const [pattern, make] of TAGS) {
    const match = pattern.exec(near);
    const node = match && make(match);
    if (node) return { node, next: at + match[0].length };
  }
  return null;
}

/** A link node, or null for any address that is not http(s). */
function link(url, inside) {
  try {
    const parsed = new URL(url);
    return /^https?:$/.test(parsed.protocol) ? { kind: "link", url: parsed.href, inside } : null;
  } catch {
    return null;
  }
}

function bare_link(text, at) {
  const match = /^https?:\/\/[^\s<>]{1,2000}/i.exec(text.slice(at, at + 2010));
  if (!match) return null;
  const url = match[0].replace(/[.,:;!?'")\]*_~|]+$/, "");
  const node = link(url, [{ kind: "text", text: url }]);
  return node && { node, next: at + url.length };
}

function masked_link(text, at, depth, closed) {
  if (closed.has("[")) return null;
  const middle = text.indexOf("](", at);
  if (middle < 0) {
    closed.set("[", true);
    return null;
  }
  const label = text.slice(at + 1, middle);
  const match = /^\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?\s*\)/i.exec(text.slice(middle, middle + 2100));
  if (!match || !label.trim() || label.includes("[")) return null;
  const node = link(match[1], read_inline(label, depth + 1).map(unlink));
  return node && { node, next: middle + match[0].length };
}

/** A link inside a link's label is its text only. */
function unlink(node) {
  return node.kind === "link" ? { kind: "text", text: node.url } : node;
}

function paired(text, at, depth, closed) {
  for (const [mark, kind] of PAIRS) {
    if (!text.startsWith(mark, at) || closed.get(mark) <= at) continue;
    const start = at + mark.length;
    if (mark === "*" && /[\s*]/.test(text[start] ?? " ")) continue;
    if (mark === "_" && /\w/.test(text[at - 1] ?? " ")) continue;
    const end = closing(text, start, mark);
    if (end < 0) {
      closed.set(mark, at);
      continue;
    }
    const inside = read_inline(text.slice(start, end), depth + 1);
    const node = kind === "both" ? { kind: "em", inside: [{ kind: "strong", inside }] } : { kind, inside };
    return { node, next: end + mark.length };
  }
  return null;
}

/** Where `mark` closes again behind at least one character; escapes and code spans are stepped over. */
function closing(text, start, mark) {
  const single = mark.length === 1;
  let at = start;
  while (at < text.length) {
    const here = text[at];
    if (here === "\\") at += 2;
    else if (here === "`") {
      const span = code(text, at);
      at = span.next;
    } else if (here === mark[0]) {
      let run = 1;
      while (text[at + run] === here) run++;
      const fits = single ? run === 1 || run >= 3 : run >= mark.length;
      const end = at + run - mark.length;
      const word = mark === "_" && /\w/.test(text[at + run] ?? " ");
      const loose = mark === "*" && /\s/.test(text[end - 1]);
      if (fits && !word && !loose && end > start) return end;
      at += run;
    } else at++;
  }
  return -1;
}
