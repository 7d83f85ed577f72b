import { useMemo, useState } from "react";
import { cutCode } from "./cut-block";
import { useNextTask } from "./use-next-task";

/**
 * Chunks of one text that are drawn before the person asks for more, and for each time that they do:
 * 3,000 lines, 60 KB. Code is laid out as a whole, so that its long lines can be scrolled to: of 6,000
 * lines each further chunk took 35 ms.
 */
const MOST_CHUNKS = 10;

/** What is drawn of a text as it is. */
export type Chunks = {
  readonly chunks: readonly string[];
  /** Whether more is drawn by itself. */
  readonly isReading: boolean;
  /** Draws as much again; null where nothing is left that would have to be asked for. */
  readonly showMore: (() => void) | null;
};

/** A text in the chunks that are drawn of it: a few at first, and `step` more with each task. */
export function useChunks(text: string, step: number): Chunks {
  const [count, setCount] = useState(step);
  const [most, setMost] = useState(MOST_CHUNKS);
  const chunks = useMemo(() => cutCode(text, Math.min(count, most)), [text, count, most]);
  const isCut = chunks.reduce((sum, { length }) => sum + length, 0) < text.length;
  const isReading = isCut && count < most;
  useNextTask(isReading ? () => setCount(count + step) : null);
  const showMore = () => setMost(most + MOST_CHUNKS);
  return { chunks, isReading, showMore: isCut && !isReading ? showMore : null };
}
