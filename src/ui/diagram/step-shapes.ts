import { NOTE_PADDING, SELF_REACH } from "./actor-positions";
import type { LaidText } from "./lay-text";
import type { Box, Point } from "./outline";
import type { Step } from "./sequence";

const FRAME_PADDING = 10;
const BESIDE_NOTE = 12;
const BESIDE_MESSAGE = 6;
const LEAST_FRAME = 60;

export type Texted = Box & { readonly text: LaidText };
export type Message = Extract<Step, { kind: "message" }>;
export type Note = Extract<Step, { kind: "note" }>;

export type PlacedMessage = {
  readonly message: Message;
  readonly points: readonly Point[];
  readonly label: Texted | null;
};

/** What has been placed, from where to where it reaches aside, and where it ends below. */
type Shaped<T> = {
  readonly placed: T;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
};

/** A message from one lifeline to another, or back to its own, with its text above, or beside it. */
export function shapeMessage(
  message: Message,
  text: LaidText,
  [from, to]: readonly [from: number, to: number],
  top: number,
): Shaped<PlacedMessage> {
  const isSelf = from === to;
  const height = isSelf ? Math.max(22, text.height) : text.height;
  const out = from + SELF_REACH;
  const x = isSelf ? out + BESIDE_MESSAGE + text.width / 2 : (from + to) / 2;
  const bottom = top + height + (isSelf ? 0 : 5);
  const label = { x, y: top + height / 2, width: text.width, height: text.height, text };
  const points = isSelf
    ? [from, out, out, from].map((position, at) => ({ x: position, y: at < 2 ? top : bottom }))
    : [from, to].map((position) => ({ x: position, y: bottom }));
  return {
    placed: { message, points, label: text.lines.length === 0 ? null : label },
    left: Math.min(from, to, x - text.width / 2) - BESIDE_MESSAGE,
    right: Math.max(from, to, x + text.width / 2) + BESIDE_MESSAGE,
    bottom,
  };
}

/** A note over its lifelines, or beside its own. */
export function shapeNote(
  { side }: Note,
  text: LaidText,
  ends: readonly number[],
  top: number,
): Shaped<Texted> {
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const own = text.width + 2 * NOTE_PADDING;
  const width = side === "over" ? Math.max(own, last - first + 2 * BESIDE_NOTE) : own;
  const beside = BESIDE_NOTE + width / 2;
  const shift = side === "over" ? 0 : side === "left" ? -beside : beside;
  const x = (first + last) / 2 + shift;
  const height = text.height + 12;
  return {
    placed: { x, y: top + height / 2, width, height, text },
    left: x - width / 2,
    right: x + width / 2,
    bottom: top + height,
  };
}

/** A frame, the texts at its top and in its parts, and where each further part begins. */
export type PlacedFrame = Box & {
  readonly labels: readonly Texted[];
  readonly parts: readonly number[];
};

/** A frame that has not ended: what stands in it, and how far that reaches. */
export type OpenFrame = {
  readonly top: number;
  left: number;
  right: number;
  readonly texts: { readonly text: LaidText; readonly y: number; readonly indent: number }[];
  readonly parts: number[];
};

/** Puts texts side by side at a frame's own left side; returns how much height they take. */
export function addTexts(frame: OpenFrame, texts: readonly LaidText[], top: number): number {
  let indent = FRAME_PADDING;
  const height = Math.max(18, ...texts.map((text) => text.height));
  for (const text of texts.filter(({ lines }) => lines.length > 0)) {
    frame.texts.push({ text, y: top + 6 + height / 2, indent });
    indent += text.width + 2 * FRAME_PADDING;
  }
  return height + 18;
}

/** The frame around all that has been placed in it. */
export function shapeFrame(frame: OpenFrame, bottom: number): PlacedFrame {
  const left = (Number.isFinite(frame.left) ? frame.left : -24) - FRAME_PADDING;
  const texts = frame.texts.map(({ text, indent }) => left + indent + text.width + FRAME_PADDING);
  const right = Math.max(frame.right + FRAME_PADDING, left + LEAST_FRAME, ...texts);
  return {
    x: (left + right) / 2,
    y: (frame.top + bottom) / 2,
    width: right - left,
    height: bottom - frame.top,
    labels: frame.texts.map(({ text, y, indent }) => ({
      x: left + indent + text.width / 2,
      y,
      width: text.width,
      height: text.height,
      text,
    })),
    parts: frame.parts,
  };
}
