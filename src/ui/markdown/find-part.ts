import { isFull } from "./cut-block";
import { costOf } from "./draw-cost";
import { LONGEST_READ } from "./is-tame";

/** Characters after which a part ends where it can: what is read as blocks at once stays small. */
const ENOUGH = 2_000;

/** A part of a text: whole blocks, one fence, or the beginning of what is too long to be read. */
export type Part = { readonly end: number; readonly kind: "blocks" | "fence" | "endless" };

const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const INNER_FENCE = /^ {1,3}(`{3,}(?=[^`]*$)|~{3,})/;
const ITEM = /^(?:([-*+])|\d{1,9}([.)]))(?:[ \t]|$)/;
// What may go on with what stood before the blank line, or with mathematics that is not closed.
const GOES_ON = /^(?:\s|[-*+>|\\$]|\d{1,9}[.)]?)/;
const OPENS_MATH = /^ {0,3}(?:\\{1,2}\[|\$\$)\s*$/;

/**
 * The part of a text that begins at a place where no block goes on. Looks at each line once, so the
 * time is in proportion to the part, whatever it says; the same for a text that grew in chunks.
 */
export function findPart(text: string, from: number): Part {
  const first = lineAt(text, from);
  const fence = FENCE.exec(first)?.[0];
  if (fence !== undefined) return { end: endOfFence(text, from, fence), kind: "fence" };
  const item = ITEM.exec(first);
  let at = from;
  let before = "";
  let inner: string | undefined;
  let cost = 0;
  while (at < text.length) {
    const line = lineAt(text, at);
    const length = at - from;
    // A line may be as long as the text: none but short ones are looked through.
    const isLong = line.length > LONGEST_READ;
    const own = item === null ? 0 : isLong ? Infinity : costOf(`${line}\n`);
    // A line that is still arriving may become another one.
    const isArriving = at + line.length === text.length && line.length < 12;
    if (length > 0 && !isArriving && inner === undefined) {
      if (FENCE.test(line)) return { end: at, kind: "blocks" };
      if (length >= ENOUGH && before.trim() === "" && !GOES_ON.test(line)) {
        return { end: at, kind: "blocks" };
      }
      if (isFull(cost + own) && isSameList(item, ITEM.exec(line)))
        return { end: at, kind: "blocks" };
    }
    if (length + line.length > LONGEST_READ) return { end: text.length, kind: "endless" };
    inner = innerFence(line, inner);
    cost += own;
    // A blank line right behind what opens mathematics does not end it.
    if (line.trim() !== "" || !OPENS_MATH.test(before)) before = line;
    at += line.length + 1;
  }
  return { end: text.length, kind: "blocks" };
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(at, end < 0 ? text.length : end);
}

/** Characters of a fence that are looked through at once. */
const WINDOW = 2_000;

/**
 * Behind the fence's closing line, or the text's end. Only where a mark follows a line's end are the
 * lines looked at one by one: those of a megabyte of empty ones took 10 ms, with each word that came.
 */
function endOfFence(text: string, from: number, fence: string): number {
  const marks = ["", " ", "  ", "   "].map((indent) => `\n${indent}${fence.slice(0, 3)}`);
  for (let at = from; at < text.length; at += WINDOW) {
    const window = text.slice(at, at + WINDOW + 6);
    if (!marks.some((mark) => window.includes(mark))) continue;
    const end = closingLine(text, { from: at, to: at + WINDOW }, fence);
    if (end !== null) return end;
  }
  return text.length;
}

type Range = { readonly from: number; readonly to: number };

/** Behind the closing line that follows a line's end in that range; null where none does. */
function closingLine(text: string, { from, to }: Range, fence: string): number | null {
  const mark = fence.slice(0, 3);
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    const isNear = text.startsWith(mark, at + 1) || text.startsWith(" ", at + 1);
    if (!isNear) continue;
    const line = lineAt(text, at + 1);
    const closing = /^ {0,3}(`{3,}|~{3,}) *$/.exec(line)?.[1] ?? "";
    if (closing.startsWith(fence)) return Math.min(at + 2 + line.length, text.length);
  }
  return null;
}

function innerFence(line: string, open: string | undefined): string | undefined {
  const mark = INNER_FENCE.exec(line)?.[1];
  if (open === undefined) return mark;
  return mark !== undefined && line.trim().startsWith(open) ? undefined : open;
}

function isSameList(one: RegExpExecArray | null, other: RegExpExecArray | null): boolean {
  return one !== null && other !== null && one[1] === other[1] && one[2] === other[2];
}
