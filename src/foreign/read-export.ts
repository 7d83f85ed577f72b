import { sizeOf } from "./batch-conversations";
import type { ExportItem, ExportProblem, UnplacedItem } from "./export-item";
import { isZip } from "./export-part";
import { indexPictures } from "./index-pictures";
import type { Notes } from "./note";
import { isFolder, openParts } from "./open-parts";
import type { FindPicture } from "./picture-source";
import { readCardItems } from "./read-card-items";
import { readPart } from "./read-part";
import { isPng, readPngCard } from "./read-png-card";
import type { ReadOptions } from "./reading";
import { zipProblemOf } from "./zip-problem";

/** The highest place of an import. */
const LAST_RANK = 999_999;

type Options = ReadOptions & {
  /** Hears how far the reading is, in bytes of what is unpacked. */
  readonly onBytes?: (read: number, total: number) => void;
  /** Ends the reading where it is, without a word. */
  readonly signal?: AbortSignal;
};

const NO_NOTES: Notes = new Map();

/**
 * Reads an export of any product that is known (by what it holds, whatever it is called), as a file,
 * in an archive or as a folder, as a stream: it holds a few conversations at a time, whatever the
 * file's size. Never fails: what cannot be read is an item.
 */
export function readExport(
  source: Blob | readonly File[],
  options: Options,
): AsyncGenerator<ExportItem> {
  return rankConversations(readItems(source, options));
}

async function* readItems(
  source: Blob | readonly File[],
  options: Options,
): AsyncGenerator<UnplacedItem> {
  const count = { position: 0 };
  try {
    if (!isFolder(source) && (await isPng(source))) {
      yield* readPng(source, options);
      return;
    }
    const parts = await openParts(source);
    const isOne = !isFolder(source) && !(await isZip(source));
    const findPicture = isOne ? undefined : await openPictures(source);
    const pictures = findPicture === undefined ? {} : { findPicture };
    if (parts.length === 0) yield problemOf("no-conversations", null);
    const total = parts.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    const onBytes = (read: number) => options.onBytes?.(before + read, total);
    for (const part of parts) {
      if (options.signal?.aborted === true) return;
      yield* readPart(part, { ...options, ...pictures, count, isOne, onBytes });
      before += part.size;
    }
  } catch (error) {
    yield problemOf(zipProblemOf(error), null);
  }
}

async function* readPng(file: Blob, options: Options): AsyncGenerator<UnplacedItem> {
  const found = await readPngCard(file);
  if ("problem" in found) yield problemOf(found.problem, null);
  else yield* readCardItems(found.value, options);
}

function problemOf(problem: ExportProblem, position: number | null): UnplacedItem {
  return { type: "problem", position, problem, notes: NO_NOTES };
}

/** How to find the pictures beside the conversations. */
async function openPictures(source: Blob | readonly File[]): Promise<FindPicture> {
  if (!isFolder(source)) return (await import("./zip-pictures")).openZipPictures(source);
  const files = source.map((file) => ({
    path: file.webkitRelativePath || file.name,
    size: file.size,
    read: async () => file,
  }));
  return indexPictures(files);
}

type Conversation = Extract<UnplacedItem, { type: "conversation" }>;

/** Conversations that are kept until they tell which end of the file has the newest, and their characters. */
const MOST_KEPT = 16;
const MOST_CHARACTERS = 1_000_000;

/**
 * Gives each conversation its place, so that the newest has the highest: products write the newest
 * first or last, and the first ones tell which. Keeps these until there are enough.
 */
async function* rankConversations(items: AsyncIterable<UnplacedItem>): AsyncGenerator<ExportItem> {
  let kept: Conversation[] = [];
  let characters = 0;
  let assignRank: AssignRank | null = null;
  for await (const item of items) {
    if (item.type !== "conversation") {
      yield item;
      continue;
    }
    kept.push(item);
    characters += sizeOf(item.conversation);
    const isEnough = kept.length >= MOST_KEPT || characters >= MOST_CHARACTERS;
    if (assignRank === null && (kept.length < 2 || !isEnough)) continue;
    assignRank ??= createPlacing(isNewestFirst(kept));
    yield* kept.map(assignRank);
    kept = [];
  }
  assignRank ??= createPlacing(isNewestFirst(kept));
  yield* kept.map(assignRank);
}

type AssignRank = (item: Conversation) => ExportItem;

function createPlacing(isDescending: boolean): AssignRank {
  let count = 0;
  return (item) => {
    const at = Math.min(count, LAST_RANK);
    count += 1;
    const placed = isDescending ? LAST_RANK - at : at;
    return { ...item, conversation: { ...item.conversation, rank: placed } };
  };
}

/** By all pairs of them: one that was gone on with long after it was begun tells it wrong. */
function isNewestFirst(conversations: readonly Conversation[]): boolean {
  const times = conversations.map(({ conversation }) => conversation.updatedAt);
  const signs = times.flatMap((time, at) =>
    times.slice(at + 1).map((next) => Math.sign(time - next)),
  );
  const sum = signs.reduce((all, sign) => all + sign, 0);
  return sum === 0 ? (signs[0] ?? 0) >= 0 : sum > 0;
}
