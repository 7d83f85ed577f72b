import type { TableName } from "../database/schema";
import type { Changes, Put } from "../rows/changes";
import type { RowCache } from "../rows/writer";

export type Forgettings = RowCache & {
  /** Rises with each commit that may have had something forgotten. */
  readonly count: () => number;
};

/** Facts, blocks, histories, summaries and messages that went: what was read before may tell what nothing is to tell any more. */
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

const FORGOTTEN: readonly TableName[] = ["facts", "blocks", "block_revisions", "summaries"];

function forgets({ puts = [], removals = [] }: Changes): boolean {
  const isDeleted = (put: Put) => put.table === "messages" && put.payload.deletedAt !== null;
  return removals.some(({ table }) => FORGOTTEN.includes(table)) || puts.some(isDeleted);
}
