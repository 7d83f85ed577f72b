import type { ExportItem, ExportProblem, UnplacedItem } from "./export-item";
import { type ExportPart, isZip, toPart } from "./export-part";
import type { Notes } from "./note";
import { placeConversations } from "./place-conversations";
import { readConversation } from "./read-conversation";
import type { ReadOptions } from "./reading";
import type { Piece, SplitProblem } from "./split-array";
import { createExportSplitter } from "./split-export";
import { zipProblemOf } from "./zip-limits";

type Options = ReadOptions & {
  /** Hears how far the reading is, in bytes of what is unpacked. */
  readonly onBytes?: (read: number, total: number) => void;
};

const NO_NOTES: Notes = new Map();

/**
 * Reads an export of ChatGPT, of Claude or of our own, as a JSON file or in an archive, as a stream: it holds a few
 * conversations at a time, whatever the file's size. Never fails: what cannot be read is an item.
 */
export function readExport(file: Blob, options: Options): AsyncGenerator<ExportItem> {
  return placeConversations(readItems(file, options));
}

async function* readItems(file: Blob, options: Options): AsyncGenerator<UnplacedItem> {
  let position = 0;
  try {
    const parts = await openParts(file);
    if (parts.length === 0) yield problemOf("no-conversations", null);
    for await (const piece of readPieces(parts, options.onBytes)) {
      const isElement = piece.type === "element" || ELEMENT_PROBLEMS.has(piece.problem);
      if (isElement) position += 1;
      if (piece.type === "problem") {
        // Of a file that ends early it says which conversation was the last.
        const isKnown = isElement || piece.problem === "cut-off";
        yield problemOf(piece.problem, isKnown ? position : null);
        continue;
      }
      yield { ...readConversation(piece.text, options, piece.isOwn), position };
    }
  } catch (error) {
    yield problemOf(zipProblemOf(error), null);
  }
}

const ELEMENT_PROBLEMS: ReadonlySet<string> = new Set<SplitProblem>(["too-large", "too-deep"]);

function problemOf(problem: ExportProblem, position: number | null): UnplacedItem {
  return { type: "problem", position, problem, notes: NO_NOTES };
}

async function openParts(file: Blob): Promise<readonly ExportPart[]> {
  if (!(await isZip(file))) return [toPart(file)];
  // Loaded when it is needed: it is larger than all the rest of a page.
  const { openZip } = await import("./read-zip");
  return openZip(file);
}

async function* readPieces(
  parts: readonly ExportPart[],
  onBytes: Options["onBytes"],
): AsyncGenerator<Piece> {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let read = 0;
  for (const part of parts) {
    const splitter = createExportSplitter();
    for await (const bytes of part.read()) {
      yield* splitter.push(bytes);
      read += bytes.length;
      onBytes?.(read, total);
    }
    yield* splitter.end();
  }
}
