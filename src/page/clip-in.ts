import type { Box } from "./shape-box";
import {
  bodyOf,
  boxOf,
  documentOf,
  innerSizeOf,
  modeOf,
  nameOf,
  rootOf,
  scrollOf,
  styleOf,
  viewOf,
} from "./unclobbered";

/** Pixels: smaller than this a line is a stroke. */
export const LOWEST_LINE = 5;

/**
 * What an element leaves to be seen of what is in it. What scrolls can be scrolled to, also where what lies
 * around it cuts off, as applications are built that are as large as the window; what is hidden cannot.
 */
export function clipIn(element: Element, style: CSSStyleDeclaration, clip: Box): Box {
  const { overflowX, overflowY } = style;
  if (overflowX === "visible" && overflowY === "visible") return clip;
  const isWindows = isOfWindow(element, style);
  const own = boxOf(element);
  // What is absolute gives it no height: the window is seen in any case.
  const box = isWindows ? both(own, windowOf(element)) : own;
  const across = !isWindows && cutsOff(element, overflowX, box.right - box.left);
  const down = cutsOff(element, overflowY, box.bottom - box.top);
  const cut = {
    left: across ? Math.max(clip.left, box.left) : clip.left,
    right: across ? Math.min(clip.right, box.right) : clip.right,
    top: down ? Math.max(clip.top, box.top) : clip.top,
    bottom: down ? Math.min(clip.bottom, box.bottom) : clip.bottom,
  };
  const seen = common(box, cut);
  const isReached = commonSize(box, cut).every((size) => size >= LOWEST_LINE);
  if (isWindows || !isReached) return cut;
  const { left, right, above, below } = restOf(element, style);
  const [goesAcross, goesDown] = [scrolls(overflowX), scrolls(overflowY)];
  return {
    left: goesAcross ? Math.min(cut.left, seen.left - left) : cut.left,
    right: goesAcross ? Math.max(cut.right, seen.right + right) : cut.right,
    top: goesDown ? Math.min(cut.top, seen.top - above) : cut.top,
    bottom: goesDown ? Math.max(cut.bottom, seen.bottom + below) : cut.bottom,
  };
}

/** Whether it is the body and what it says of its overflow is the window's, of which the whole page is seen. */
function isOfWindow(element: Element, { contain }: CSSStyleDeclaration): boolean {
  const page = documentOf(element);
  const root = page && rootOf(page);
  if (!root || !isBodyOfPage(element)) return false;
  const { overflowX, overflowY, contain: around } = styleOf(root);
  const isFree = [contain, around].every((one) => ["none", "", undefined].includes(one));
  return isFree && overflowX === "visible" && overflowY === "visible";
}

/** Where what is fixed can be seen: nobody scrolls it. */
export function windowOf(element: Element): Box {
  const page = documentOf(element);
  const view = page && viewOf(page);
  // The root of a page without a doctype is as large as what is in it.
  const root = page && (modeOf(page) === "BackCompat" ? bodyOf(page) : rootOf(page));
  const { width, height } = root ? innerSizeOf(root) : { width: 0, height: 0 };
  // The window's own are less where somebody has zoomed in with two fingers.
  const right = Math.max(view?.innerWidth ?? 0, width);
  const bottom = Math.max(view?.innerHeight ?? 0, height);
  return { left: 0, top: 0, right, bottom };
}

/** Whether it is the body, of which a page may have others. */
export function isBodyOfPage(element: Element): boolean {
  const page = nameOf(element) === "BODY" ? documentOf(element) : null;
  return page != null && bodyOf(page) === element;
}

/** How far it can still be scrolled each way. */
function restOf(element: Element, style: CSSStyleDeclaration) {
  const { left, top, across, down } = scrollOf(element);
  const [isFromRight, isFromBottom] = startsAtEnd(style);
  const toLeft = left < 0 || (left === 0 && isFromRight) ? across + left : left;
  const above = top < 0 || (top === 0 && isFromBottom) ? down + top : top;
  return { left: toLeft, right: across - toLeft, above, below: down - above };
}

/** Whether it begins at its right, and at its bottom: positions are less than nothing there. */
function startsAtEnd({ display, flexDirection, direction, writingMode }: CSSStyleDeclaration) {
  const flow = /flex$/.test(display) ? flexDirection : "";
  const along = (direction === "rtl") !== (flow === "row-reverse");
  const next = /-rl$/.test(writingMode) !== (flow === "column-reverse");
  return /^(vertical|sideways)/.test(writingMode) ? [next, along] : [along, next];
}

/** What scrolls in no more than a slit, too; not the body, which scrolls with the window. */
function cutsOff(element: Element, overflow: string, size: number): boolean {
  return hides(overflow) || (scrolls(overflow) && size < LOWEST_LINE && nameOf(element) !== "BODY");
}

/** Whether what is beyond the box cannot be scrolled to. */
export function hides(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

function both(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** What is in both; of two that have nothing in common the sides are the wrong way round. */
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether more than a pixel of it is within the other each way. */
export function overlaps(line: Box, clip: Box): boolean {
  return commonSize(line, clip).every((size) => size > 1);
}

/** How wide and how high what two boxes have in common is; less than nothing where they have none. */
export function commonSize(one: Box, other: Box): readonly [width: number, height: number] {
  return [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
}
