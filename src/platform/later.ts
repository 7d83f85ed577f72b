/** Calls `run` so many milliseconds later, if this process lives until then; returns how to give it up. */
export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
