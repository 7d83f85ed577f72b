import { diffTexts } from "../../../domain/diff-texts";
import type { TextSplice } from "../../../domain/text-splice";

/** Three forms of a text: as both knew it, as it was made here, and as it is there by now. */
export type TextForms = {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
};

/**
 * The text with what was changed here and there: what either put in stays, theirs first where both are
 * in one place, and what either took out is gone. The same change made twice is made once: an answer
 * that was lost on its way brings it back as theirs.
 */
export function mergeText({ base, mine, theirs }: TextForms): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const there = diffTexts(base, theirs);
  const here = diffTexts(base, mine).filter((one) => !there.some((other) => isSame(one, other)));
  const offsets = new Set([0, base.length]);
  for (const { at, remove } of [...there, ...here]) offsets.add(at).add(at + remove);
  let merged = "";
  const bounds = [...offsets].sort((one, other) => one - other);
  bounds.forEach((at, index) => {
    for (const splice of [...there, ...here]) if (splice.at === at) merged += splice.insert;
    const end = bounds[index + 1] ?? at;
    if (!isRemoved(there, at) && !isRemoved(here, at)) merged += base.slice(at, end);
  });
  return merged;
}

/** Where a place of the one text is in the other: behind what was put in before it. */
export function mapOffset(offset: number, from: string, to: string): number {
  let moved = offset;
  for (const { at, remove, insert } of diffTexts(from, to)) {
    if (at >= offset) break;
    moved += insert.length - Math.min(remove, offset - at);
  }
  return moved;
}

function isRemoved(splices: readonly TextSplice[], offset: number): boolean {
  return splices.some(({ at, remove }) => at <= offset && offset < at + remove);
}

function isSame(one: TextSplice, other: TextSplice): boolean {
  return one.at === other.at && one.remove === other.remove && one.insert === other.insert;
}
