import type { Rgb } from "../domain/contrast";
import { type Box, IDENTITY, type Matrix } from "./geometry";

/** Red, green, blue, 0 to 255; null where it is a pattern, or not known. */
export type Ink = Rgb | null;

/** A character where it is drawn, in the page's own points. */
export type Glyph = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of its middle. */
  readonly middle: readonly [number, number];
  /** Points from one line to the next, about. */
  readonly size: number;
  /** Where the next one begins. */
  readonly end: readonly [number, number];
  readonly ink: Ink;
  /** Whether it can be seen but for what lies behind it or over it. */
  readonly isDrawn: boolean;
  /** How many areas were painted before it. */
  readonly after: number;
};

/** Something painted that may lie behind a text, or over it. */
export type Area = {
  readonly box: Box;
  readonly ink: Ink;
  /** Whether it is all of its box, and lets nothing through. */
  readonly isWhole: boolean;
  readonly isPicture: boolean;
};

/** What a page draws, in the order in which it does. */
export type Drawing = { readonly glyphs: readonly Glyph[]; readonly areas: readonly Area[] };

/** What the operators of a page change, as PDF 32000 has it (8.4 and 9.3). */
export type DrawState = {
  matrix: Matrix;
  clip: Box;
  /** Whether all of that box is shown: a clip of another form lets through less. */
  isClipWhole: boolean;
  fill: Ink;
  stroke: Ink;
  fillAlpha: number;
  strokeAlpha: number;
  isBlended: boolean;
  /** Whether a soft mask is set, which may let nothing through; or one was where its group began. */
  isMasked: boolean;
  isGroupMasked: boolean;
  font: string;
  size: number;
  leading: number;
  rise: number;
  wide: number;
  letterGap: number;
  wordGap: number;
  mode: number;
};

export function firstState(view: Box): DrawState {
  return {
    matrix: IDENTITY,
    clip: view,
    isClipWhole: true,
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    fillAlpha: 1,
    strokeAlpha: 1,
    isBlended: false,
    isMasked: false,
    isGroupMasked: false,
    font: "",
    size: 0,
    leading: 0,
    rise: 0,
    wide: 1,
    letterGap: 0,
    wordGap: 0,
    mode: 0,
  };
}

/** The colour of `#rrggbb`; null for anything else. */
export function readInk(value: unknown): Ink {
  const found = typeof value === "string" ? /^#([0-9a-f]{6})$/i.exec(value) : null;
  if (found === null) return null;
  const number = Number.parseInt(found[1] ?? "", 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
