import type { Id } from "../../domain/id";
import { foldName, hasWords, wordsOfName } from "../../domain/matches-query";
import type { Row } from "../database/schema";
import type { Changes } from "../rows/changes";
import type { Head } from "../rows/set-state";

type HeadRow = Row<"conversations">;

/** What conversations are found by, in memory: a map takes the place of an index (D-22, M-083). */
export type SearchTexts = {
  /** Whether a head is known not to hold each word, in any case; one that was not opened yet may. */
  readonly lacks: (row: HeadRow, query: string) => boolean;
  /** Whether an opened head's title or tags hold each word, in any case, with accents or without. */
  readonly holds: (head: Head, query: string) => boolean;
  /** To be called before all heads of a context (null: of all) are read; what it gives, once they were. */
  readonly reading: (contextId: Id | null) => () => void;
  /** The ids of those that are not known to lack it, the newest below a place first; null where not all were read. */
  readonly holding: (query: string, among: Among) => readonly string[] | null;
  /** Forgets what a commit changes or removes. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

type Among = { readonly contextId: Id | null; readonly after: number | null };

/** Without its title and tags where it was changed since: the version is the one that was replaced. */
type Known = Pick<HeadRow, "version" | "parent" | "order"> & { readonly text?: string };

/** Texts of heads that were opened, each for the version of its row. */
export function createSearchTexts(): SearchTexts {
  const known = new Map<string, Known>();
  /** The contexts of which all were read; null stands for all. */
  let whole = new Set<Id | null>();
  const mayContain = ({ text }: Known, words: readonly string[]) =>
    text === undefined || hasWords(text, words);
  return {
    lacks: ({ id, version }, query) => {
      const found = known.get(id);
      return (
        found !== undefined && found.version === version && !mayContain(found, wordsOfName(query))
      );
    },
    holds: ({ row: { id, version, parent, order }, payload }, query) => {
      const text = foldName([payload.title, ...payload.tags].join("\n"));
      const head = { version, parent, order, text };
      // What was read before a commit says nothing of what it made.
      if (version > (known.get(id)?.version ?? -1)) known.set(id, head);
      return mayContain(head, wordsOfName(query));
    },
    reading: (contextId) => {
      const begun = whole;
      return () => void begun.add(contextId);
    },
    holding: (query, { contextId, after }) => {
      if (!whole.has(null) && !whole.has(contextId)) return null;
      const words = wordsOfName(query);
      const orderOf = ([, { order = 0 }]: readonly [string, Known]) => order;
      return [...known]
        .filter((one) => {
          const [order, [, head]] = [orderOf(one), one];
          const isAmong = order > 0 && (after === null || order < after);
          return isAmong && (contextId ?? head.parent) === head.parent && mayContain(head, words);
        })
        .sort((one, other) => orderOf(other) - orderOf(one))
        .map(([id]) => id);
    },
    onCommit: ({ heads = [], removals = [] }) => {
      for (const { columns, replaces, after } of heads) {
        const { id, ...rest } = columns;
        known.set(id, { ...rest, version: (replaces ?? after)?.version ?? 0 });
      }
      for (const { row } of removals) known.delete(row.id);
    },
    drop: () => {
      known.clear();
      whole = new Set();
    },
  };
}
