import type { KeySet } from "../../crypto/key-set";
import type { Id } from "../../domain/id";
import type { Reference } from "../../domain/reference";
import { indexReferences, type ReferenceIndex } from "../../domain/reference-index";
import type { Changes } from "../rows/changes";
import type { RowCache } from "../rows/writer";

/** A conversation's references in memory. */
export type KnownReferences = {
  /** Newest first. */
  readonly references: readonly Reference[];
  /** Made when it is first asked for. */
  readonly index: () => ReferenceIndex;
};

export type ReferenceCache = RowCache & {
  /** A conversation's references; what `read` gives is kept until a commit changes any. */
  readonly of: (
    conversationId: Id,
    read: (conversationId: Id) => Promise<readonly Reference[]>,
  ) => Promise<KnownReferences>;
};

/** Conversations whose references are kept at a time. */
const MOST = 20;

/** References of the conversations that were last asked for: maps take the place of indexes (D-22). */
export function createReferenceCache(keys: Pick<KeySet, "current">): ReferenceCache {
  const known = new Map<Id, KnownReferences>();
  let epoch = 0;
  const drop = () => {
    epoch += 1;
    known.clear();
  };
  return {
    of: async (conversationId, read) => {
      // What is in memory is not to be read without the keys.
      keys.current();
      const found = known.get(conversationId);
      if (found !== undefined) return found;
      const started = epoch;
      const made = toKnown(await read(conversationId));
      // A commit in between knows better than what was read before it.
      if (started !== epoch) return made;
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= MOST) known.delete(oldest);
      known.set(conversationId, made);
      return made;
    },
    onCommit: (changes) => {
      if (touches(changes)) drop();
    },
    drop,
  };
}

function toKnown(given: readonly Reference[]): KnownReferences {
  const references = given.toSorted((left, right) => right.mentionedAt - left.mentionedAt);
  let index: ReferenceIndex | null = null;
  return {
    references,
    index: () => {
      index ??= indexReferences(references);
      return index;
    },
  };
}

/** A repair may have changed anything. */
function touches({ puts = [], removals = [], reseals = [], recounted }: Changes): boolean {
  return (
    recounted !== undefined ||
    [...puts, ...removals, ...reseals].some(({ table }) => table === "references")
  );
}
