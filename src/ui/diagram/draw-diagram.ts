import type { Flowchart } from "./flowchart";
import type { Measure } from "./lay-text";
import { type PlacedFlowchart, placeFlowchart } from "./place-flowchart";
import { type PlacedSequence, placeSequence } from "./place-sequence";
import { readDiagram } from "./read-diagram";
import { type Refusal, RefusedDiagram } from "./refusal";
import type { Sequence } from "./sequence";

/** A diagram with the place of everything in it; or why it stays source. */
export type DrawnDiagram =
  | {
      readonly kind: "drawn";
      readonly diagram: Flowchart | Sequence;
      readonly placed: PlacedFlowchart | PlacedSequence;
    }
  | Refusal;

/** Reads a source in Mermaid's language and finds places for what it shows. */
export function drawDiagram(source: string, measure: Measure): DrawnDiagram {
  try {
    const diagram = readDiagram(source);
    const placed =
      diagram.kind === "flowchart"
        ? placeFlowchart(diagram, measure)
        : placeSequence(diagram, measure);
    return { kind: "drawn", diagram, placed };
  } catch (error) {
    if (error instanceof RefusedDiagram) return error.refusal;
    throw error;
  }
}
