/** Calls `run` so many milliseconds later, if this process lives until then; returns how to give it up. */
export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Resolves so many milliseconds later, if this process lives until then. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, milliseconds);
  });
}
