import type { DrawState, Glyph } from "./drawing";
import { apply, heightScale, holds, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry";

/** What of a font says how far it goes. */
type PdfFont = {
  /** Of one of its units, beside the size: a thousandth for most. */
  readonly unit: number;
  readonly isVertical: boolean;
  /** Whether its characters are drawings, whose size says nothing. */
  readonly isDrawn: boolean;
};

export type FontOf = (name: string) => PdfFont | null;

type Shown = Omit<Glyph, "after">;

/** Points: below this a character is a dot, and flattened to less than that a line. */
const SMALLEST = 1.5;
const THINNEST = 0.5;

/** Fainter than this nobody sees it. */
const FAINTEST = 0.1;

/** Where of its height a character has its middle. */
const MIDDLE = 0.3;

const PLAIN: PdfFont = { unit: 0.001, isVertical: false, isDrawn: false };

type Steps = Readonly<Record<string, (state: DrawState, args: readonly unknown[]) => void>>;

/** Keeps where text goes on (PDF 32000, 9.4), and tells where each character lies. */
export function createPen(fontOf: FontOf) {
  let text: Matrix = IDENTITY;
  let at = { x: 0, y: 0 };
  let line = { x: 0, y: 0 };
  const begin = (matrix: Matrix) => {
    text = matrix;
    at = { x: 0, y: 0 };
    line = { x: 0, y: 0 };
  };
  const go = (x: number, y: number) => {
    line = { x: line.x + x, y: line.y + y };
    at = line;
  };
  const moves: Steps = {
    beginText: () => begin(IDENTITY),
    setTextMatrix: (_state, [first, ...rest]) =>
      begin(toMatrix(rest.length > 0 ? [first, ...rest] : first)),
    moveText: (_state, [x, y]) => go(Number(x), Number(y)),
    setLeadingMoveText: (state, [x, y]) => {
      state.leading = -Number(y);
      go(Number(x), Number(y));
    },
    nextLine: (state) => go(0, -state.leading),
  };
  const show = (state: DrawState, glyphs: readonly unknown[]): Shown[] => {
    const font = fontOf(state.font) ?? PLAIN;
    const shown: Shown[] = [];
    for (const glyph of glyphs) {
      const gap = typeof glyph === "number";
      const { width, isSpace, unicode } = gap ? GAP : readGlyph(glyph);
      const spacing = gap ? 0 : state.letterGap + (isSpace ? state.wordGap : 0);
      const long = gap
        ? (-glyph * state.size) / 1000
        : width * font.unit * state.size + (font.isVertical ? -spacing : spacing);
      const step = font.isVertical ? { x: 0, y: -Math.abs(long) } : { x: long * state.wide, y: 0 };
      if (!gap) {
        shown.push(toShown({ state, font, text: unicode, step, from: at, matrix: text }));
      }
      at = { x: at.x + step.x, y: at.y + step.y };
    }
    return shown;
  };
  return {
    move: (name: string, state: DrawState, args: readonly unknown[]) => moves[name]?.(state, args),
    show,
  };
}

const GAP = { width: 0, isSpace: false, unicode: "" };

function readGlyph(glyph: unknown): typeof GAP {
  const { width, isSpace, unicode } = (glyph ?? {}) as Record<string, unknown>;
  return { width: Number(width) || 0, isSpace: isSpace === true, unicode: String(unicode ?? "") };
}

type Placed = {
  readonly state: DrawState;
  readonly font: PdfFont;
  readonly text: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly step: { readonly x: number; readonly y: number };
  readonly matrix: Matrix;
};

function toShown({ state, font, text, from, step, matrix: own }: Placed): Shown {
  const matrix = multiply(state.matrix, own);
  const base = from.y + state.rise;
  const [x, y] = apply(matrix, [from.x, base]);
  const middle = apply(matrix, [from.x + step.x / 2, base + step.y / 2 + MIDDLE * state.size]);
  const end = apply(matrix, [from.x + step.x, base + step.y]);
  const size = Math.abs(state.size) * heightScale(matrix);
  const { ink, alpha } = inkOf(state);
  const thin = thinnest({ size: state.size, wide: state.wide, matrix });
  const isLarge = font.isDrawn || (size >= SMALLEST && thin >= THINNEST);
  const isDrawn = alpha >= FAINTEST && isLarge && holds(state.clip, middle);
  return { text, x, y, middle, size, end, ink, isDrawn };
}

/** Text may be set at any size and brought to its own by its matrix, so that one is in here. */
type Scaled = Pick<DrawState, "size" | "wide" | "matrix">;

/** How thin a letter is made where it is thinnest, by its scale or its slant: in units of the page. */
function thinnest({ size, wide, matrix: [a, b, c, d] }: Scaled): number {
  const longest = Math.max(Math.hypot(a, b), Math.hypot(c, d), Number.EPSILON);
  return (Math.abs(size) * Math.min(1, Math.abs(wide)) * Math.abs(a * d - b * c)) / longest;
}

/** What a character is drawn in; modes 3 and 7 draw nothing, 1 and 5 only its outline. */
function inkOf({ mode, fill, stroke, fillAlpha, strokeAlpha, outerAlpha }: DrawState) {
  const kind = mode % 4;
  if (kind === 3) return { ink: null, alpha: 0 };
  return kind === 1
    ? { ink: stroke, alpha: strokeAlpha * outerAlpha }
    : { ink: fill, alpha: fillAlpha * outerAlpha };
}
