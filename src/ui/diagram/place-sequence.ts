import { findActorPositions } from "./actor-positions";
import { BOUNDS } from "./diagram-bounds";
import { createLay, type LaidText, type Lay, type Measure, NO_TEXT } from "./lay-text";
import type { Box } from "./outline";
import { refuseAbove } from "./refusal";
import type { Actor, Sequence, Step } from "./sequence";
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

const WIDEST_ACTOR = 140;
const WIDEST = 180;
const LEAST_ACTOR = 64;
const MARGIN = 8;
/** Below the boxes of the actors, and below the last step. */
const BELOW = 18;

export type PlacedActor = Box & { readonly actor: Actor; readonly text: LaidText };

/** A sequence with the place of everything in it; lifelines end at its height. */
export type PlacedSequence = {
  readonly kind: "sequence";
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly actors: readonly PlacedActor[];
  readonly messages: readonly PlacedMessage[];
  readonly notes: readonly Texted[];
  readonly frames: readonly PlacedFrame[];
};

/** Finds places for all of a sequence, from above in the order of its steps; refuses what is too large. */
export function placeSequence(sequence: Sequence, measure: Measure): PlacedSequence {
  const lay = createLay(measure);
  const names = sequence.actors.map(({ text }) => lay(text, WIDEST_ACTOR));
  const widths = names.map(({ width }) => Math.max(LEAST_ACTOR, width + 24));
  const height = Math.max(...names.map((name) => name.height)) + 16;
  const texts = sequence.steps.map((step) => lay(textOf(step), WIDEST));
  const positions = findActorPositions(sequence, widths, texts);
  const placer = createStepPlacer({
    positionById: new Map(sequence.actors.map(({ id }, at) => [id, positions[at] ?? 0])),
    lay,
    top: height + BELOW,
  });
  sequence.steps.forEach((step, at) => {
    placer.place(step, texts[at] ?? NO_TEXT);
  });
  const { bottom, left, right, ...steps } = placer.placed();
  const first = Math.min(left, -(widths[0] ?? 0) / 2) - MARGIN;
  const last =
    Math.max(right, ...positions.map((position, at) => position + (widths[at] ?? 0) / 2)) + MARGIN;
  refuseAbove(BOUNDS.pixels, Math.max(last - first, bottom));
  return movedBy(-first, {
    kind: "sequence",
    title: sequence.title,
    width: Math.ceil(last - first),
    height: Math.ceil(bottom + BELOW + MARGIN),
    actors: sequence.actors.map((actor, at) => ({
      x: positions[at] ?? 0,
      y: height / 2,
      width: widths[at] ?? 0,
      height,
      actor,
      text: names[at] ?? NO_TEXT,
    })),
    ...steps,
  });
}

/** What is written of a step; of a frame and its parts in brackets, apart from the frame's own word. */
function textOf(step: Step): string {
  if (step.kind === "end") return "";
  const isOfFrame = step.kind === "frame" || step.kind === "part";
  return isOfFrame && step.text !== "" ? `[${step.text}]` : step.text;
}

function movedBy(x: number, placed: PlacedSequence): PlacedSequence {
  const moved = <P extends { readonly x: number; readonly y: number }>(one: P): P => ({
    ...one,
    x: one.x + x,
    y: one.y + MARGIN,
  });
  return {
    ...placed,
    actors: placed.actors.map(moved),
    notes: placed.notes.map(moved),
    messages: placed.messages.map((message) => ({
      ...message,
      points: message.points.map(moved),
      label: message.label === null ? null : moved(message.label),
    })),
    frames: placed.frames.map((frame) => ({
      ...moved(frame),
      labels: frame.labels.map(moved),
      parts: frame.parts.map((part) => part + MARGIN),
    })),
  };
}

/** Room below each step. */
const GAP = 14;

type Room = {
  /** The lifelines' places. */
  readonly positionById: ReadonlyMap<string, number>;
  readonly lay: Lay;
  readonly top: number;
};

/** Places steps one below the other, and frames around theirs. */
function createStepPlacer({ positionById, lay, top }: Room) {
  const messages: PlacedMessage[] = [];
  const notes: Texted[] = [];
  const frames: PlacedFrame[] = [];
  const outside = { left: 0, right: 0 };
  const open: OpenFrame[] = [];
  let y = top;

  const xOf = (id: string) => positionById.get(id) ?? 0;
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
