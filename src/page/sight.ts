import type { Rgb } from "../domain/contrast";
import {
  clipIn,
  common,
  commonSize,
  hides,
  isBodyOfPage,
  LOWEST_LINE,
  overlaps,
  windowOf,
} from "./clip-in";
import { readColour } from "./read-colour";
import { type Box, shapeBox } from "./shape-box";
import {
  attributeOf,
  bodyOf,
  boxOf,
  frameDocumentOf,
  nameOf,
  ownSizeOf,
  rootOf,
  styleOf,
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
  /** Its side at which a page that scrolls across is read no further; what begins before that is told whole. */
  readonly limit?: number | undefined;
  /** The styles of what it stands in: few of them are ever asked. */
  readonly around?: Around | undefined;
};

type Around = {
  readonly element: Element;
  readonly style: CSSStyleDeclaration;
  /** What is left of it, and of what is in it. */
  readonly before: Box;
  readonly within: Box;
  readonly outer: Around | undefined;
};

/** Fainter than this nobody reads it. */
export const FAINTEST = 0.1;

const WHITE: Rgb = [255, 255, 255];

/**
 * What a page shows that holds nothing yet: all that can be scrolled to, on white. One that is held while a
 * dialog is open begins above the window, by as much as it was scrolled, and nothing is scrolled meanwhile.
 */
export function wholeSight(page: Document, isStill = false): Sight {
  const [root, body, view] = [rootOf(page), bodyOf(page), viewOf(page) ?? window];
  const { scrollX, scrollY, innerWidth } = view;
  const isRtl = styleOf(root).direction === "rtl";
  const isClipped = isStill || [root, body].some((one) => one && hides(styleOf(one).overflowX));
  const width = isClipped ? root.clientWidth : Math.min(root.scrollWidth, 3 * innerWidth);
  const left = isRtl && !isClipped ? root.clientWidth - width : 0;
  const box = { left, top: 0, right: left + width, bottom: Number.POSITIVE_INFINITY };
  const { top, ...sides } = moved(box, -scrollX, -scrollY);
  const held = [root, body].map((one) =>
    one && styleOf(one).position === "fixed" ? boxOf(one).top : top,
  );
  const clip = { ...sides, top: Math.min(top, ...held) };
  const last = isRtl ? clip.left : clip.right;
  const limit = !isClipped && root.scrollWidth > width ? last : undefined;
  return { opacity: 1, behind: WHITE, clip, limit };
}

/** The sight within an element; null where nothing in it can be seen, whatever that is. */
export function sightIn(element: Element, style: CSSStyleDeclaration, outer: Sight): Sight | null {
  if (style.display === "none" || style.contentVisibility === "hidden") return null;
  const opacity = outer.opacity * Number(style.opacity) * filterOpacity(style.filter);
  if (opacity < FAINTEST || isClippedAway(style) || isMasked(style) || isTurnedAway(style)) {
    return null;
  }
  const behind = behindIn(style, outer.behind);
  // It has no box that could cut off, be fixed or hold.
  if (style.display === "contents") return { ...outer, opacity, behind };
  const before = clipAround(element, style, outer);
  const shaped = clippedBy(element, style, before);
  if (shaped === null) return null;
  const clip = clipIn(element, style, shaped);
  const around = { element, style, before, within: clip, outer: outer.around };
  return { opacity, behind, clip, limit: outer.limit, around };
}

/** The sight within a frame, in its own pixels; null where nothing of it is seen. */
export function sightInFrame(
  frame: HTMLIFrameElement,
  style: CSSStyleDeclaration,
  outer: Sight,
): Sight | null {
  const sight = sightIn(frame, style, outer);
  const isSeen = sight !== null && style.visibility === "visible";
  if (!isSeen || commonSize(boxOf(frame), sight.clip).some((size) => size < LOWEST_LINE))
    return null;
  const inner = frameDocumentOf(frame);
  // Without a body there is nothing in it that is read.
  if (inner === null || bodyOf(inner) === null) return sight;
  const isStill = /^(no|off|noscroll)$/i.test(attributeOf(frame, "scrolling") ?? "");
  const { clip, limit } = wholeSight(inner, isStill);
  return { ...sight, clip, limit, around: undefined };
}

/**
 * What is left of an element by what it goes with: for one that is fixed the window, for an absolute one the
 * nearest around it that is positioned, whatever cuts off in between.
 */
function clipAround(element: Element, { position }: CSSStyleDeclaration, outer: Sight): Box {
  // A page holds its body so while a dialog is open: it is the page still.
  if (position === "fixed" && !isHeld(outer.around) && !isBodyOfPage(element)) {
    return windowOf(element);
  }
  if (position !== "absolute") return outer.clip;
  let at = outer.around;
  while (at !== undefined && at.style.position === "static" && !holds(at.style)) {
    if (nameOf(at.element) === "BODY") break;
    if (at.outer === undefined) return at.before;
    at = at.outer;
  }
  return at?.within ?? outer.clip;
}

/** Whether the browser fixes what is fixed there in something, and not in the window. */
function isHeld(around: Around | undefined): boolean {
  for (let at = around; at !== undefined; at = at.outer) if (holds(at.style)) return true;
  return false;
}

const HOLDING =
  /transform|perspective|filter|translate|rotate|scale|offset|contain|content|layout|paint|strict/;

/** Whether what is fixed in it goes with it: where it is moved, filtered or contained, or cut by a shape. */
function holds(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style;
  const all = [transform, translate, rotate, scale, perspective, filter, backdropFilter];
  const more = [style.offsetPath, style.clipPath];
  const isMoved = [...all, ...more].some((one) => !["none", "", undefined].includes(one));
  const isApart = style.contentVisibility === "auto" || style.transformStyle === "preserve-3d";
  return isMoved || isApart || HOLDING.test(`${style.willChange} ${style.contain}`);
}

/** What a shape leaves of what could be seen; null where that is nothing. */
function clippedBy(element: Element, style: CSSStyleDeclaration, clip: Box): Box | null {
  if (style.clipPath === "none") return clip;
  const box = boxOf(element);
  // Its pixels are those of the element before it, or what it stands in, is turned or scaled.
  const { width, height } = ownSizeOf(element) ?? box;
  const shape = shapeBox(style.clipPath, { left: 0, top: 0, right: width, bottom: height });
  if (shape === null) return clip;
  if (shape.right <= shape.left || shape.bottom <= shape.top) return null;
  const isAsLarge = Math.abs(box.width - width) <= 1 && Math.abs(box.height - height) <= 1;
  if (!isAsLarge || isTurned(style)) return clip;
  const left = moved(shape, box.left, box.top);
  return overlaps(left, clip) ? common(left, clip) : null;
}

function isTurned({ transform, rotate, scale }: CSSStyleDeclaration): boolean {
  const isMovedOnly = /^(none|matrix\(1, 0, 0, 1,.*)?$/.test(transform ?? "");
  return !isMovedOnly || [rotate, scale].some((one) => !["none", "", undefined].includes(one));
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
