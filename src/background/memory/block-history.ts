import type { CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { BlockRevision } from "../../domain/block";
import type { BlockContent } from "../../domain/block-content";
import { unsplice } from "../../domain/content-splice";
import type { Id } from "../../domain/id";
import { diffOf } from "../../memory/content-diff";
import type { BlockStore, HistoryPage } from "../../store/memory/block-store";

/** Revisions that are read at a time. */
const PAGE = 100;

type Reading = Pick<BlockStore, "history">;

type Current = {
  readonly id: Id;
  readonly content: BlockContent;
  /** The newest change, after which that is the content. */
  readonly revision: number;
};

type Page = Current & {
  readonly before: number | null;
  readonly limit: number;
};

/**
 * A page of a block's changes, newest first, each with the lines that it took out and put in. Reads all
 * newer ones too, for each tells only what it replaced.
 */
export async function listRevisions(
  blocks: Reading,
  { before, limit, ...current }: Page,
): Promise<CallOutput<"block.history">> {
  const revisions: CallOutput<"block.history">["revisions"] = [];
  let isWhole = true;
  for await (const step of stepsBack(blocks, current)) {
    isWhole &&= step.before !== null;
    if (before !== null && step.revision.number >= before) continue;
    if (revisions.length === limit) return { revisions, more: true };
    const { splice: _splice, ...revision } = step.revision;
    const lines = linesOf(step);
    revisions.push({
      ...revision,
      lines: lines.map(({ kind, text }) => ({
        is: kind === "removed" ? "removed" : "added",
        text,
      })),
      canRestore: isWhole,
    });
  }
  return { revisions, more: false };
}

/** What a block held after that revision, 0 for none; `not-found` where its history does not tell. */
export async function rewind(
  blocks: Reading,
  { number, ...current }: Current & { readonly number: number },
): Promise<BlockContent> {
  if (number >= current.revision) return current.content;
  for await (const { revision, after, before } of stepsBack(blocks, current)) {
    if (revision.number === number && after !== null) return after;
    if (revision.number <= number || before === null) break;
    if (revision.number === number + 1) return before;
  }
  throw new AppError("not-found", { data: { kind: "revision" } });
}

type Step = {
  readonly revision: BlockRevision;
  /** What stood there after and before it; null from where that is not known. */
  readonly after: BlockContent | null;
  readonly before: BlockContent | null;
};

/** Each revision, newest first. */
async function* stepsBack(
  blocks: Reading,
  { id, content, revision: newest }: Current,
): AsyncGenerator<Step> {
  let known: BlockContent | null = content;
  let last = newest + 1;
  let next: number | null = null;
  do {
    const page: HistoryPage = await blocks.history({ id, before: next, limit: PAGE });
    for (const revision of page.revisions) {
      // One that does not open is missing among them: what was before it is not known.
      const after: BlockContent | null = revision.number === last - 1 ? known : null;
      last = revision.number;
      known = after === null ? null : stepBack(after, revision.splice);
      yield { revision, after, before: known };
    }
    next = page.next;
  } while (next !== null);
}

function linesOf({ before, after }: Step): ReturnType<typeof diffOf> {
  return before === null || after === null ? [] : diffOf({ before, after });
}

function stepBack(
  after: BlockContent,
  splice: Parameters<typeof unsplice>[1] | null,
): BlockContent | null {
  if (splice === null) return null;
  try {
    return unsplice(after, splice);
  } catch {
    // It did not lead here: a change between is lost.
    return null;
  }
}
