import type { LineEnd } from "./flowchart";

export type Actor = { readonly id: string; readonly text: string; readonly isPerson: boolean };

/** One line of a sequence, in the order of time. */
export type Step =
  | {
      readonly kind: "message";
      readonly from: string;
      readonly to: string;
      readonly text: string;
      readonly isDotted: boolean;
      readonly fromEnd: LineEnd;
      readonly toEnd: LineEnd | "open";
    }
  | {
      readonly kind: "note";
      readonly side: "left" | "right" | "over";
      /** One or two. */
      readonly actors: readonly string[];
      readonly text: string;
    }
  /** The beginning of a frame, with the word for it as it was written. */
  | { readonly kind: "frame"; readonly word: string; readonly text: string }
  /** The next part of the frame that is open, with the word for it as it was written. */
  | { readonly kind: "part"; readonly word: string; readonly text: string }
  | { readonly kind: "end" };

/** A sequence as it was written, with nothing of where it stands; every frame in it has its end. */
export type Sequence = {
  readonly kind: "sequence";
  readonly title: string;
  readonly actors: readonly Actor[];
  readonly steps: readonly Step[];
};
