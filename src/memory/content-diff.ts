import type { BlockContent } from "../domain/block-content";
import { diffArrays } from "../domain/diff-arrays";
import type { BlockChange } from "./block-doc";
import { renderAll } from "./render-all";

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
