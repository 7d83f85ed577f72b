import type { Changes } from "../rows/changes";
import type { RowCache } from "../rows/writer";

export type Forgettings = RowCache & {
  /** Rises with each commit that may have had something forgotten. */
  readonly count: () => number;
};

/** Facts and histories that went: what was read before may tell what nothing is to tell any more. */
export function createForgettings(): Forgettings {
  let count = 0;
  const rise = () => {
    count += 1;
  };
  return {
    count: () => count,
    onCommit: (changes) => {
      if (forgets(changes)) rise();
    },
    drop: rise,
  };
}

function forgets({ removals = [] }: Changes): boolean {
  return removals.some(({ table }) => table === "facts" || table === "block_revisions");
}
