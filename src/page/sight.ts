import type { Rgb } from "../domain/contrast";
import { readColour } from "./read-colour";
import { type Box, shapeBox } from "./shape-box";
import {
  bodyOf,
  boxOf,
  documentOf,
  frameDocumentOf,
  nameOf,
  rootOf,
  scrollOf,
  viewOf,
} from "./unclobbered";

/** What an element's ancestors leave to be seen of what is in it. */
export type Sight = {
  /** Product of all, 0 to 1. */
  readonly opacity: number;
  /** What lies behind its text; null where that is a picture, or cannot be read. */
  readonly behind: Rgb | null;
  /** Where overflow is cut off, in the window's pixels. */
  readonly clip: Box;
  /** The styles of what it stands in: few of them are ever asked. */
  readonly around?: Around | undefined;
};

type Around = { readonly style: CSSStyleDeclaration; readonly outer: Around | undefined };

/** Fainter than this nobody reads it. */
export const FAINTEST = 0.1;

/** Pixels: smaller than this a line is a stroke. */
export const LOWEST_LINE = 5;

const WHITE: Rgb = [255, 255, 255];

/** What a page shows that holds nothing yet: all that can be scrolled to, on white. */
export function wholeSight(page: Document): Sight {
  const [root, body] = [rootOf(page), bodyOf(page)];
  const { scrollX, scrollY, innerWidth } = window;
  const isRtl = getComputedStyle(root).direction === "rtl";
  const isClipped = [root, body].some((one) => one && hides(getComputedStyle(one).overflowX));
  const width = isClipped ? root.clientWidth : Math.min(root.scrollWidth, 3 * innerWidth);
  const left = isRtl && !isClipped ? root.clientWidth - width : 0;
  const box = { left, top: 0, right: left + width, bottom: Number.POSITIVE_INFINITY };
  return { opacity: 1, behind: WHITE, clip: moved(box, -scrollX, -scrollY) };
}

/** The sight within an element; null where nothing in it can be seen, whatever that is. */
export function sightIn(element: Element, style: CSSStyleDeclaration, outer: Sight): Sight | null {
  if (style.display === "none" || style.contentVisibility === "hidden") return null;
  const opacity = outer.opacity * Number(style.opacity) * filterOpacity(style.filter);
  if (opacity < FAINTEST || isClippedAway(style) || isMasked(style) || isTurnedAway(style)) {
    return null;
  }
  const isFixed = style.position === "fixed" && !isHeld(outer.around);
  const shaped = clippedBy(element, style.clipPath, isFixed ? windowOf(element) : outer.clip);
  if (shaped === null) return null;
  const clip = clipIn(element, style, shaped);
  const around = { style, outer: outer.around };
  return { opacity, behind: behindIn(style, outer.behind), clip, around };
}

/** The sight within a frame, in its own pixels; null where nothing of it is seen. */
export function sightInFrame(
  frame: HTMLIFrameElement,
  style: CSSStyleDeclaration,
  outer: Sight,
): Sight | null {
  const sight = sightIn(frame, style, outer);
  const box = boxOf(frame);
  const isSeen = sight !== null && style.visibility === "visible";
  if (!isSeen || commonSize(box, sight.clip).some((size) => size < LOWEST_LINE)) return null;
  const inner = frameDocumentOf(frame);
  const { scrollX, scrollY } = (inner && viewOf(inner)) ?? { scrollX: 0, scrollY: 0 };
  const [right, bottom] = [box.right - box.left, Number.POSITIVE_INFINITY];
  const clip = { left: 0 - scrollX, top: 0 - scrollY, right, bottom };
  return { ...sight, clip, around: undefined };
}

/** Where what is fixed can be seen: nobody scrolls it. */
function windowOf(element: Element): Box {
  const page = documentOf(element);
  const [view, root] = [page && viewOf(page), page && rootOf(page)];
  // The window's own are less where somebody has zoomed in with two fingers.
  const right = Math.max(view?.innerWidth ?? 0, root?.clientWidth ?? 0);
  const bottom = Math.max(view?.innerHeight ?? 0, root?.clientHeight ?? 0);
  return { left: 0, top: 0, right, bottom };
}

/** Whether the browser fixes what is fixed there in something, and not in the window. */
function isHeld(around: Around | undefined): boolean {
  for (let at = around; at !== undefined; at = at.outer) if (holds(at.style)) return true;
  return false;
}

const HOLDING =
  /transform|perspective|filter|translate|rotate|scale|contain|content|layout|paint|strict/;

/** Whether what is fixed in it goes with it: where it is moved, filtered or contained, or cut by a shape. */
function holds(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style;
  const all = [transform, translate, rotate, scale, perspective, filter, backdropFilter];
  const isMoved = [...all, style.clipPath].some((one) => !["none", "", undefined].includes(one));
  return isMoved || HOLDING.test(`${style.willChange} ${style.contain}`);
}

/** What a shape leaves of what could be seen; null where that is nothing. */
function clippedBy(element: Element, clipPath: string, clip: Box): Box | null {
  const shape = clipPath === "none" ? null : shapeBox(clipPath, boxOf(element));
  if (shape === null) return clip;
  return overlaps(shape, clip) ? common(shape, clip) : null;
}

function common(one: Box, other: Box): Box {
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

function behindIn(style: CSSStyleDeclaration, outer: Sight["behind"]): Sight["behind"] {
  if (style.backgroundImage !== "none") return null;
  const own = readColour(style.backgroundColor);
  // Unknown, as a picture is, which hides as much: held against what lies further behind, the light texts
  // of a dark page would be read as nothing. What has that same colour itself is not seen in any case.
  if (own === null) return null;
  if (own.alpha === 0) return outer;
  if (outer === null || own.alpha === 1) return own.alpha === 1 ? own.rgb : null;
  return mixed(own.rgb, outer, own.alpha);
}

/** What is seen of a colour over another one that it lets through. */
export function mixed(over: Rgb, under: Rgb, alpha: number): Rgb {
  const mix = (at: 0 | 1 | 2) => over[at] * alpha + under[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/**
 * What scrolls can be scrolled to, also where what lies around it cuts off, as applications are built that
 * are as large as the window; what is hidden cannot.
 */
function clipIn(element: Element, style: CSSStyleDeclaration, clip: Box): Box {
  const { overflowX, overflowY } = style;
  if (overflowX === "visible" && overflowY === "visible") return clip;
  const box = boxOf(element);
  const across = cutsOff(element, overflowX, box.right - box.left);
  const down = cutsOff(element, overflowY, box.bottom - box.top);
  const cut = {
    left: across ? Math.max(clip.left, box.left) : clip.left,
    right: across ? Math.min(clip.right, box.right) : clip.right,
    top: down ? Math.max(clip.top, box.top) : clip.top,
    bottom: down ? Math.min(clip.bottom, box.bottom) : clip.bottom,
  };
  const isReached = overlaps(box, cut);
  const goesAcross = isReached && !across && scrolls(overflowX);
  const goesDown = isReached && !down && scrolls(overflowY);
  if (!goesAcross && !goesDown) return cut;
  const all = scrolledBox(element, box, style);
  return {
    left: goesAcross ? Math.min(cut.left, all.left) : cut.left,
    right: goesAcross ? Math.max(cut.right, all.right) : cut.right,
    top: goesDown ? Math.min(cut.top, all.top) : cut.top,
    bottom: goesDown ? Math.max(cut.bottom, all.bottom) : cut.bottom,
  };
}

/** Where all lies that can be scrolled to in an element; across from its right where that is how it is read. */
function scrolledBox(element: Element, box: Box, { direction }: CSSStyleDeclaration): Box {
  const { left, top, width, height } = scrollOf(element);
  const from = direction === "rtl" ? box.right - left - width : box.left - left;
  return { left: from, right: from + width, top: box.top - top, bottom: box.top - top + height };
}

/** What scrolls in no more than a slit, too; not the body, which scrolls with the window. */
function cutsOff(element: Element, overflow: string, size: number): boolean {
  return hides(overflow) || (scrolls(overflow) && size < LOWEST_LINE && nameOf(element) !== "BODY");
}

function hides(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

/** What its filters leave of it together; very small and very large numbers have an exponent. */
function filterOpacity(filter: string): number {
  if (filter === "none") return 1;
  let left = 1;
  for (const [, name, number, unit] of filter.matchAll(/(opacity|blur)\(([-+.\de]+)(%?)/g)) {
    if (name === "opacity") left *= Number(number) / (unit === "%" ? 100 : 1);
    else if (Number(number) > 6) return 0;
  }
  return left;
}

// What is asked of a style is made into words each time: the last questions wait for the first answers.

/** Cut to nothing by the old `clip`. */
function isClippedAway(style: CSSStyleDeclaration): boolean {
  const { position } = style;
  return (position === "absolute" || position === "fixed") && isEmptyClip(style.clip);
}

function isEmptyClip(clip: string): boolean {
  const edges = /^rect\(([^)]*)\)$/.exec(clip)?.[1]?.split(/[, ]+/).map(Number.parseFloat);
  const [top = 0, right = 0, bottom = 0, left = 0] = edges ?? [];
  return edges !== undefined && (right - left <= 2 || bottom - top <= 2);
}

/** A mask of nothing but what can be seen through. */
function isMasked(style: CSSStyleDeclaration): boolean {
  const mask = style.maskImage || style.getPropertyValue("-webkit-mask-image");
  if (mask === "" || mask === "none") return false;
  const colours = mask.match(/(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^)]*\)|transparent/g) ?? [];
  return (
    colours.length > 0 &&
    colours.every((one) => one === "transparent" || (readColour(one)?.alpha ?? 1) < FAINTEST)
  );
}

/** Its back is seen, and has nothing on it. */
function isTurnedAway(style: CSSStyleDeclaration): boolean {
  if (style.backfaceVisibility !== "hidden") return false;
  const { transform } = style;
  if (!transform.startsWith("matrix3d(")) return false;
  const third = Number(transform.slice(9, -1).split(",")[10]);
  return third < 0;
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}
