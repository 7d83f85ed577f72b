import type { Id } from "../../domain/id";
import { readAhead } from "../../domain/read-ahead";
import type { KnownVersions, SearchDoc, TextHit } from "../../domain/search-index";
import { readFirstMessages, scanMessages, scanTable } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { ReadDeps } from "../rows/row-deps";
import { openDocs } from "./open-docs";
import { SEARCH_TABLES, type SearchTable, TO_DOC } from "./search-docs";

/** Texts handed over at a time: few enough that a search beside it does not wait long. */
const BATCH = 400;
/** Characters of them: each part is in memory several times while it is carried. */
const MOST = 1_000_000;
/** Conversations that are read in one transaction, and such reads at a time: most of it is waiting for the disk. */
const TOGETHER = 8;
const AT_ONCE = 2;
/** Conversations that are read one by one whatever is known of them: somebody looks for what was said last. */
const NEWEST = 64;
/** Parts that are read while others are indexed, which takes longer for some of them than for others. */
const AHEAD = 10;

/** What an index knows already: of the messages of a conversation, or of all other texts. */
export type AskKnown = (conversationId: Id | null) => Promise<KnownVersions>;

/** What an index lacks; what it has too much comes before what it is to have instead. */
export type Missing = { readonly stale: KnownVersions; readonly docs: readonly SearchDoc[] };

/**
 * Every text that an index lacks, that of the newest conversations first, after what is small: blocks of
 * memory and facts. Only that is opened whose row is another than the one it knows. What does not open
 * is left out, and reported.
 */
export function eachMissing(deps: ReadDeps, ask: AskKnown): AsyncGenerator<Missing> {
  return readAhead(eachPart(deps, ask), AHEAD);
}

async function* eachPart(deps: ReadDeps, ask: AskKnown): AsyncGenerator<Missing> {
  let waiting: readonly SearchDoc[] = [];
  for await (const { stale, docs } of eachBatch(deps, ask)) {
    if (stale.length > 0) yield { stale, docs: [] };
    const parts = partsOf([...waiting, ...docs]);
    waiting = parts.pop() ?? [];
    for (const part of parts) yield { stale: [], docs: part };
  }
  if (waiting.length > 0) yield { stale: [], docs: waiting };
}

/** Texts in parts that are carried at once; one that is longer than a part stands alone in its own. */
export function partsOf(docs: readonly SearchDoc[]): (readonly SearchDoc[])[] {
  const parts: SearchDoc[][] = [];
  let characters = 0;
  for (const doc of docs) {
    const last = parts.at(-1);
    characters += doc.text.length;
    if (last !== undefined && last.length < BATCH && characters <= MOST) last.push(doc);
    else {
      parts.push([doc]);
      characters = doc.text.length;
    }
  }
  return parts;
}

async function* eachBatch(deps: ReadDeps, ask: AskKnown): AsyncGenerator<Missing> {
  const left = new Map(await ask(null));
  for (const table of ["blocks", "facts"] as const) yield* eachOfTable(deps, table, left);
  const heads: Row<"conversations">[] = [];
  for await (const rows of scanTable(deps.database, "conversations")) heads.push(...rows);
  heads.sort((one, other) => (other.order ?? 0) - (one.order ?? 0));
  const unknown = heads.slice(NEWEST).filter(({ id }) => !left.has(id));
  const scanned = new Set(unknown.length > heads.length / 2 ? unknown : []);
  const others = heads.filter((head) => !scanned.has(head));
  yield* eachOfConversations(deps, { ask, heads: others, left });
  yield* eachOfUnknown(deps, [...scanned]);
  for (const table of ["archival_entries", "summaries", "references"] as const) {
    yield* eachOfTable(deps, table, left);
  }
  for (const [id, version] of left) {
    const messages = await ask(id);
    yield { stale: [...messages, [id, version]], docs: [] };
  }
}

/** Takes what is there from `left`: whatever stays in it is gone. */
async function* eachOfTable<T extends SearchTable>(
  { database, reader }: ReadDeps,
  table: T,
  left: Map<string, number>,
): AsyncGenerator<Missing> {
  for await (const rows of scanTable(database, table)) {
    const { stale, others } = compare(rows, left);
    yield { stale, docs: await openDocs(reader, table, others) };
  }
}

type Left = { readonly ask: AskKnown; readonly left: Map<string, number> };

/** In the order of their heads; the next are begun as soon as some are read. */
async function* eachOfConversations(
  deps: ReadDeps,
  { heads, ...rest }: Left & { readonly heads: readonly Row<"conversations">[] },
): AsyncGenerator<Missing> {
  const reading: Promise<readonly Missing[]>[] = [];
  for (let from = 0; from < heads.length; from += TOGETHER) {
    const next = readSome(deps, { ...rest, heads: heads.slice(from, from + TOGETHER) });
    // Met where it is waited for.
    next.catch(() => undefined);
    reading.push(next);
    if (reading.length === AT_ONCE) yield* (await reading.shift()) ?? [];
  }
  for (const one of reading) yield* await one;
}

async function readSome(
  deps: ReadDeps,
  { heads, ask, left }: Left & { readonly heads: readonly Row<"conversations">[] },
): Promise<readonly Missing[]> {
  const changed = heads.flatMap((head) => {
    const isKnown = left.has(head.id);
    const { stale, others } = compare([head], left);
    return others.length === 0 ? [] : [{ head, isKnown, stale }];
  });
  if (changed.length === 0) return [];
  const firsts = readFirstMessages(
    deps.database,
    changed.map(({ head }) => head.id),
  );
  const missing = changed.map((one, nth) => {
    const first = firsts.then((all) => all[nth] ?? []);
    // Met where it is waited for.
    first.catch(() => undefined);
    return readConversation(deps, { ...one, ask, first });
  });
  return (await Promise.all(missing)).flat();
}

/**
 * What was said in these, of which the index knows nothing, in the order in which it is stored: that
 * takes the browser less than half of what looking up each message does.
 */
async function* eachOfUnknown(
  { database, reader }: ReadDeps,
  heads: readonly Row<"conversations">[],
): AsyncGenerator<Missing> {
  if (heads.length === 0) return;
  const titles = await openDocs(reader, "conversations", heads);
  yield { stale: [], docs: titles.map((doc) => ({ ...doc, version: 0 })) };
  const parents = new Set<string>(heads.map(({ id }) => id));
  for await (const rows of scanTable(database, "messages")) {
    const others = rows.filter(({ parent }) => parents.has(parent));
    yield { stale: [], docs: await openDocs(reader, "messages", others) };
  }
  yield { stale: [], docs: titles };
}

type Reading = Pick<Left, "ask"> & {
  readonly head: Row<"conversations">;
  /** Whether the index knows of it. */
  readonly isKnown: boolean;
  readonly stale: KnownVersions;
  readonly first: Promise<readonly Row<"messages">[]>;
};

/** What is missing of a conversation; its title tells last that nothing of it is. */
async function readConversation(
  { database, reader }: ReadDeps,
  { ask, head, isKnown, stale: staleTitle, first: firstRows }: Reading,
): Promise<readonly Missing[]> {
  const messages = new Map(isKnown ? await ask(head.id) : []);
  const title = await openDocs(reader, "conversations", [head]);
  const first = title.map((doc) => ({ ...doc, version: 0 }));
  const missing: Missing[] = [{ stale: staleTitle, docs: first }];
  for await (const rows of scanMessages(database, head.id, firstRows)) {
    const { stale, others: changed } = compare(rows, messages);
    missing.push({ stale, docs: await openDocs(reader, "messages", changed) });
  }
  missing.push({ stale: [...messages], docs: title });
  return missing;
}

/** Rows that an index does not know in this form, and what it knows in their place. */
function compare<R extends { readonly id: string; readonly version: number }>(
  rows: readonly R[],
  known: Map<string, number>,
): { readonly stale: KnownVersions; readonly others: readonly R[] } {
  const stale: (readonly [string, number])[] = [];
  const others = rows.filter(({ id, version }) => {
    const indexed = known.get(id);
    known.delete(id);
    if (indexed === version) return false;
    if (indexed !== undefined) stale.push([id, indexed]);
    return true;
  });
  return { stale, others };
}

/** The texts of these hits, in their order; without those that are gone. */
export async function openSearchDocs(
  { reader }: Pick<ReadDeps, "reader">,
  hits: readonly TextHit[],
  toDoc = TO_DOC,
): Promise<readonly SearchDoc[]> {
  const tables = [...new Set(hits.map(({ kind }) => SEARCH_TABLES[kind]))];
  const opened = await Promise.all(
    tables.map(async (table) => {
      const ids = hits.filter(({ kind }) => SEARCH_TABLES[kind] === table).map(({ id }) => id);
      return openDocs(reader, table, await reader.findMany(table, ids), toDoc);
    }),
  );
  const docs = new Map(opened.flat().map((doc) => [keyOf(doc), doc]));
  return hits.flatMap((hit) => docs.get(keyOf(hit)) ?? []);
}

const keyOf = ({ kind, id }: Pick<SearchDoc, "kind" | "id">) => `${kind} ${id}`;
