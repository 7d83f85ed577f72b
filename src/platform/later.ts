/** Calls `run` so many milliseconds later, if this process lives until then; returns how to give it up. */
export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** What types of browsers do not have; Chromium has it in workers, other places may not. */
type Scheduling = {
  readonly scheduler?: {
    readonly postTask: (run: () => void, how: { readonly priority: "background" }) => Promise<void>;
  };
};

/** Resolves once nothing waits for this process, where that can be told; else in a turn of its own. */
export function whenIdle(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.postTask(() => undefined, { priority: "background" }) ?? rest(0);
}

/** Resolves so many milliseconds later, if this process lives until then. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, milliseconds);
  });
}
