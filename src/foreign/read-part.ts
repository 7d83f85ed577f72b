import { cleanLabel } from "../domain/clean-label";
import { nextTask } from "../domain/next-task";
import { parseJson } from "../domain/parse-json";
import type { UnplacedItem } from "./export-item";
import { type ExportPart, toUtf8 } from "./export-part";
import { createNotes, type Notes } from "./note";
import { asFields, type Fields, own, ownList, ownText } from "./own-fields";
import { OWN_FORMAT, OWN_VERSION } from "./own-format";
import { isCard } from "./read-card";
import { readCardItems } from "./read-card-items";
import { finishReading, readConversation } from "./read-conversation";
import { createTavernChat, isTavernLine, type TavernChat } from "./read-tavern";
import type { ReadOptions } from "./reading";
import {
  type ArraySplitter,
  type Chunk,
  createArraySplitter,
  type ListKind,
  type SplitProblem,
} from "./split-array";
import { ZipTooLarge } from "./zip-limits";
import { type ZipProblem, zipProblemOf } from "./zip-problem";

/** Lists that hold the conversations of an object, by their names: our own and others', Page Assist's. */
const LISTS: ReadonlySet<string> = new Set(["conversations", "chat"]);

const LIST_NAME = '"conversations"';

type Options = ReadOptions & {
  /** Conversations that were met, in this part and in those before. */
  readonly count: { position: number };
  /** Whether it is the file that was chosen, and no other is. */
  readonly isOne: boolean;
  /** Hears of the part's bytes that were read. */
  readonly onBytes: (read: number) => void;
  /** Ends the reading where it is. */
  readonly signal?: AbortSignal;
};

const NO_NOTES: Notes = new Map();

/** Elements of a part that are no conversation: what has more is no file of conversations. */
const MAX_MISFITS = 100_000;

const NO_CONVERSATIONS: UnplacedItem = {
  type: "problem",
  position: null,
  problem: "not-an-array",
  notes: NO_NOTES,
};

/** Bytes that are looked through at once: there may be an element in every other one. */
const SLICE_BYTES = 32_768;

const MAX_NAME = 120;

/** Milliseconds that a task goes on at most, about. */
const LONGEST_TASK = 50;

/** A chat whose lines make one conversation, with what was noted of it. */
type Gathered = { readonly chat: TavernChat; readonly counter: ReturnType<typeof createNotes> };

/**
 * What a file with conversations gives, in its order. Where it cannot be read to its end that is the
 * last item, so that it costs no other file; fails only where the whole archive is not to be read on.
 */
export async function* readPart(part: ExportPart, options: Options): AsyncGenerator<UnplacedItem> {
  const named = (item: UnplacedItem): UnplacedItem => {
    if (item.type !== "problem" || part.name === undefined) return item;
    return { ...item, name: cleanLabel(part.name, MAX_NAME) };
  };
  const failed: { problem?: ZipProblem } = {};
  const pauses = createPauses();
  const chunks = untilFailure(readChunks(part, options, pauses), failed);
  let misfits = 0;
  for await (const item of readElements(chunks, options, pauses)) {
    yield named(item);
    if (item.type === "problem") misfits += 1;
    if (misfits < MAX_MISFITS) continue;
    yield named(NO_CONVERSATIONS);
    return;
  }
  const { problem } = failed;
  if (problem !== undefined)
    yield named({ type: "problem", position: null, problem, notes: NO_NOTES });
}

/** The chunks up to where reading fails, and why it did. */
async function* untilFailure(
  chunks: AsyncIterable<Chunk>,
  failed: { problem?: ZipProblem },
): AsyncGenerator<Chunk> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof ZipTooLarge) throw error;
    failed.problem = zipProblemOf(error);
  }
}

async function* readElements(
  chunks: AsyncIterable<Chunk>,
  options: Options,
  pauses: Pauses,
): AsyncGenerator<UnplacedItem> {
  const { count } = options;
  let gathered: Gathered | null = null;
  let isBegun = false;
  for await (const chunk of chunks) {
    if (pauses.isDue()) await pauses.take();
    if ((gathered?.counter.notes.get("unknown") ?? 0) >= MAX_MISFITS) break;
    if (chunk.type === "problem") {
      if (gathered === null) yield toProblem(chunk.problem, count);
      else gathered.counter.note("unknown");
      continue;
    }
    const value = parseJson(chunk.text);
    const fields = asFields(value);
    if (gathered === null && !isBegun && fields !== null && isTavernLine(fields)) {
      const counter = createNotes();
      gathered = { counter, chat: createTavernChat(options, counter.note) };
    }
    isBegun ||= fields !== null;
    if (gathered !== null) {
      if (fields === null) gathered.counter.note("unknown");
      else gathered.chat.add(fields);
      continue;
    }
    if (fields !== null && isDownloadList(fields)) {
      yield { type: "problem", position: null, problem: "download-list", notes: NO_NOTES };
      continue;
    }
    count.position += 1;
    const { position } = count;
    if (fields === null || chunk.isOwn === true || !isCard(fields)) {
      yield { ...readConversation(value, options, chunk.isOwn), position };
    } else if (options.isOne && position === 1) {
      yield* readCardItems(fields, options);
    } else {
      yield { type: "problem", position, problem: "card-alone", notes: NO_NOTES };
    }
  }
  if (gathered !== null) yield endOf(gathered, options);
}

/** Whether it lists where an export can be downloaded, as Claude's has since August 2026: each `export_url` works once. */
function isDownloadList(fields: Fields): boolean {
  const [first] = ownList(fields, "data_files");
  return ownText(asFields(first) ?? {}, "export_url") !== null;
}

const ELEMENT_PROBLEMS: ReadonlySet<string> = new Set<SplitProblem>(["too-large", "too-deep"]);

function toProblem(problem: SplitProblem, count: Options["count"]): UnplacedItem {
  const isElement = ELEMENT_PROBLEMS.has(problem);
  if (isElement) count.position += 1;
  // Of a file that ends early it says which conversation was the last.
  const isKnown = isElement || problem === "cut-off";
  return { type: "problem", position: isKnown ? count.position : null, problem, notes: NO_NOTES };
}

function endOf({ chat, counter }: Gathered, options: Options): UnplacedItem {
  options.count.position += 1;
  const { position } = options.count;
  const reading = chat.end();
  if (reading === "too-large") {
    return { type: "problem", position, problem: reading, notes: counter.notes };
  }
  return { ...finishReading({ source: "sillytavern", reading, counter }, options), position };
}

async function* readChunks(
  part: ExportPart,
  { onBytes, signal }: Options,
  pauses: Pauses,
): AsyncGenerator<Chunk> {
  const splitter = createExportSplitter();
  let read = 0;
  for await (const bytes of toUtf8(part.read())) {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      if (pauses.isDue()) await pauses.take();
      if (signal?.aborted === true) return;
      const slice = bytes.subarray(at, at + SLICE_BYTES);
      yield* splitter.push(slice);
      read += slice.length;
      onBytes(read);
    }
  }
  yield* splitter.end();
}

/**
 * As `createArraySplitter`, for a file that may be an object with a list of conversations, which then
 * are the elements, and nothing else of the object is read but whether it is our own export: those
 * are marked so. One of a version that is not known is the problem `newer-version`.
 */
function createExportSplitter(): ArraySplitter {
  return createArraySplitter({
    onList: (name, head) => (LISTS.has(name) ? kindOf(name, head) : null),
  });
}

function kindOf(name: string, head: Uint8Array | null): ListKind {
  if (name !== "conversations" || head === null) return "other";
  const text = new TextDecoder().decode(head);
  // No pattern: a run of blanks would be looked through from each of them.
  const before = text.slice(0, text.lastIndexOf(LIST_NAME)).trimEnd();
  const fields = asFields(parseJson(`${before.replace(/,$/, "")}}`));
  if (fields === null || own(fields, "format") !== OWN_FORMAT) return "other";
  return own(fields, "version") === OWN_VERSION ? "own" : "newer-version";
}

/** What somebody who reads for long gives way by: a click or a lock is heard in a task of its own. */
type Pauses = {
  /** Whether the task has gone on for long: asked for each of a million elements. */
  readonly isDue: () => boolean;
  /** Resolves in another task. */
  readonly take: () => Promise<void>;
};

/** The pauses of a task that begins now. */
function createPauses(): Pauses {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > LONGEST_TASK,
    take: async () => {
      await nextTask();
      since = performance.now();
    },
  };
}
