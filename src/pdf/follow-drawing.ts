import {
  type Area,
  type Drawing,
  type DrawState,
  firstState,
  type Glyph,
  readInk,
} from "./drawing";
import { type Box, boxAround, common, isUpright, multiply, toMatrix, toNumbers } from "./geometry";
import { createPen, type FontOf } from "./pen";

/** One operator of a page, by its name in pdf.js; that of a path has the name of what ends it first. */
export type Operator = { readonly name: string; readonly args: readonly unknown[] };

type Options = {
  /** What of the page is shown. */
  readonly view: Box;
  readonly fontOf: FontOf;
  /** Whether what an optional group holds is shown. */
  readonly isGroupShown: (group: unknown) => boolean;
};

const FILLS = new Set(
  "fill eoFill fillStroke eoFillStroke closeFillStroke closeEOFillStroke".split(" "),
);

const PICTURES = new Set([
  "paintImageXObject",
  "paintInlineImageXObject",
  "paintImageMaskXObject",
  "paintSolidColorImageMask",
]);

/** Fainter than this nobody sees it, and below what is more solid than that nothing is seen. */
const FAINTEST = 0.1;
const SOLID = 0.9;

const UNIT: Box = [0, 0, 1, 1];

type Step = (state: DrawState, args: readonly unknown[]) => void;

/** What changes the state and nothing else. */
const SETTERS: Readonly<Record<string, Step>> = {
  transform: (state, args) => {
    state.matrix = multiply(state.matrix, toMatrix(args));
  },
  setFont: (state, [font, size]) =>
    Object.assign(state, { font: String(font), size: Number(size) }),
  setLeading: (state, [leading]) => Object.assign(state, { leading: Number(leading) }),
  setTextRise: (state, [rise]) => Object.assign(state, { rise: Number(rise) }),
  setHScale: (state, [scale]) => Object.assign(state, { wide: Number(scale) / 100 }),
  setCharSpacing: (state, [gap]) => Object.assign(state, { letterGap: Number(gap) }),
  setWordSpacing: (state, [gap]) => Object.assign(state, { wordGap: Number(gap) }),
  setTextRenderingMode: (state, [mode]) => Object.assign(state, { mode: Number(mode) }),
  setFillRGBColor: (state, [colour]) => Object.assign(state, { fill: readInk(colour) }),
  setStrokeRGBColor: (state, [colour]) => Object.assign(state, { stroke: readInk(colour) }),
  setFillColorN: (state) => Object.assign(state, { fill: null }),
  setStrokeColorN: (state) => Object.assign(state, { stroke: null }),
  setGState: (state, [changes]) => {
    for (const [key, value] of Array.isArray(changes) ? changes : []) {
      if (key === "ca") state.fillAlpha = Number(value);
      if (key === "CA") state.strokeAlpha = Number(value);
      if (key === "SMask") state.isMasked = value === true;
      if (key === "BM") state.isBlended = value !== "source-over";
      if (key === "Font" && Array.isArray(value)) SETTERS.setFont?.(state, value);
    }
  },
};

/** Follows the operators of a page: its characters, each where it is drawn, and what is painted around them. */
export function followDrawing(operators: Iterable<Operator>, options: Options): Drawing {
  const glyphs: Glyph[] = [];
  const areas: Area[] = [];
  const pen = createPen(options.fontOf);
  const states = createStates(firstState(options.view));
  const groups: boolean[] = [];
  const isShown = () => !groups.includes(false);
  const marks: Steps = {
    beginMarkedContent: () => groups.push(true),
    beginMarkedContentProps: ([tag, group]) =>
      groups.push(tag !== "OC" || options.isGroupShown(group)),
    endMarkedContent: () => groups.pop(),
  };
  for (const { name, args } of withoutMasks(operators)) {
    marks[name]?.(args);
    states.step(name, args);
    const state = states.now();
    pen.move(name, state, args);
    if (isShown()) areas.push(...areaOf(name, state, args));
    states.cut(name, args);
    if (name !== "showText" || !Array.isArray(args[0])) continue;
    for (const one of pen.show(state, args[0])) {
      const isDrawn = one.isDrawn && isShown() && !state.isMasked;
      glyphs.push({ ...one, isDrawn, after: areas.length });
    }
  }
  return { glyphs, areas };
}

/** The operators but those that draw a soft mask: what it is made of is not seen itself. */
function* withoutMasks(operators: Iterable<Operator>): Generator<Operator> {
  let masks = 0;
  for (const operator of operators) {
    const { name, args } = operator;
    const isMask = isGroup(args[0]) && (args[0].smask ?? null) !== null;
    if (isMask && name === "beginGroup") masks += 1;
    if (masks === 0) yield operator;
    if (isMask && name === "endGroup") masks -= 1;
  }
}

type Group = { readonly smask?: unknown; readonly matrix?: unknown; readonly bbox?: unknown };

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

type Steps = Readonly<Record<string, (args: readonly unknown[]) => unknown>>;

/** The state that operators change, save and restore. */
function createStates(first: DrawState) {
  const saved: DrawState[] = [];
  let state = first;
  let isClipping = false;
  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const steps: Steps = {
    save,
    restore,
    paintFormXObjectBegin: ([matrix, box]) => {
      save();
      if (toNumbers(matrix).length === 6) state.matrix = multiply(state.matrix, toMatrix(matrix));
      state.isClipWhole &&= isUpright(state.matrix);
      clipTo(state, box);
    },
    paintFormXObjectEnd: restore,
    beginGroup: ([group]) => {
      save();
      if (isGroup(group)) beginGroup(state, group);
    },
    endGroup: restore,
  };
  return {
    now: () => state,
    step: (name: string, args: readonly unknown[]) => {
      if (name === "clip" || name === "eoClip") isClipping = true;
      SETTERS[name]?.(state, args);
      steps[name]?.(args);
    },
    /** A clip counts from its path on, which is painted without it. */
    cut: (name: string, [, path, around]: readonly unknown[]) => {
      if (name !== "constructPath" || !isClipping) return;
      isClipping = false;
      state.isClipWhole &&= isUpright(state.matrix) && isRectangle(path);
      clipTo(state, around);
    },
  };
}

/**
 * A group is cut to its own box, and as a whole as faint as what it is drawn with. Its form brings the
 * matrix once more: kept here it would count twice.
 */
function beginGroup(state: DrawState, { matrix, bbox }: Group): void {
  const placed = { ...state, matrix: multiply(state.matrix, toMatrix(matrix)) };
  clipTo(placed, bbox);
  state.clip = placed.clip;
  state.outerAlpha *= state.fillAlpha;
  state.fillAlpha = 1;
  state.strokeAlpha = 1;
}

function clipTo(state: DrawState, around: unknown): void {
  const [left, lower, right, upper] = toNumbers(around);
  if (left === undefined || lower === undefined || right === undefined || upper === undefined)
    return;
  state.clip = common(state.clip, boxAround(state.matrix, [left, lower, right, upper]));
}

/** What an operator paints that is no text and no line. */
function areaOf(name: string, state: DrawState, args: readonly unknown[]): readonly Area[] {
  const { matrix, clip, isClipWhole } = state;
  if (PICTURES.has(name)) {
    const box = common(clip, boxAround(matrix, UNIT));
    return [{ box, ink: null, isWhole: false, isPicture: true }];
  }
  const [end, path, around] = args;
  const [left = 0, lower = 0, right = 0, upper = 0] = toNumbers(around);
  const alpha = state.fillAlpha * state.outerAlpha;
  if (name !== "constructPath" || !FILLS.has(String(end)) || alpha < FAINTEST) return [];
  const isSolid = alpha >= SOLID && !state.isBlended;
  const isWhole = isSolid && isClipWhole && isUpright(matrix) && isRectangle(path);
  const box = common(clip, boxAround(matrix, [left, lower, right, upper]));
  return [{ box, ink: state.isBlended ? null : state.fill, isWhole, isPicture: false }];
}

/** Numbers that follow each step of a path, by its number in pdf.js: to move, a line, two curves, the end. */
const LENGTHS = [2, 2, 6, 4, 0];

const CURVES = new Set([2, 3]);

/** Whether a path's steps go once around one upright rectangle. */
function isRectangle(path: unknown): boolean {
  const steps = toNumbers(Array.isArray(path) ? path[0] : null);
  const [xs, ys]: [Set<number>, Set<number>] = [new Set(), new Set()];
  const corners = new Set<string>();
  for (let at = 0; at < steps.length; ) {
    const step = steps[at] ?? -1;
    const length = LENGTHS[step];
    if (length === undefined || CURVES.has(step)) return false;
    if (length === 2) {
      const [x = 0, y = 0] = steps.slice(at + 1, at + 3);
      xs.add(x);
      ys.add(y);
      corners.add(`${x} ${y}`);
    }
    if (corners.size > 4) return false;
    at += 1 + length;
  }
  return xs.size === 2 && ys.size === 2 && corners.size === 4;
}
