import { AppError } from "../../domain/app-error";
import { type ArchivalEntry, MAX_ARCHIVAL_ENTRIES } from "../../domain/archival-entry";
import type { Id } from "../../domain/id";
import { rowIdsOf } from "../database/conversation-rows";
import { nextVersion, type RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import type { ReadDeps, RowDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";
import { tombstonePuts } from "../rows/tombstones";
import { recorded, type UndoRecord } from "../rows/undo-record";

type Words = Pick<ArchivalEntry, "text" | "tags">;

/** One page of a context's. */
export type ListedEntries = {
  readonly entries: readonly ArchivalEntry[];
  /** Of all pages. */
  readonly total: number;
};

export type ArchivalStore = {
  /**
   * Stores a new one, made now unless a time is given; where the id is there already, gives that.
   * `not-found`, `limit-exceeded`.
   */
  readonly insert: (
    input: Pick<ArchivalEntry, "id" | "contextId" | "source" | "taint"> &
      Words & { readonly createdAt?: number; readonly record?: UndoRecord | undefined },
  ) => Promise<ArchivalEntry>;
  /** Fails with `not-found`, or with `conflict` where it was changed since that version. */
  readonly update: (
    input: Pick<ArchivalEntry, "id" | "version"> &
      Words & { readonly record?: UndoRecord | undefined },
  ) => Promise<ArchivalEntry>;
  /** Those of a context that open, in no order, some hundred at a time. */
  readonly all: (contextId: Id) => AsyncGenerator<readonly ArchivalEntry[]>;
  /** Deletes one; one that is gone is gone. */
  readonly remove: (input: {
    readonly id: Id;
    readonly record?: UndoRecord | undefined;
  }) => Promise<void>;
  /** All of a context, the newest first; what finds them by their words is the search index. */
  readonly list: (input: {
    readonly contextId: Id;
    readonly skip: number;
    readonly limit: number;
  }) => Promise<ListedEntries>;
  /** Those of these that are there and open, in their order. */
  readonly open: (ids: readonly Id[]) => Promise<readonly ArchivalEntry[]>;
};

/** What is kept for good and found by searching (P-023 to P-025): apart from blocks, in no prompt by itself. */
export function createArchivalStore(deps: RowDeps): ArchivalStore {
  const list = createList(deps);
  return {
    insert: ({ record, ...input }) => insertEntry(recorded(deps, record), input),
    update: ({ record, ...input }) => updateEntry(recorded(deps, record), input),
    remove: async ({ id, record }) => {
      const { reader, writer } = recorded(deps, record);
      await writer.write(async (commit) => {
        const row = await reader.find("archival_entries", id);
        if (row === null) return;
        const puts = tombstonePuts([{ table: "archival_entries", id }], deps.clock.now());
        const removals = [{ table: "archival_entries", row } as const];
        await commit({ durability: "strict", puts, removals });
      });
    },
    all: (contextId) => readEntries(deps, contextId),
    list,
    open: async (ids) => (await openEntries(deps.reader, ids)).map(rowToEntry),
  };
}

function rowToEntry({ row, payload }: OpenedRow<"archival_entries">): ArchivalEntry {
  return { ...payload, id: row.id, contextId: row.parent, version: row.version };
}

/** The entry as a row to store, in place of the form it has now; null for a new one. */
export function entryToPut(
  { id, contextId, version: _version, ...payload }: ArchivalEntry,
  replaces: RowState | null,
): Put {
  return { table: "archival_entries", columns: { id, parent: contextId }, replaces, payload };
}

async function insertEntry(
  { database, reader, writer, clock }: RowDeps,
  input: Parameters<ArchivalStore["insert"]>[0],
): Promise<ArchivalEntry> {
  return writer.write(async (commit) => {
    const existing = await reader.get("archival_entries", input.id);
    if (existing !== null) return rowToEntry(existing);
    if ((await reader.find("contexts", input.contextId)) === null) {
      throw new AppError("not-found", { data: { kind: "context" } });
    }
    const ids = await rowIdsOf(database, "archival_entries", input.contextId);
    if (ids.length >= MAX_ARCHIVAL_ENTRIES) {
      const data = { limit: "archival-entries", max: MAX_ARCHIVAL_ENTRIES };
      throw new AppError("limit-exceeded", { data });
    }
    const now = clock.now();
    const entry = { ...input, version: 1, createdAt: input.createdAt ?? now, updatedAt: now };
    await commit({ durability: "strict", puts: [entryToPut(entry, null)] });
    return entry;
  });
}

async function updateEntry(
  { reader, writer, clock }: RowDeps,
  { id, version, text, tags }: Parameters<ArchivalStore["update"]>[0],
): Promise<ArchivalEntry> {
  return writer.write(async (commit) => {
    const opened = await reader.get("archival_entries", id);
    if (opened === null) throw new AppError("not-found", { data: { kind: "entry" } });
    if (opened.row.version !== version) throw new AppError("conflict");
    const entry = { ...rowToEntry(opened), text, tags, updatedAt: clock.now() };
    await commit({ durability: "strict", puts: [entryToPut(entry, opened.row)] });
    return { ...entry, version: nextVersion(opened.row) };
  });
}

/**
 * Where an entry stands in the list is when it was made, which no change of it changes: of what was listed
 * once, that is known, and no text. Only what is new is opened for the order, and what stands on the page.
 */
function createList(deps: RowDeps): ArchivalStore["list"] {
  const madeAt = new Map<Id, number>();
  return async ({ contextId, skip, limit }) => {
    const ids = await rowIdsOf(deps.database, "archival_entries", contextId);
    const unknown = ids.filter((id) => !madeAt.has(id));
    for await (const entries of openInBatches(deps.reader, unknown)) {
      for (const { id, createdAt } of entries) madeAt.set(id, createdAt);
    }
    const times = ids.flatMap((id) => {
      const at = madeAt.get(id);
      return at === undefined ? [] : [{ id, at }];
    });
    times.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
    const shown = times.slice(skip, skip + limit).map(({ id }) => id);
    const entries = (await openEntries(deps.reader, shown)).map(rowToEntry);
    return { entries, total: times.length };
  };
}

/** Rows that are opened at a time. */
const BATCH = 200;

/** A context's entries that open, in no order, some at a time. */
export async function* readEntries(
  deps: ReadDeps,
  contextId: Id,
): AsyncGenerator<readonly ArchivalEntry[]> {
  const ids = await rowIdsOf(deps.database, "archival_entries", contextId);
  yield* openInBatches(deps.reader, ids);
}

async function* openInBatches(
  reader: RowReader,
  ids: readonly Id[],
): AsyncGenerator<readonly ArchivalEntry[]> {
  for (let at = 0; at < ids.length; at += BATCH) {
    yield (await openEntries(reader, ids.slice(at, at + BATCH))).map(rowToEntry);
  }
}

/** Those of the entries that are there and open, in the order of their ids. */
async function openEntries(
  reader: RowReader,
  ids: readonly Id[],
): Promise<readonly OpenedRow<"archival_entries">[]> {
  return tryOpenAll(reader, "archival_entries", await reader.findMany("archival_entries", ids));
}
