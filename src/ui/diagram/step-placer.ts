import type { LaidText, Lay } from "./lay-text";
import type { Step } from "./sequence";
import {
  addTexts,
  type OpenFrame,
  type PlacedFrame,
  type PlacedMessage,
  shapeFrame,
  shapeMessage,
  shapeNote,
  type Texted,
} from "./step-shapes";

/** Room below each step. */
const GAP = 14;

type Room = {
  /** The lifelines' places. */
  readonly placeOf: ReadonlyMap<string, number>;
  readonly lay: Lay;
  readonly top: number;
};

/** Places steps one below the other, and frames around theirs. */
export function createStepPlacer({ placeOf, lay, top }: Room) {
  const messages: PlacedMessage[] = [];
  const notes: Texted[] = [];
  const frames: PlacedFrame[] = [];
  const outside = { left: 0, right: 0 };
  const open: OpenFrame[] = [];
  let y = top;

  const xOf = (id: string) => placeOf.get(id) ?? 0;
  const goOn = (left: number, right: number, bottom: number) => {
    const around = open.at(-1) ?? outside;
    around.left = Math.min(around.left, left);
    around.right = Math.max(around.right, right);
    y = bottom + GAP;
  };

  const place = (step: Step, text: LaidText) => {
    if (step.kind === "message") {
      const ends = [xOf(step.from), xOf(step.to)] as const;
      const { placed, left, right, bottom } = shapeMessage(step, text, ends, y);
      messages.push(placed);
      goOn(left, right, bottom);
    } else if (step.kind === "note") {
      const { placed, left, right, bottom } = shapeNote(step, text, step.actors.map(xOf), y);
      notes.push(placed);
      goOn(left, right, bottom);
    } else if (step.kind === "frame") {
      const frame = { top: y, left: Infinity, right: -Infinity, texts: [], parts: [] };
      open.push(frame);
      y += addTexts(frame, [lay(step.word, Infinity), text], y);
    } else if (step.kind === "part") {
      const frame = open.at(-1);
      frame?.parts.push(y);
      y += frame === undefined ? 0 : addTexts(frame, [text], y);
    } else {
      const frame = open.pop();
      if (frame === undefined) return;
      const placed = shapeFrame(frame, y);
      frames.push(placed);
      goOn(placed.x - placed.width / 2, placed.x + placed.width / 2, y);
    }
  };

  return {
    place,
    /** All of it, the frames from the outermost on. */
    placed: () => ({ messages, notes, frames: frames.toReversed(), bottom: y, ...outside }),
  };
}
