import { cleanLabel } from "../domain/clean-label";
import type { ImportedMessage } from "../domain/imported";
import { clipBytes } from "./clip-bytes";
import { openElara } from "./elara-envelope";
import { compareElaraNames, type ElaraName, readElaraName } from "./elara-name";
import { readElaraRecord } from "./elara-record";
import type { ElaraProblem, ExportItem } from "./export-item";
import { createNotes, type Note } from "./note";
import type { ReadOptions } from "./reading";
import { MAX_RECORD_BYTES, type RecordFile } from "./record-file";
import { ZipTooLarge } from "./zip-limits";

/** A log that is longer goes on in another conversation: in memory, and in a call, is one at a time. */
const MAX_MESSAGES = 50_000;
const MAX_CHARACTERS = 8_000_000;

const MAX_NAME = 120;
const MAX_MODEL = 200;

type Options = ReadOptions & {
  readonly key: CryptoKey;
  /** Hears how far the reading is, in files. */
  readonly onFiles?: (read: number, total: number) => void;
  readonly maxMessages?: number;
};

type Named = { readonly file: RecordFile; readonly name: ElaraName };

/**
 * Reads Elara's records in the order of their names (E-040) into one conversation, whose name is its
 * first record's, so that the same folder, grown, is known again. A record that cannot be read is
 * named and passed by (E-041); where none opens with the key, that is the one thing said.
 */
export async function* readElara(
  files: readonly RecordFile[],
  options: Options,
): AsyncGenerator<ExportItem> {
  const { records, problems } = sortRecords(files);
  if (records.length === 0) {
    yield problemItem("no-records");
    return;
  }
  const log = createLog(options.maxMessages ?? MAX_MESSAGES);
  let unopened = 0;
  let isOpened = false;
  for (const [at, record] of records.entries()) {
    options.onFiles?.(at, records.length);
    const { note, notes } = createNotes();
    const found = await readRecord(record, options, note);
    if (found === "record-key") unopened += 1;
    if (typeof found === "string") {
      problems.push(problemItem(found, record.file.name));
      isOpened ||= OPENED.has(found);
      continue;
    }
    isOpened = true;
    const full = log.add(found);
    log.note(notes);
    if (full !== null) yield full;
  }
  options.onFiles?.(records.length, records.length);
  if (unopened > 0 && !isOpened) {
    yield problemItem("key-does-not-fit");
    return;
  }
  const rest = log.rest();
  if (rest !== null) yield rest;
  yield* problems;
}

/** What is said of a record that did open. */
const OPENED: ReadonlySet<ElaraProblem> = new Set([
  "record-message",
  "record-role",
  "record-time",
  "record-empty",
]);

function sortRecords(files: readonly RecordFile[]) {
  const problems: ExportItem[] = [];
  const records: Named[] = [];
  const names = new Set<string>();
  for (const file of files) {
    if (!file.name.toLowerCase().endsWith(".json")) continue;
    const name = readElaraName(file.name);
    if (name === null) problems.push(problemItem("record-name", file.name));
    else if (names.has(file.name)) problems.push(problemItem("record-double", file.name));
    else records.push({ file, name });
    names.add(file.name);
  }
  records.sort((left, right) => compareElaraNames(left.name, right.name));
  return { records, problems };
}

async function readRecord(
  { file, name }: Named,
  { key, now, clipMark }: Options,
  note: Note,
): Promise<Omit<ImportedMessage, "previous"> | ElaraProblem> {
  const bytes = await file.read(MAX_RECORD_BYTES).catch((error: unknown) => {
    // The archive as a whole is too large, and not this record.
    if (error instanceof ZipTooLarge) throw error;
    return undefined;
  });
  if (bytes === undefined) return "record-unreadable";
  if (bytes === null) return "record-too-large";
  const opened = await openElara(key, new TextDecoder().decode(bytes));
  if (opened.type === "problem") return opened.problem;
  const message = readElaraRecord(opened.text, { now, note });
  if (typeof message === "string") return message;
  const { role, content, at, model, metadata } = message;
  if (role !== name.role) return "record-role";
  if (content === "") return "record-empty";
  const text = clipBytes(content, clipMark);
  if (text !== content) note("clipped");
  const createdAt = at ?? Math.min(name.at, now);
  const id = file.name.slice(0, -".json".length);
  const more = metadata === undefined ? {} : { metadata };
  return { id, role, text, createdAt, model: model.slice(0, MAX_MODEL), ...more };
}

/** Collects messages into conversations, each message after the one before it. */
function createLog(maxMessages: number) {
  let messages: ImportedMessage[] = [];
  let characters = 0;
  let position = 0;
  let { note, notes } = createNotes();
  const rest = (): ExportItem | null => {
    const [first] = messages;
    if (first === undefined) return null;
    position += 1;
    const conversation = {
      id: first.id,
      title: `Elara, ${new Date(first.createdAt).toISOString().slice(0, 10)}`,
      createdAt: first.createdAt,
      updatedAt: Math.max(first.createdAt, messages.at(-1)?.createdAt ?? 0),
      messages,
      leaf: null,
      rank: position,
    };
    const fields = { source: "elara", position, conversation, notes } as const;
    const item = { type: "conversation", ...fields, pictures: new Map() } as const;
    messages = [];
    characters = 0;
    ({ note, notes } = createNotes());
    return item;
  };
  return {
    rest,
    /** Takes one more; gives the conversation that is full before it, if one is. */
    add: (message: Omit<ImportedMessage, "previous">): ExportItem | null => {
      const size = characters + message.text.length;
      const full = messages.length >= maxMessages || size > MAX_CHARACTERS ? rest() : null;
      characters += message.text.length;
      messages.push({ ...message, previous: messages.at(-1)?.id ?? null });
      return full;
    },
    note: (more: ReadonlyMap<Parameters<Note>[0], number>) => {
      for (const [kind, count] of more) for (let at = 0; at < count; at += 1) note(kind);
    },
  };
}

function problemItem(problem: ElaraProblem, file?: string): ExportItem {
  const name = file === undefined ? {} : { name: cleanLabel(file, MAX_NAME) };
  return { type: "problem", position: null, problem, notes: new Map(), ...name };
}
