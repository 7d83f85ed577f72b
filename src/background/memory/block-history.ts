import type { CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { BlockContent } from "../../domain/block-content";
import { unsplice } from "../../domain/content-splice";
import type { Id } from "../../domain/id";
import { diffOf } from "../../memory/content-diff";
import type { BlockStore } from "../../store/memory/block-store";

/** Revisions that are read at a time. */
const PAGE = 100;

type Reading = Pick<BlockStore, "history">;

type Page = {
  readonly id: Id;
  readonly content: BlockContent;
  readonly before: number | null;
  readonly limit: number;
};

/**
 * A page of a block's changes, newest first, each with the lines that it took out and put in. Reads all
 * newer ones too, for each tells only what it replaced.
 */
export async function tellRevisions(
  blocks: Reading,
  { id, content, before, limit }: Page,
): Promise<CallOutput<"block.history">> {
  const revisions: CallOutput<"block.history">["revisions"] = [];
  let isWhole = true;
  for await (const step of stepsBack(blocks, { id, content })) {
    isWhole &&= step.before !== null;
    if (before !== null && step.revision.number >= before) continue;
    if (revisions.length === limit) return { revisions, more: true };
    const { splice: _splice, ...told } = step.revision;
    const lines = step.before === null ? [] : diffOf({ before: step.before, after: step.after });
    revisions.push({
      ...told,
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
  { id, content, number }: Pick<Page, "id" | "content"> & { readonly number: number },
): Promise<BlockContent> {
  let found = content;
  for await (const step of stepsBack(blocks, { id, content })) {
    if (step.revision.number <= number) return found;
    if (step.before === null) break;
    found = step.before;
    if (step.revision.number === number + 1) return found;
  }
  throw new AppError("not-found", { data: { kind: "revision" } });
}

/** Each revision, newest first, with what stood there after and before it; null from where that is not known. */
async function* stepsBack(blocks: Reading, { id, content }: Pick<Page, "id" | "content">) {
  let after: BlockContent | null = content;
  let last: number | null = null;
  for (;;) {
    const page = await blocks.history({ id, before: last, limit: PAGE });
    for (const revision of page) {
      // One that does not open is missing among them: what was before it is not known.
      const isNext: boolean = last === null || revision.number === last - 1;
      last = revision.number;
      const known: BlockContent | null = isNext ? after : null;
      after = known === null ? null : stepBack(known, revision.splice);
      yield { revision, after: known ?? content, before: known === null ? null : after };
    }
    if (page.length < PAGE) return;
  }
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
