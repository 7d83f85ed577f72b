import type { BlockContent, PartContent } from "../../../domain/block-content";
import type { BlockEdit } from "../../../domain/block-edit";
import { diffTexts } from "../../../domain/diff-texts";
import { spliceBetween, type TextSplice } from "../../../domain/text-splice";
import { mergeText } from "./merge-text";

/** Texts by the section that they are in; "" for the block's own. */
export type Drafts = Readonly<Record<string, string>>;

/** More places than these are changed as one: a call takes 200 edits. */
const MOST_SPLICES = 50;

/** What stands in each text of a block. */
export function textsOf(content: BlockContent): Drafts {
  const parts: [string, PartContent][] =
    content.kind === "composite" ? Object.entries(content.sections) : [["", content]];
  return Object.fromEntries(
    parts.flatMap(([section, part]) => (part.kind === "text" ? [[section, part.text]] : [])),
  );
}

/** The edits that make the texts what was typed: the last place first, so that the others stay. */
export function draftEdits(drafts: Drafts, content: BlockContent): readonly BlockEdit[] {
  const texts = textsOf(content);
  return Object.entries(drafts).flatMap(([section, typed]) =>
    splices(texts[section] ?? "", typed)
      .toReversed()
      .map((splice) => ({ op: "splice-text" as const, ...inSection(section), ...splice })),
  );
}

function splices(before: string, after: string): readonly TextSplice[] {
  const all = diffTexts(before, after);
  if (all.length <= MOST_SPLICES) return all;
  const whole = spliceBetween(before, after);
  return whole === null ? [] : [whole];
}

/** What was typed over the former texts, over what stands there by now; what is there already is none. */
export function rebaseDrafts(drafts: Drafts, bases: Drafts, texts: Drafts): Drafts {
  const moved = Object.entries(drafts).map(([section, mine]) => {
    const theirs = texts[section] ?? "";
    return [section, mergeText({ base: bases[section] ?? "", mine, theirs }), theirs] as const;
  });
  const open = moved.filter(([, merged, theirs]) => merged !== theirs);
  return Object.fromEntries(open.map(([section, merged]) => [section, merged]));
}

/** How an edit names the part that it is about. */
export function inSection(section: string): { readonly section?: string } {
  return section === "" ? {} : { section };
}
