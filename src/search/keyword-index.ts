import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import type { SearchDoc, SearchHits, SearchQuestion } from "../domain/search-index";
import { findTexts, type Page } from "./find-texts";
import { createStatements, type Statements } from "./statements";
import { foldMarks, toTokens } from "./to-tokens";

/** Texts and their words, in memory. */
export type KeywordIndex = {
  /** Adds texts, in place of those of the same ids. */
  readonly put: (docs: readonly SearchDoc[]) => void;
  /** Adds those that are neither there nor were removed: what was read while others wrote is older. */
  readonly fill: (docs: readonly SearchDoc[]) => void;
  /** Takes texts out, words and all. */
  readonly remove: (ids: readonly string[]) => void;
  /** Takes out all that belongs to a conversation or a context. */
  readonly removeOwned: (owners: readonly string[]) => void;
  readonly find: (question: SearchQuestion, page: Page) => SearchHits;
  readonly count: () => number;
  /** All pages of the database. */
  readonly image: () => Uint8Array;
  readonly close: () => void;
};

// A contentless table that is told the old text of what it forgets: `contentless_delete` would leave
// the words in the image. Marks are part of words: in Hindi or Thai they are vowels.
const SCHEMA = `
  pragma secure_delete = on;
  create virtual table texts using fts5(
    body, content='', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co M* So'");
  insert into texts(texts, rank) values ('secure-delete', 1);
  create virtual table words using fts5vocab(texts, row);
  create table owners(n integer primary key, id text unique, context text, tags text default '');
  create table docs(n integer primary key, kind text, id text, owner integer, at integer,
    speaker text, tags text);
  create index docs_owner on docs(owner);
`;

/** Places in the table that each place of the log has: a merge may have brought others of the same. */
const SLOTS = 16;
/** Above all places of the log. */
const BESIDE_LOG = 2 ** 45;

/** An empty index; what `secure-delete` and `'delete'` take out is in none of its pages. */
export function createKeywordIndex({ oo1, capi }: Sqlite3Static): KeywordIndex {
  const db = new oo1.DB(":memory:");
  db.exec(SCHEMA);
  const gone = new Set<string>();
  const index: Index = {
    ask: createStatements(db),
    texts: new Map(),
    places: new Map(),
    owners: new Map(),
    beside: BESIDE_LOG,
  };
  const addAll = (docs: readonly SearchDoc[], mayAdd: (doc: SearchDoc) => boolean) =>
    db.transaction(() => {
      for (const doc of inOrder(docs)) if (mayAdd(doc)) addDoc(index, doc);
    });
  const removeAll = (ids: readonly string[]) =>
    db.transaction(() => {
      for (const id of ids) {
        gone.add(id);
        removeDoc(index, id);
      }
    });
  return {
    put: (docs) =>
      addAll(docs, ({ id }) => {
        removeDoc(index, id);
        gone.delete(id);
        return true;
      }),
    fill: (docs) => addAll(docs, ({ id }) => !gone.has(id) && !index.places.has(id)),
    remove: removeAll,
    removeOwned: (owners) => {
      for (const owner of owners) removeAll([owner, ...idsOwnedBy(index.ask, owner)]);
    },
    find: (question, page) => findTexts(index.ask, question, page),
    count: () => index.texts.size,
    image: () => capi.sqlite3_js_db_export(db),
    close: () => {
      index.ask.end();
      db.close();
    },
  };
}

/** By their places: where one comes before the last, FTS5 writes out all that it has gathered. */
function inOrder(docs: readonly SearchDoc[]): readonly SearchDoc[] {
  const placeOf = ({ order }: SearchDoc) => order ?? Number.POSITIVE_INFINITY;
  return [...docs].sort((left, right) => {
    const [one, other] = [placeOf(left), placeOf(right)];
    return one === other ? 0 : one - other;
  });
}

type Index = {
  readonly ask: Statements;
  /** What is indexed of each, by its place: it leaves the index by the same words. */
  readonly texts: Map<number, string>;
  readonly places: Map<string, number>;
  /** Their numbers, of those that are told already what does not change. */
  readonly owners: Map<string, number>;
  /** The next place of what is in no log. */
  beside: number;
};

function addDoc(index: Index, doc: SearchDoc): void {
  const n = freePlace(index, doc.order);
  const text = toTokens(doc.text);
  const { kind, id, at, speaker } = doc;
  index.ask.run("insert into texts(rowid, body) values (?, ?)", [n, text]);
  index.ask.run(
    "insert into docs(n, kind, id, owner, at, speaker, tags) values (?, ?, ?, ?, ?, ?, ?)",
    [n, kind, id, ownerOf(index, doc), at, speaker, tagsOf(doc)],
  );
  index.texts.set(n, text);
  index.places.set(id, n);
}

/** The owner's number; a title tells of its conversation what else is asked for. */
function ownerOf({ ask, owners }: Index, doc: SearchDoc): number {
  const { owner, contextId } = doc;
  const known = owners.get(owner);
  if (known === undefined) ask.run("insert or ignore into owners(id) values (?)", [owner]);
  if (contextId !== null) ask.run("update owners set context = ? where id = ?", [contextId, owner]);
  if (doc.kind === "title") {
    ask.run("update owners set tags = ? where id = ?", [tagsOf(doc), owner]);
  }
  const n = known ?? Number(ask.value("select n from owners where id = ?", [owner]));
  owners.set(owner, n);
  return n;
}

/** Each between two ends of lines, so that none is found within another. */
function tagsOf({ tags }: SearchDoc): string {
  return tags.length === 0 ? "" : `\n${tags.map(foldMarks).join("\n")}\n`;
}

function removeDoc({ ask, texts, places }: Index, id: string): void {
  const n = places.get(id);
  if (n === undefined) return;
  const text = texts.get(n) ?? "";
  ask.run("insert into texts(texts, rowid, body) values ('delete', ?, ?)", [n, text]);
  ask.run("delete from docs where n = ?", [n]);
  // Those that a conversation's title told.
  ask.run("update owners set tags = '' where id = ?", [id]);
  texts.delete(n);
  places.delete(id);
}

function freePlace(index: Index, order: number | null): number {
  const from = order === null ? index.beside : order * SLOTS;
  for (let n = from; order !== null && n < from + SLOTS; n += 1) {
    if (!index.texts.has(n)) return n;
  }
  // A seventeenth of one place counts as newer than it is.
  const n = index.beside;
  index.beside += 1;
  return n;
}

function idsOwnedBy(ask: Statements, owner: string): readonly string[] {
  const sql =
    "select d.id from docs d join owners o on o.n = d.owner where o.id = ?1 or o.context = ?1";
  return ask.rows(sql, [owner]).map(([id]) => String(id));
}
