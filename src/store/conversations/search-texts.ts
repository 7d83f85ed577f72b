import type { Row } from "../database/schema";
import type { Changes } from "../rows/changes";
import type { Head } from "../rows/set-state";

/** What conversations are found by, in memory: a map takes the place of an index (D-22, M-083). */
export type SearchTexts = {
  /** Whether a head is known not to hold the text, in any case; one that was not opened yet may. */
  readonly lacks: (row: Row<"conversations">, query: string) => boolean;
  /** Whether an opened head's title or one of its tags holds the text, in any case. */
  readonly holds: (head: Head, query: string) => boolean;
  /** Forgets conversations that a commit changes or removes. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

/** Texts of heads that were opened, each for the version of its row. */
export function createSearchTexts(): SearchTexts {
  const known = new Map<string, { readonly version: number; readonly texts: readonly string[] }>();
  const isIn = (texts: readonly string[], query: string) =>
    texts.some((text) => text.includes(fold(query)));
  return {
    lacks: ({ id, version }, query) => {
      const found = known.get(id);
      return found !== undefined && found.version === version && !isIn(found.texts, query);
    },
    holds: ({ row: { id, version }, payload }, query) => {
      const texts = [payload.title, ...payload.tags].map(fold);
      known.set(id, { version, texts });
      return isIn(texts, query);
    },
    onCommit: ({ heads = [], removals = [] }) => {
      for (const { columns } of heads) known.delete(columns.id);
      for (const { row } of removals) known.delete(row.id);
    },
    drop: () => known.clear(),
  };
}

/** What two texts have in common that a person would take for the same. */
function fold(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
