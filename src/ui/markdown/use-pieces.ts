import { useMemo, useState } from "react";
import { cutCode } from "./cut-block";
import { useNextTask } from "./use-next-task";

/**
 * Pieces of one text that are drawn before the person asks for more, and for each time that they do:
 * 3,000 lines, 60 KB. Code is laid out as a whole, so that its long lines can be scrolled to: of 6,000
 * lines each further piece took 35 ms.
 */
const MOST_PIECES = 10;

/** What is drawn of a text as it is. */
export type Pieces = {
  readonly pieces: readonly string[];
  /** Whether more is drawn by itself. */
  readonly isReading: boolean;
  /** Draws as much again; null where nothing is left that would have to be asked for. */
  readonly showMore: (() => void) | null;
};

/** A text in the pieces that are drawn of it: a few at first, and `step` more with each task. */
export function usePieces(text: string, step: number): Pieces {
  const [count, setCount] = useState(step);
  const [most, setMost] = useState(MOST_PIECES);
  const pieces = useMemo(() => cutCode(text, Math.min(count, most)), [text, count, most]);
  const isCut = pieces.reduce((sum, { length }) => sum + length, 0) < text.length;
  const isReading = isCut && count < most;
  useNextTask(isReading ? () => setCount(count + step) : null);
  const showMore = () => setMost(most + MOST_PIECES);
  return { pieces, isReading, showMore: isCut && !isReading ? showMore : null };
}
