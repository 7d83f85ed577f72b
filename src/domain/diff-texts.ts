import { diffArrays } from "./diff-arrays";
import { spliceBetween, type TextSplice } from "./text-splice";

/**
 * The replacements that make the one text the other, first place first, each at its place in the
 * former text. Lines that stay are not touched: what another replica writes there is kept.
 */
export function diffTexts(before: string, after: string): readonly TextSplice[] {
  const whole = spliceBetween(before, after);
  if (whole === null) return [];
  const removed = before.slice(whole.at, whole.at + whole.remove);
  // What changes within one line, or is only put in, has nothing between that could stay.
  const { insert } = whole;
  if (removed === "" || insert === "" || !`${removed}${insert}`.includes("\n")) return [whole];
  const from = linesOf(before);
  const to = linesOf(after);
  const starts = startsOf(from);
  return diffArrays(from, to, (one, other) => one === other).flatMap((hunk) => {
    const at = starts[hunk.at] ?? before.length;
    const old = from.slice(hunk.at, hunk.at + hunk.remove).join("");
    const splice = spliceBetween(old, to.slice(hunk.from, hunk.to).join(""));
    return splice === null ? [] : [{ ...splice, at: splice.at + at }];
  });
}

/** Lines with their line feeds. */
function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/u);
}

function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length;
    return start;
  });
}
