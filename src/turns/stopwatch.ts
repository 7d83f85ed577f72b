/**
 * Tells the milliseconds since it was made as a whole number that never falls, whatever is done to
 * the clock it reads.
 */
export function createStopwatch(read: () => number): () => number {
  const started = read();
  let elapsed = 0;
  return () => {
    elapsed = Math.max(elapsed, Math.round(read() - started));
    return elapsed;
  };
}
