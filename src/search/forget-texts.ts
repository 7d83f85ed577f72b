import type { SearchDoc, TextKind } from "../domain/search-index";
import type { Statements } from "./statements";
import { toTokens } from "./to-tokens";

/**
 * Takes texts out of the index, by the words that it has of them: a contentless table of FTS5 forgets
 * what it is told, and nothing else.
 */
export type Forgetting = {
  /** False, with nothing taken out, where making the index anew is faster. */
  readonly take: (ids: readonly string[]) => boolean;
  /** Whether that is known to be indexed with the same words. */
  readonly isSame: (doc: Pick<SearchDoc, "id" | "text">) => boolean;
  /** How many were taken out so far. */
  readonly count: () => number;
  /** Remembers the text of a place: what was just said may soon be said otherwise. */
  readonly keep: (slot: number, text: string) => void;
};

/** From so many texts on, and a fortieth of all: one takes about 4 ms, making one anew 0.1 ms. */
const MANY = 300;
const SHARE = 40;

const RECENT = 100;
const SHORT = 20_000;

const OFTEN_CHANGED: ReadonlySet<TextKind> = new Set(["title", "block", "fact", "reference"]);

/** What changes often and is short has its words beside it: else all words are gone through for them. */
export function keptWords(kind: TextKind, words: string): string | null {
  return OFTEN_CHANGED.has(kind) ? words : null;
}

export function createForgetting(ask: Statements): Forgetting {
  const recent = new Map<number, string>();
  let count = 0;
  const forget = (n: number, words: string) => {
    ask.run("insert into texts(texts, rowid, body) values ('delete', ?, ?)", [n, words]);
  };
  const takeFound = (found: readonly Found[]) => {
    const unknown: number[] = [];
    for (const { n, words } of found) {
      const text = recent.get(n);
      if (words !== null) forget(n, words);
      else if (text !== undefined) forget(n, toTokens(text));
      else unknown.push(n);
      recent.delete(n);
    }
    if (unknown.length > 0) ask.run(FORGET, [JSON.stringify(unknown)]);
    for (const { n } of found) ask.run("delete from docs where n = ?", [n]);
    count += found.length;
  };
  return {
    count: () => count,
    isSame: ({ id, text }) =>
      findText(ask, id).some(({ n, words }) =>
        words === null ? recent.get(n) === text : words === toTokens(text),
      ),
    take: (ids) => {
      const found = [...new Set(ids)].flatMap((id) => findText(ask, id));
      const all = Number(ask.value("select count(*) from docs", []));
      if (found.length > MANY && found.length > all / SHARE) return false;
      takeFound(found);
      // Those that a conversation's title told.
      for (const id of ids) ask.run("update owners set tags = '' where id = ?", [id]);
      return true;
    },
    keep: (slot, text) => {
      if (text.length > SHORT) return;
      recent.set(slot, text);
      const [oldest] = recent.keys();
      if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
    },
  };
}

/** The words of these places, wherever they stand; in which order does not matter to `'delete'`. */
const FORGET = `
  insert into texts(texts, rowid, body)
  select 'delete', doc, group_concat(term, ' ') from spots
  where doc in (select value from json_each(?)) group by doc`;

type Found = { readonly n: number; readonly words: string | null };

function findText(ask: Statements, id: string): Found[] {
  return ask
    .rows("select n, words from docs where id = ?", [id])
    .map(([n, words]) => ({ n: Number(n), words: words === null ? null : String(words) }));
}
