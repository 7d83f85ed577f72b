import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { AppError } from "../domain/app-error";
import type { KnownVersions, SearchDoc, SearchHits, SearchQuestion } from "../domain/search-index";
import { type ChunkFile, createChunkFile } from "./chunk-file";
import { createFilling, inOrder } from "./fill-texts";
import { findRelated, type Related } from "./find-related";
import { BESIDE_LOG, findTexts, type Page, SLOTS } from "./find-texts";
import { createForgetting, type Forgetting, keptWords } from "./forget-texts";
import { openChunkDatabase } from "./open-chunk-database";
import { createDocReader, type DocReader } from "./read-docs";
import { createStatements, type Statements } from "./statements";
import { foldMarks, toTokens } from "./to-tokens";

/** Texts and their words, in memory. What takes some out is false where making it anew is faster. */
export type KeywordIndex = {
  /** Adds texts, in place of those of the same ids. */
  readonly put: (docs: readonly SearchDoc[]) => boolean;
  /**
   * Adds those that are neither there nor were removed: what was read while others wrote is older. They
   * are found once some more are there, or all: nobody who searches waits for them.
   */
  readonly fill: (docs: readonly SearchDoc[]) => void;
  /** To be called once all were filled in. */
  readonly filled: () => void;
  /** Takes texts out, words and all. */
  readonly remove: (ids: readonly string[]) => boolean;
  /** Takes out all that belongs to a conversation or a context. */
  readonly removeOwned: (owners: readonly string[]) => boolean;
  /** Takes out those that are of this version still; they may be filled in again. */
  readonly removeStale: (known: KnownVersions) => boolean;
  /** Of the messages of one conversation, or of all other texts; 0 where it may not be whole. */
  readonly versions: (conversationId: string | null) => KnownVersions;
  readonly find: (question: SearchQuestion, page: Page) => SearchHits;
  /** Texts that share some of the terms, the best first. */
  readonly related: (question: SearchQuestion, limit: number) => Related;
  readonly docs: DocReader;
  /** As many as are found. */
  readonly count: () => number;
  /** Whether words were taken out since it was frozen last. */
  readonly hasForgotten: () => boolean;
  /** The pages of its database as they are now. */
  readonly freeze: ChunkFile["freeze"];
  readonly close: () => void;
};

/** Hears of texts that are not what they were, before they are taken out, and of others. */
export type DocWatch = {
  readonly onGone: (ids: readonly string[]) => void;
  /** It says what it said, in another form of its row. */
  readonly onKept: (doc: Pick<SearchDoc, "id" | "version">) => void;
  readonly onPut: (ids: readonly string[]) => void;
};

const UNWATCHED: DocWatch = { onGone: () => {}, onKept: () => {}, onPut: () => {} };

/** To be raised with whatever changes what is in a page: one that was stored before is made anew. */
export const INDEX_FORM = 5;

// A contentless table that is told the old words of what it forgets: `contentless_delete` would leave
// them in the image. What words are is `toTokens`' matter: all signs beyond ASCII are parts of them here,
// and no table is asked about each.
const SCHEMA = `
  create virtual table texts using fts5(
    body, content='', tokenize="ascii");
  insert into texts(texts, rank) values
    ('secure-delete', 1), ('hashsize', 4194304), ('pgsz', 16000);
  create table owners(n integer primary key, id text unique, context text, tags text default '');
  create table docs(n integer primary key, kind text, id text unique, owner integer, at integer,
    speaker text, tags text, version integer, words text);
  create index docs_owner on docs(owner);
`;
// A quarter of the pages, and merging less often while it is filled, make it a fifth faster to build.
const NEW = "pragma page_size = 16384;";
const OPENED = `
  pragma secure_delete = on;
  create virtual table temp.words using fts5vocab(main, texts, row);
  create virtual table temp.spots using fts5vocab(main, texts, instance);
`;

/**
 * The index in a file, or an empty one; what `secure-delete` and `'delete'` take out is in none of its
 * pages. Fails where the file is no index.
 */
export function createKeywordIndex(
  sqlite: Sqlite3Static,
  file: ChunkFile = createChunkFile(),
  watch: DocWatch = UNWATCHED,
): KeywordIndex {
  const isNew = file.size() === 0;
  const db = openChunkDatabase(sqlite, file);
  db.exec(isNew ? NEW + SCHEMA + OPENED : OPENED);
  const ask = createStatements(sqlite, db);
  const gone = new Set<string>();
  const index: Index = { ask, owners: new Map(), beside: besideOf(ask) };
  const forget = createForgetting(ask);
  let stored = 0;
  const filling = createFilling(ask, (docs) => {
    for (const doc of docs) {
      if (gone.has(doc.id) || gone.has(doc.owner)) continue;
      if (addDoc(index, doc) === null && doc.kind === "title") complete(ask, doc);
    }
  });
  const { within, settled } = filling;
  const removeAll = (ids: readonly string[]) => {
    for (const id of ids) gone.add(id);
    watch.onGone(ids);
    return within(() => forget.take(ids));
  };
  return {
    put: (docs) => {
      settled();
      // What is told of a conversation or a context is there.
      for (const { id, owner } of docs) for (const one of [id, owner]) gone.delete(one);
      return within(() => putDocs(index, { forget, watch }, docs));
    },
    fill: filling.add,
    filled: filling.end,
    remove: removeAll,
    removeOwned: (owners) =>
      removeAll(owners.flatMap((owner) => [owner, ...idsOwnedBy(settled(), owner)])),
    removeStale: (known) => {
      const stale = known.filter(([id, v]) => versionOf(settled(), id) === v).map(([id]) => id);
      watch.onGone(stale);
      return within(() => forget.take(stale));
    },
    versions: (conversationId) => versionsOf(settled(), conversationId),
    find: (question, page) => findTexts(ask, question, page),
    related: (question, limit) => findRelated(ask, question, limit),
    docs: createDocReader(settled),
    count: filling.count,
    hasForgotten: () => forget.count() > stored,
    freeze: () => {
      settled();
      stored = forget.count();
      return file.freeze();
    },
    close: () => {
      ask.end();
      db.close();
    },
  };
}

type Index = {
  readonly ask: Statements;
  /** Their numbers, of those that are told already what does not change. */
  readonly owners: Map<string, number>;
  /** The next place of what is in no log. */
  beside: number;
};

type Putting = { readonly forget: Forgetting; readonly watch: DocWatch };

/** In place of those that are there; false, with nothing done, where they are too many. */
function putDocs(index: Index, { forget, watch }: Putting, given: readonly SearchDoc[]): boolean {
  const docs = [...new Map(given.map((doc) => [doc.id, doc])).values()];
  const known = docs.map((doc) => ({ ...doc, version: completeVersion(index.ask, doc) }));
  const others = known.filter((doc) => !forget.isSame(doc) || !keepDoc(index, doc));
  const ids = others.map(({ id }) => id);
  watch.onGone(ids);
  for (const doc of known) if (!others.includes(doc)) watch.onKept(doc);
  if (!forget.take(ids)) return false;
  for (const doc of inOrder(others)) {
    const slot = addDoc(index, doc);
    if (slot !== null) forget.keep(slot, doc.text);
  }
  watch.onPut(ids);
  return true;
}

/** Its place; null, with nothing done, where it is there. */
function addDoc(index: Index, doc: SearchDoc): number | null {
  const { kind, id, order } = doc;
  // Messages are most of all texts, and hardly one is there: that is seen where it is inserted.
  if (kind !== "message" && findSlot(index.ask, id) !== null) return null;
  const owner = ownerOf(index, doc);
  const words = toTokens(doc.text);
  let n = slotOf(order) ?? index.beside;
  if (!insertDoc(index.ask, { ...doc, n, number: owner, words })) {
    if (findSlot(index.ask, id) !== null) return null;
    n = freeSlot(index, order);
    const isIn = insertDoc(index.ask, { ...doc, n, number: owner, words });
    // Its words would be found as those of the text that has the place.
    if (!isIn) throw new AppError("internal");
  }
  if (n >= index.beside) index.beside = n + 1;
  index.ask.run("insert into texts(rowid, body) values (?, ?)", [n, words]);
  return n;
}

type Inserted = SearchDoc & {
  readonly n: number;
  /** Its owner's. */
  readonly number: number;
  readonly words: string;
};

/** False where its place or its id is taken. What is one of a few words is in the statement: handing over a text costs more than a row. */
function insertDoc(ask: Statements, doc: Inserted): boolean {
  const { n, kind, id, number, at, speaker, version = 0, words } = doc;
  const said = speaker === null ? "null" : `'${speaker}'`;
  const tags = tagsOf(doc);
  const [parameter, bound] = tags === "" ? ["''", []] : ["?", [tags]];
  const sql = `insert into docs(n, kind, id, owner, at, speaker, version, words, tags)
    values (?, '${kind}', ?, ?, ?, ${said}, ?, ?, ${parameter}) on conflict do nothing`;
  return ask.run(sql, [n, id, number, at, version, keptWords(kind, words), ...bound]) > 0;
}

/** Of a text that says what it said, all else that is asked for; true. */
function keepDoc(index: Index, doc: SearchDoc): boolean {
  index.ask.run("update docs set owner = ?, at = ?, tags = ?, version = ? where id = ?", [
    ...[ownerOf(index, doc), doc.at, tagsOf(doc), doc.version ?? 0, doc.id],
  ]);
  return true;
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

/**
 * A title's version says that all of its conversation's texts up to there are here. So a commit raises
 * it by one, or tells of a new conversation; after a gap it is 0, and what is missing is looked for.
 */
function completeVersion(ask: Statements, { kind, id, version = 0 }: SearchDoc): number {
  if (kind !== "title") return version;
  return version === 1 || versionOf(ask, id) === version - 1 ? version : 0;
}

/** All texts of a conversation up to this version are here. */
function complete(ask: Statements, { id, version = 0 }: SearchDoc): void {
  ask.run("update docs set version = ? where id = ? and version = 0", [version, id]);
}

function versionOf(ask: Statements, id: string): number | null {
  const version = ask.value("select version from docs where id = ?", [id]);
  return version === null ? null : Number(version);
}

function versionsOf(ask: Statements, conversationId: string | null): KnownVersions {
  const rows =
    conversationId === null
      ? ask.rows("select id, version from docs where kind != 'message'", [])
      : ask.rows(
          `select d.id, d.version from docs d join owners o on o.n = d.owner
            where o.id = ? and d.kind = 'message'`,
          [conversationId],
        );
  return rows.map(([id, version]) => [String(id), Number(version)]);
}

function findSlot(ask: Statements, id: string): number | null {
  const n = ask.value("select n from docs where id = ?", [id]);
  return n === null ? null : Number(n);
}

function besideOf(ask: Statements): number {
  const last = ask.value("select max(n) from docs", []);
  return Math.max(BESIDE_LOG, Number(last ?? 0) + 1);
}

/** The first of its places; null for what is in no log, and for a place so high that these are not its own. */
function slotOf(order: number | null): number | null {
  const n = order === null ? BESIDE_LOG : order * SLOTS;
  return n < BESIDE_LOG ? n : null;
}

function freeSlot(index: Index, order: number | null): number {
  const from = slotOf(order);
  for (let n = from ?? 0; from !== null && n < from + SLOTS; n += 1) {
    if (index.ask.value("select 1 from docs where n = ?", [n]) === null) return n;
  }
  // A seventeenth of one place counts as newer than it is.
  return index.beside;
}

function idsOwnedBy(ask: Statements, owner: string): readonly string[] {
  const sql =
    "select d.id from docs d join owners o on o.n = d.owner where o.id = ?1 or o.context = ?1";
  return ask.rows(sql, [owner]).map(([id]) => String(id));
}
