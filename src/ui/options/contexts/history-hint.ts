/** M-057: what the instructions, the reply and the frame around them take of a window. */
const OVERHEAD = 1_000;

/** M-058: the tokens of history that a window leaves room for; null where it leaves none. */
export function historyHint(window: number): number | null {
  return window > OVERHEAD ? window - OVERHEAD : null;
}
