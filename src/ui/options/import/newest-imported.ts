import type { ImportedConversation } from "../../../domain/imported";
import type { Batch } from "../../../foreign/batch-conversations";

/** As many as a report leads to; the others are in the list beside the first. */
const MAX_CAME = 10;

/** A conversation of an import, by what it is called where it comes from. */
export type Came = Pick<ImportedConversation, "id" | "updatedAt"> & {
  readonly source: Batch["source"];
};

export type NewestImported = {
  readonly add: (came: Came, isNew: boolean) => void;
  /** The newest that brought something, newest first; where none did, of those that were there. */
  readonly newest: () => readonly Came[];
};

/** Keeps the newest conversations of an import, however many there are. */
export function createNewestImported(): NewestImported {
  let brought: readonly Came[] = [];
  let known: readonly Came[] = [];
  return {
    add: (came, isNew) => {
      if (isNew) brought = withNewest(brought, came);
      else known = withNewest(known, came);
    },
    newest: () => (brought.length > 0 ? brought : known),
  };
}

function withNewest(kept: readonly Came[], came: Came): readonly Came[] {
  const others = kept.filter(({ id, source }) => id !== came.id || source !== came.source);
  return [...others, came]
    .sort((left, right) => right.updatedAt - left.updatedAt)
    .slice(0, MAX_CAME);
}
