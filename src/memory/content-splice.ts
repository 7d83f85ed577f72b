import { AppError } from "../domain/app-error";
import type { BlockRevision } from "../domain/block";
import { type BlockContent, blockContentSchema } from "../domain/block-content";
import { diffArrays } from "../domain/diff-arrays";
import { spliceBetween } from "../domain/text-splice";
import type { BlockChange } from "./block-doc";
import { canonicalJson } from "./canonical-json";
import { renderAll } from "./render-all";

export type ContentSplice = NonNullable<BlockRevision["splice"]>;

/** The one replacement in the content's canonical JSON that leads from the former to the later. */
export function spliceOf(before: BlockContent, after: BlockContent): ContentSplice {
  const [from, to] = [canonicalJson(before), canonicalJson(after)];
  const splice = spliceBetween(from, to);
  if (splice === null) return { at: 0, removed: "", inserted: "" };
  const { at, remove, insert } = splice;
  return { at, removed: from.slice(at, at + remove), inserted: insert };
}

/** The content before that replacement. `row-tampered` where it did not lead to this content. */
export function unsplice(
  after: BlockContent,
  { at, removed, inserted }: ContentSplice,
): BlockContent {
  const to = canonicalJson(after);
  const end = at + inserted.length;
  if (to.slice(at, end) !== inserted) throw new AppError("row-tampered");
  const parsed = blockContentSchema.safeParse(parse(to.slice(0, at) + removed + to.slice(end)));
  if (!parsed.success) throw new AppError("row-tampered");
  return parsed.data;
}

/** A line that a change took out or put in. */
export type DiffLine = { readonly kind: "removed" | "inserted"; readonly text: string };

/** What a change did, as lines of the rendered content; whatever layouts the two have. */
export function diffOf({ before, after }: BlockChange): readonly DiffLine[] {
  const [from, to] = [linesOf(before), linesOf(after)];
  return diffArrays(from, to, Object.is).flatMap((hunk) => [
    ...from
      .slice(hunk.at, hunk.at + hunk.remove)
      .map((text) => ({ kind: "removed", text }) as const),
    ...to.slice(hunk.from, hunk.to).map((text) => ({ kind: "inserted", text }) as const),
  ]);
}

function linesOf(content: BlockContent): readonly string[] {
  const text = renderAll(content);
  return text === "" ? [] : text.split("\n");
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
