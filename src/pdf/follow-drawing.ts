import {
  type Area,
  type Drawing,
  type DrawState,
  firstState,
  type Glyph,
  readInk,
} from "./drawing";
import { type Box, boxAround, common, isUpright, multiply, toMatrix, toNumbers } from "./geometry";
import { isRectangle } from "./is-rectangle";
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

/** Deeper states are not kept: no page needs them. */
const DEEPEST = 1_000;

const FILLS = new Set(
  "fill eoFill fillStroke eoFillStroke closeFillStroke closeEOFillStroke".split(" "),
);

const PICTURES = new Set([
  "paintImageXObject",
  "paintInlineImageXObject",
  "paintImageMaskXObject",
  "paintSolidColorImageMask",
]);

/** Fainter than this nobody sees it. */
const FAINTEST = 0.1;

const UNIT: Box = [0, 0, 1, 1];

/** A clip that lets nothing through. */
const NOWHERE: Box = [1, 1, 0, 0];

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
      if (key === "BM") state.isBlended = value !== "source-over";
      if (key === "SMask") state.isMasked = value !== false;
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
  for (const { name, args } of operators) {
    marks[name]?.(args);
    states.step(name, args);
    const state = states.now();
    pen.move(name, state, args);
    if (isShown()) areas.push(...areaOf(name, state, args));
    states.cut(name, args);
    if (name !== "showText" || !Array.isArray(args[0])) continue;
    for (const one of pen.show(state, args[0])) {
      glyphs.push({ ...one, isDrawn: one.isDrawn && isShown(), after: areas.length });
    }
  }
  return { glyphs, areas };
}

type Steps = Readonly<Record<string, (args: readonly unknown[]) => unknown>>;

/** The state that operators change, save and restore. */
function createStates(first: DrawState) {
  const saved: DrawState[] = [];
  let state = first;
  let isClipping = false;
  const save = () => saved.length < DEEPEST && saved.push({ ...state });
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
    // Its form brings the matrix once more: here it would count twice.
    beginGroup: ([group]) => {
      save();
      if (state.fillAlpha < FAINTEST || isOfMask(group)) state.clip = NOWHERE;
      state.isGroupMasked ||= state.isMasked;
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

/** What a soft mask is made of is painted nowhere. */
function isOfMask(group: unknown): boolean {
  const { smask } = (group ?? {}) as Record<string, unknown>;
  return smask !== undefined && smask !== null;
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
  if (name !== "constructPath" || !FILLS.has(String(end)) || state.fillAlpha < FAINTEST) return [];
  const isMasked = state.isMasked || state.isGroupMasked;
  const isSolid = state.fillAlpha === 1 && !state.isBlended && !isMasked;
  const isWhole = isSolid && isClipWhole && isUpright(matrix) && isRectangle(path);
  const box = common(clip, boxAround(matrix, [left, lower, right, upper]));
  return [{ box, ink: state.isBlended ? null : state.fill, isWhole, isPicture: false }];
}
