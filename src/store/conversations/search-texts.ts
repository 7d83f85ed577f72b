import type { Id } from "../../domain/id";
import type { Row } from "../database/schema";
import type { Changes } from "../rows/changes";
import type { Head } from "../rows/set-state";

/** What conversations are found by, in memory: a map takes the place of an index (D-22, M-083). */
export type SearchTexts = {
  /** Whether a head is known not to hold the text, in any case; one that was not opened yet may. */
  readonly lacks: (row: Row<"conversations">, query: string) => boolean;
  /** Whether an opened head's title or one of its tags holds the text, in any case. */
  readonly holds: (head: Head, query: string) => boolean;
  /** To be called before all heads of a context (null: of all) are read; what it gives, once they were. */
  readonly reading: (contextId: Id | null) => () => void;
  /** Those that hold it; null where not all heads were read. */
  readonly holding: (query: string, contextId: Id | null) => readonly Placed[] | null;
  /** The ids of those that were changed since they were read. */
  readonly unread: () => readonly string[];
  /** Forgets conversations that a commit changes or removes. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

export type Placed = Pick<Row<"conversations">, "id" | "order">;

type Known = Pick<Row<"conversations">, "version" | "parent" | "order"> & {
  readonly texts: readonly string[];
};

/** Texts of heads that were opened, each for the version of its row. */
export function createSearchTexts(): SearchTexts {
  const known = new Map<string, Known>();
  /** By the version that was replaced: what is read of an earlier one counts no more. */
  const unread = new Map<string, number>();
  /** The contexts of which all were read; null stands for all. */
  let whole = new Set<Id | null>();
  const isIn = (texts: readonly string[], query: string) =>
    texts.some((text) => text.includes(fold(query)));
  return {
    lacks: ({ id, version }, query) => {
      const found = known.get(id);
      return found !== undefined && found.version === version && !isIn(found.texts, query);
    },
    holds: ({ row: { id, version, parent, order }, payload }, query) => {
      const texts = [payload.title, ...payload.tags].map(fold);
      if (version > (unread.get(id) ?? -1)) {
        unread.delete(id);
        known.set(id, { version, parent, order, texts });
      }
      return isIn(texts, query);
    },
    reading: (contextId) => {
      const begun = whole;
      return () => void begun.add(contextId);
    },
    holding: (query, contextId) => {
      if (!whole.has(null) && !whole.has(contextId)) return null;
      return [...known]
        .filter(([, { parent }]) => contextId === null || parent === contextId)
        .filter(([, { texts }]) => isIn(texts, query))
        .map(([id, { order }]) => ({ id, order }));
    },
    unread: () => [...unread.keys()],
    onCommit: ({ heads = [], removals = [] }) => {
      for (const { columns, replaces, after } of heads) {
        known.delete(columns.id);
        unread.set(columns.id, (replaces ?? after)?.version ?? 0);
      }
      for (const { row } of removals) for (const map of [known, unread]) map.delete(row.id);
    },
    drop: () => {
      known.clear();
      unread.clear();
      whole = new Set();
    },
  };
}

/** What two texts have in common that a person would take for the same. */
function fold(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
