import { cleanLabel } from "../domain/clean-label";
import { MAX_CONVERSATION_MESSAGES } from "../domain/limits";
import type { Note } from "./note";
import type { FoundNode } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readMilliseconds } from "./read-time";
import type { Reading, ReadOptions } from "./reading";
import { nameOfText } from "./text-name";
import { partThinking } from "./thinking-text";

// SillyTavern keeps a chat as a file of lines: the first tells of the chat (`chat_metadata`, since
// 2024 with `integrity`, its name; `user_name` and `character_name`, "unused" in newer ones;
// `create_date`), each other is a message (`name`, `is_user`, `mes`, `swipes`, `swipe_info`, `extra`).
// Described by its own sources and by dmitryplyaskin/SillyInnkeeper, card-chats/index.ts.

/** Characters of one chat, as many as any element of a file may have bytes. */
const MAX_CHARACTERS = 64 * 1_048_576;

const MAX_NAME = 200;

export type TavernChat = {
  /** Takes the next line. */
  readonly add: (line: Fields) => void;
  /** The chat as far as it was told; `too-large` where it is more than one may be. */
  readonly end: () => Reading | "too-large";
};

/** Whether a file's first line is that of a chat. */
export function isTavernLine(fields: Fields): boolean {
  if (ownText(fields, "mes") !== null) return ownText(fields, "name") !== null;
  const isHead = ownFields(fields, "chat_metadata") !== null;
  return isHead || (ownText(fields, "user_name") !== null && characterOf(fields) !== null);
}

/** Whom a chat is with; in TavernAI's rooms there are several. */
function characterOf(head: Fields): string | null {
  const several = ownList(head, "character_names").filter((name) => typeof name === "string");
  return ownText(head, "character_name") ?? (several.length > 0 ? several.join(", ") : null);
}

type Chat = ReadOptions & {
  readonly note: Note;
  readonly nodes: Map<string, FoundNode>;
  /** How often each time was told: messages are known by it, whichever are deleted there. */
  readonly times: Map<string, number>;
  head: Fields;
  /** Who speaks, and whom else is to be told by name. */
  character: string;
  firstTime: string;
  last: string | null;
  characters: number;
};

/** Reads a chat line by line. */
export function createTavernChat(options: ReadOptions, note: Note): TavernChat {
  const begun = { head: {}, character: "", firstTime: "", last: null, characters: 0 };
  const chat: Chat = { ...options, note, nodes: new Map(), times: new Map(), ...begun };
  const isFull = () =>
    chat.nodes.size > MAX_CONVERSATION_MESSAGES || chat.characters > MAX_CHARACTERS;
  return {
    add: (line) => {
      if (isFull()) chat.nodes.clear();
      else if (ownText(line, "mes") === null) readHead(chat, line);
      else addMessage(chat, line);
      if (isFull()) chat.characters = Number.POSITIVE_INFINITY;
    },
    end: () => (isFull() ? "too-large" : toReading(chat)),
  };
}

function readHead(chat: Chat, line: Fields): void {
  if (chat.nodes.size > 0 || Object.keys(chat.head).length > 0) chat.note("unknown");
  else chat.head = line;
}

function toReading({ head, character, firstTime, last, nodes, now, note }: Chat): Reading {
  const headName = characterOf(head) ?? "";
  const name = headName === "" || headName === "unused" ? character : headName;
  const made = own(head, "create_date");
  const createdAt = readTavernTime(made, now, note);
  const day = createdAt === null ? "" : `, ${new Date(createdAt).toISOString().slice(0, 10)}`;
  const integrity = ownText(ownFields(head, "chat_metadata") ?? {}, "integrity") ?? "";
  const known = `${name}|${typeof made === "string" ? made : firstTime}`;
  const id = integrity === "" ? nameOfText(known) : integrity;
  return { id, title: `${name}${day}`, createdAt, updatedAt: null, leaf: last, nodes };
}

/** Who says what SillyTavern says itself; it names no kind in older files. */
const ITS_NAMES: ReadonlySet<string> = new Set(["SillyTavern System", "System", "Note"]);

/** Whether nobody of the chat said it. What the person hid from the model is marked as such, too, and shown. */
function isItsOwn(line: Fields): boolean {
  if (own(line, "is_system") !== true) return false;
  const kind = ownText(ownFields(line, "extra") ?? {}, "type");
  // The person's own telling (`/sys`), which is hidden as any message is.
  if (kind === "narrator") return false;
  return kind !== null || ITS_NAMES.has(ownText(line, "name") ?? "");
}

function addMessage(chat: Chat, line: Fields): void {
  const { note, nodes } = chat;
  if (isItsOwn(line)) {
    note("hidden");
    return;
  }
  const key = keyOf(chat, line);
  const isUser = own(line, "is_user") === true;
  const name = ownText(line, "name") ?? "";
  if (!isUser && chat.character === "") chat.character = name;
  const swipes = isUser ? [] : ownList(line, "swipes");
  const swipeId = own(line, "swipe_id");
  const shown = typeof swipeId === "number" && swipes[swipeId] !== undefined ? swipeId : 0;
  const previous = chat.last;
  for (const [at, swipe] of (swipes.length === 0 ? [""] : swipes).entries()) {
    // What is shown may have been edited since.
    const text = at === shown ? ownText(line, "mes") : swipe;
    if (typeof text !== "string") continue;
    if (nodes.size > MAX_CONVERSATION_MESSAGES) break;
    const info = at === shown ? line : (asFields(ownList(line, "swipe_info")[at]) ?? {});
    const time = own(info, "send_date") ?? own(line, "send_date");
    const kept = toMessage(chat, { text, isUser, name, info, time });
    chat.characters += (kept?.text.length ?? 0) + (kept?.thinking?.length ?? 0);
    nodes.set(`${key}.${at}`, { parent: previous, kept });
  }
  chat.last = `${key}.${shown}`;
  noteBeside(line, note);
}

function keyOf(chat: Chat, line: Fields): string {
  const at = own(line, "send_date");
  const time = typeof at === "string" || typeof at === "number" ? String(at).slice(0, 60) : "";
  chat.firstTime ||= time;
  const count = chat.times.get(time) ?? 0;
  chat.times.set(time, count + 1);
  return count === 0 ? time : `${time}#${count}`;
}

type Said = {
  readonly text: string;
  readonly isUser: boolean;
  readonly name: string;
  /** What is told of this version of it, and when it was said. */
  readonly info: Fields;
  readonly time: unknown;
};

function toMessage(chat: Chat, { text, isUser, name, info, time }: Said): FoundNode["kept"] {
  const createdAt = readTavernTime(time, chat.now, chat.note);
  if (isUser) return text === "" ? null : { role: "user", text, createdAt, model: "" };
  const extra = ownFields(info, "extra") ?? {};
  const parted = partThinking(text);
  const thinking = [ownText(extra, "reasoning") ?? "", parted.thinking]
    .filter((one) => one !== "")
    .join("\n\n");
  if (parted.text === "" && thinking === "") return null;
  // In a group, others than the first are told by name, which stands before each of their texts.
  const label = name === chat.character ? "" : cleanLabel(name, MAX_NAME);
  return {
    role: "assistant",
    text: label === "" ? parted.text : `**${label}:** ${parted.text}`,
    createdAt,
    model: ownText(extra, "model") ?? "",
    ...(thinking === "" ? {} : { thinking }),
  };
}

function noteBeside(line: Fields, note: Note): void {
  const extra = ownFields(line, "extra") ?? {};
  if (ownText(extra, "image") !== null) note("image");
  if (ownFields(extra, "file") !== null) note("file");
  for (const _ of ownList(extra, "files")) note("file");
  for (const _ of ownList(extra, "media")) note("image");
}

/** The forms that SillyTavern wrote before ISO: `June 3, 2025 4:05pm`, `2025-06-03@15h04m33s123ms`. */
const SPOKEN = /^([A-Za-z]{3,9} \d{1,2}, \d{4}) (\d{1,2}:\d{2})\s?([ap]m)$/i;
const STAMPED = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s/;

/** Numbers below this are seconds. */
const FEWEST_MS = 100_000_000_000;

/** Milliseconds since 1970 of a time as SillyTavern writes one; null for one that cannot be. */
function readTavernTime(value: unknown, now: number, note: Note): number | null {
  if (value === undefined || value === null || value === "") return null;
  const time = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof time === "number") {
    return readMilliseconds(time < FEWEST_MS ? time * 1_000 : time, now, note);
  }
  return readMilliseconds(typeof time === "string" ? parse(time.trim()) : Number.NaN, now, note);
}

function parse(text: string): number {
  const spoken = SPOKEN.exec(text);
  if (spoken !== null) return Date.parse(`${spoken[1]} ${spoken[2]} ${spoken[3]}`);
  const stamped = STAMPED.exec(text);
  if (stamped === null) return Date.parse(text);
  // The time of the machine that wrote it, as far as anybody knows.
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = stamped
    .slice(1)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}
