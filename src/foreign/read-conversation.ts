import type { Origin } from "../domain/conversation";
import type { ImportedConversation, ImportedMessage } from "../domain/imported";
import { TooLarge } from "./add-node";
import { clipBytes } from "./clip-bytes";
import { createNotes, type Note, type Notes } from "./note";
import { orderMessages } from "./order-messages";
import { asFields, type Fields, own, ownFields } from "./own-fields";
import type { FoundPicture } from "./picture-source";
import { readChatGpt } from "./read-chatgpt";
import { readClaude } from "./read-claude";
import { isLibreChat, readLibreChat } from "./read-librechat";
import { isLmStudio, readLmStudio } from "./read-lm-studio";
import { isOpenWebUi, readOpenWebUi } from "./read-open-webui";
import { readOwn } from "./read-own";
import { readPageAssist } from "./read-page-assist";
import type { Reading, ReadOptions } from "./reading";

/** What is wrong with an element of the file. */
export type ElementProblem =
  /** It is not JSON. */
  | "not-json"
  /** It is JSON, and no conversation of a product that is known. */
  | "not-a-conversation"
  /** There is nothing in it that either side said. */
  | "empty"
  /** It is more than one may be. */
  | "too-large";

/** Pictures whose bytes are there, by what their messages are called. */
export type PicturesByMessage = ReadonlyMap<string, readonly FoundPicture[]>;

/** A conversation without its place in the import, or why there is none. */
export type ReadConversation =
  | {
      readonly type: "conversation";
      readonly source: Origin["source"];
      readonly conversation: Omit<ImportedConversation, "rank">;
      readonly pictures: PicturesByMessage;
      readonly notes: Notes;
    }
  | { readonly type: "problem"; readonly problem: ElementProblem; readonly notes: Notes };

const MAX_ID = 200;
const MAX_TITLE = 200;
const MAX_MODEL = 200;

/**
 * The conversation that an element's value is, of whichever product; `isOwn` where the file says that
 * it is our own export, which then says what all its elements are. Never fails.
 */
export function readConversation(
  value: unknown,
  options: ReadOptions,
  isOwn = false,
): ReadConversation {
  const counter = createNotes();
  const { note, notes } = counter;
  if (value === undefined) return { type: "problem", problem: "not-json", notes };
  return guarded(notes, () => {
    const fields = asFields(value);
    const source = fields === null ? null : isOwn ? "confidant" : sourceOf(fields);
    const reading =
      fields === null || source === null ? null : READERS[source](fields, options, note);
    if (source === null || reading === null) {
      return { type: "problem", problem: "not-a-conversation", notes };
    }
    return finishReading({ source, reading, counter }, options);
  });
}

/** Whatever is wrong with one conversation costs no other. */
function guarded(notes: Notes, read: () => ReadConversation): ReadConversation {
  try {
    return read();
  } catch (error) {
    // Texts and lists have an end in every engine, which is told as a `RangeError`.
    const isLarge = error instanceof TooLarge || error instanceof RangeError;
    return { type: "problem", problem: isLarge ? "too-large" : "not-a-conversation", notes };
  }
}

type Finishing = {
  readonly source: Origin["source"];
  readonly reading: Reading;
  readonly counter: ReturnType<typeof createNotes>;
};

/**
 * A reading with its messages in order and within the limits, or why there is no conversation in it.
 * Never fails.
 */
export function finishReading(
  { source, reading, counter: { note, notes } }: Finishing,
  options: ReadOptions,
): ReadConversation {
  return guarded(notes, () => {
    const conversation = toConversation(reading, options, note);
    if (typeof conversation === "string") return { type: "problem", problem: conversation, notes };
    return { type: "conversation", source, conversation, pictures: picturesOf(reading), notes };
  });
}

function picturesOf({ nodes }: Reading): PicturesByMessage {
  return new Map(
    [...nodes].flatMap(([id, { kept }]) => (kept?.pictures ? [[id, kept.pictures]] : [])),
  );
}

const READERS = {
  chatgpt: readChatGpt,
  claude: readClaude,
  confidant: readOwn,
  librechat: readLibreChat,
  lmstudio: readLmStudio,
  openwebui: readOpenWebUi,
  pageassist: readPageAssist,
} as const;

/** Whose conversation it is, by what it holds. */
function sourceOf(fields: Fields): keyof typeof READERS | null {
  if (own(fields, "mapping") !== undefined) return "chatgpt";
  if (own(fields, "chat_messages") !== undefined) return "claude";
  if (isOpenWebUi(fields)) return "openwebui";
  if (ownFields(fields, "history") !== null) return "pageassist";
  if (isLmStudio(fields)) return "lmstudio";
  return isLibreChat(fields) ? "librechat" : null;
}

function toConversation(
  reading: Reading,
  { now, clipMark }: ReadOptions,
  note: Note,
): Omit<ImportedConversation, "rank"> | ElementProblem {
  const times = [...reading.nodes.values()].flatMap(({ kept }) => kept?.createdAt ?? []);
  const createdAt = reading.createdAt ?? least(times) ?? reading.updatedAt ?? now;
  const nodes = new Map([...reading.nodes].filter(([id]) => fits(id, note)));
  const { messages, nearest } = orderMessages({ nodes, createdAt, note });
  const [first] = messages;
  if (first === undefined) return "empty";
  // Old files give a conversation no name; its first message has one of its own.
  const id = reading.id ?? first.id;
  if (id === "" || id.length > MAX_ID) return "not-a-conversation";
  return {
    id,
    title: clipTitle(reading.title),
    ...(reading.tags === undefined ? {} : { tags: [...reading.tags] }),
    ...(reading.parameters === undefined ? {} : { parameters: reading.parameters }),
    ...(reading.references === undefined ? {} : { references: [...reading.references] }),
    createdAt,
    updatedAt: Math.max(createdAt, reading.updatedAt ?? most(times) ?? createdAt),
    messages: messages.map((message) => withinLimits(message, clipMark, note)),
    leaf: reading.leaf === null ? null : nearest(reading.leaf),
  };
}

function fits(id: string, note: Note): boolean {
  if (id.length <= MAX_ID) return true;
  note("unknown");
  return false;
}

function withinLimits(message: ImportedMessage, clipMark: string, note: Note): ImportedMessage {
  const text = clipBytes(message.text, clipMark);
  const thinking = clipBytes(message.thinking ?? "", clipMark);
  if (text !== message.text || thinking !== (message.thinking ?? "")) note("clipped");
  const more = thinking === "" ? {} : { thinking };
  return { ...message, ...more, text, model: message.model.slice(0, MAX_MODEL) };
}

/** One line, cut between two characters. */
function clipTitle(title: string): string {
  const line = title.replaceAll(/\s+/gu, " ").trim();
  // No character has more than two units.
  const looked = line.slice(0, MAX_TITLE * 2);
  return line.length <= MAX_TITLE ? line : [...looked].slice(0, MAX_TITLE).join("");
}

function least(times: readonly number[]): number | null {
  return times.reduce<number | null>((one, two) => (one === null || two < one ? two : one), null);
}

function most(times: readonly number[]): number | null {
  return times.reduce<number | null>((one, two) => (one === null || two > one ? two : one), null);
}
