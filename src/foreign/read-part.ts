import { cleanLabel } from "../domain/clean-label";
import type { UnplacedItem } from "./export-item";
import type { ExportPart } from "./export-part";
import { createNotes, type Notes } from "./note";
import { asFields } from "./own-fields";
import { parseJson } from "./parse-json";
import { isCard } from "./read-card";
import { readCardItems } from "./read-card-items";
import { finishReading, readConversation } from "./read-conversation";
import { createTavernChat, isTavernLine, type TavernChat } from "./read-tavern";
import type { ReadOptions } from "./reading";
import type { Piece, SplitProblem } from "./split-array";
import { createExportSplitter } from "./split-export";
import { toUtf8 } from "./to-utf8";
import { ZipTooLarge } from "./zip-limits";
import { type ZipProblem, zipProblemOf } from "./zip-problem";

type Options = ReadOptions & {
  /** Conversations that were met, in this part and in those before. */
  readonly count: { position: number };
  /** Whether it is the file that was chosen, and no other is. */
  readonly isOne: boolean;
  /** Hears of the part's bytes that were read. */
  readonly onBytes: (read: number) => void;
};

const NO_NOTES: Notes = new Map();

const MAX_NAME = 120;

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
  const pieces = untilFailure(readPieces(part, options.onBytes), failed);
  for await (const item of readElements(pieces, options)) yield named(item);
  const { problem } = failed;
  if (problem !== undefined)
    yield named({ type: "problem", position: null, problem, notes: NO_NOTES });
}

/** The pieces up to where reading fails, and why it did. */
async function* untilFailure(
  pieces: AsyncIterable<Piece>,
  failed: { problem?: ZipProblem },
): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    if (error instanceof ZipTooLarge) throw error;
    failed.problem = zipProblemOf(error);
  }
}

async function* readElements(
  pieces: AsyncIterable<Piece>,
  options: Options,
): AsyncGenerator<UnplacedItem> {
  const { count } = options;
  let gathered: Gathered | null = null;
  let isBegun = false;
  for await (const piece of pieces) {
    if (piece.type === "problem") {
      if (gathered === null) yield toProblem(piece.problem, count);
      else gathered.counter.note("unknown");
      continue;
    }
    const value = parseJson(piece.text);
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
    count.position += 1;
    const { position } = count;
    if (fields === null || piece.isOwn === true || !isCard(fields)) {
      yield { ...readConversation(value, options, piece.isOwn), position };
    } else if (options.isOne && position === 1) {
      yield* readCardItems(fields, options);
    } else {
      yield { type: "problem", position, problem: "card-alone", notes: NO_NOTES };
    }
  }
  if (gathered !== null) yield endOf(gathered, options);
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

async function* readPieces(part: ExportPart, onBytes: Options["onBytes"]): AsyncGenerator<Piece> {
  const splitter = createExportSplitter();
  let read = 0;
  for await (const bytes of toUtf8(part.read())) {
    yield* splitter.push(bytes);
    read += bytes.length;
    onBytes(read);
  }
  yield* splitter.end();
}
