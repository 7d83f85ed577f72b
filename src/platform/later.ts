/** Calls `run` so many milliseconds later, if this process lives until then. */
export function later(run: () => void, milliseconds: number): void {
  setTimeout(run, milliseconds);
}
