import { AppError } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import type { Block, BlockRevision } from "../../domain/block";
import type { Id } from "../../domain/id";
import { emptiedRows, rowIdsOf } from "../database/conversation-rows";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import { nextVersion } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put, Removal } from "../rows/changes";
import type { RowDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import { recorded, type UndoRecord } from "../rows/undo-record";
import type { Commit } from "../rows/writer";
import {
  type FoundBlock,
  findBlock,
  readDocument,
  type StoredDocument,
  updateRows,
} from "./block-documents";
import { blockToPut, revisionToPut, rowToRevision } from "./block-rows";
import { type BlockShares, createBlockShares } from "./block-shares";
import { addBlock, changeBlock, removeBlock } from "./change-block";
import { forgetInPlans, forgettingBlock } from "./forget-in-plans";

/** One change of a block's content, to be stored whole. */
export type NewRevision = {
  readonly id: Id;
  /** The block's, as it was when the change was made. */
  readonly version: number;
  /** What was read of it for the change. */
  readonly found: FoundBlock;
  readonly update: Uint8Array;
  /** The whole document in place of its updates; null while these are few. */
  readonly state: Uint8Array | null;
  /** As the model sees it from now on, and all that it holds. */
  readonly texts: Pick<Block, "text" | "whole">;
  readonly revision: Omit<BlockRevision, "number" | "at">;
  readonly changed?: Partial<Pick<Block, "schema" | "taint">> | undefined;
  readonly record?: UndoRecord | undefined;
};

/** What changes a block's content. */
export type ContentChanges = {
  /** Fails with `conflict` where the block was changed since, and writes nothing then. */
  readonly saveRevision: (input: NewRevision) => Promise<Block>;
  /** Lets its history go, and what its document was merged from: `conflict` as `saveRevision`. */
  readonly forgetHistory: (input: {
    readonly id: Id;
    readonly version: number;
    readonly state: Uint8Array;
  }) => Promise<Block>;
};

export type HistoryPage = {
  readonly revisions: readonly BlockRevision[];
  /** Before which number to go on; null where there were no more. */
  readonly next: number | null;
};

export type BlockStore = BlockShares &
  ContentChanges & {
    /** Fails with `not-found`, or with `row-tampered`. */
    readonly get: (id: Id) => Promise<Block>;
    /** As `get`, with what a change is stored over. */
    readonly find: (id: Id) => Promise<FoundBlock>;
    readonly add: (
      input: Parameters<typeof addBlock>[1] & { readonly record?: UndoRecord | undefined },
    ) => Promise<Block>;
    readonly change: (
      input: Parameters<typeof changeBlock>[1] & { readonly record?: UndoRecord | undefined },
    ) => Promise<Block>;
    /** Deletes one with its document and history, and what kept requests told of it; `conflict` where it has another version. */
    readonly remove: (input: {
      readonly id: Id;
      /** Left out for whatever is there. */
      readonly version?: number | undefined;
      readonly record?: UndoRecord | undefined;
    }) => Promise<void>;
    /** Fails with `not-found`, or with `row-tampered`. */
    readonly readDocument: (id: Id) => Promise<StoredDocument>;
    /** Does what a worker's first write waits for, and never fails: a write later tells what is wrong. */
    readonly prepareWrite: () => Promise<void>;
    /** Runs the work while nobody else writes; it changes blocks by what it is given, and by nothing else. */
    readonly writing: <T>(work: (changes: ContentChanges) => Promise<T>) => Promise<T>;
    /** Looks at a block's newest revisions before that number: those of them that open, newest first. */
    readonly history: (input: {
      readonly id: Id;
      readonly before: number | null;
      readonly limit: number;
    }) => Promise<HistoryPage>;
  };

/** Blocks: what prompts need of each in one row, its document and history beside it. */
export function createBlockStore(deps: RowDeps): BlockStore {
  const { reader } = deps;
  return {
    ...createBlockShares(deps),
    get: async (id) => (await findBlock(deps, id)).block,
    find: (id) => findBlock(deps, id),
    add: ({ record, ...input }) => addBlock(recorded(deps, record), input),
    change: ({ record, ...input }) => changeBlock(recorded(deps, record), input),
    remove: ({ record, ...input }) => removeBlock(recorded(deps, record), input),
    readDocument: (id) => readDocument(deps, id),
    prepareWrite: () => deps.writer.write(async () => {}).catch(() => {}),
    ...contentChanges(deps),
    writing: (work) =>
      deps.writer.write((commit) => {
        const writer = { write: <T>(inner: (commit: Commit) => Promise<T>) => inner(commit) };
        return work(contentChanges({ ...deps, writer }));
      }),
    history: async ({ id, before, limit }) => {
      const range = deps.database
        .rows("block_revisions")
        .where("[parent+order]")
        .between([id, FIRST_KEY], [id, before ?? LAST_KEY], true, before === null);
      const rows = await withStoreErrors(() => range.newest(limit));
      const opened = await tryOpenAll(reader, "block_revisions", rows);
      const revisions = opened.map(rowToRevision);
      return { revisions, next: rows.length < limit ? null : (rows.at(-1)?.order ?? null) };
    },
  };
}

function contentChanges(deps: RowDeps): ContentChanges {
  return {
    saveRevision: ({ record, ...input }) => saveRevision(recorded(deps, record), input),
    forgetHistory: (input) => forgetHistory(deps, input),
  };
}

async function saveRevision(deps: RowDeps, input: NewRevision): Promise<Block> {
  const { id, version, texts, state, changed } = input;
  return deps.writer.write(async (commit) => {
    // What has changed since is told by the commit, which compares the row's version.
    const { block, row } = input.found;
    const { whole: _former, ...before } = block;
    if (row.version !== version) throw new AppError("conflict");
    const now = deps.clock.now();
    const number = before.revision + 1;
    const next = { ...before, ...changed, ...texts, revision: number, updatedAt: now };
    const merged = state === null ? null : await mergedInto(deps, { id, state, through: number });
    await commit({
      durability: "strict",
      puts: [
        blockToPut(next, row),
        revisionToPut(id, { ...input.revision, number, at: now }),
        merged?.put ?? updatePut(id, { number, update: input.update }),
      ],
      removals: merged?.removals ?? [],
    });
    return { ...next, version: nextVersion(row) };
  });
}

function updatePut(
  id: Id,
  { number, update }: { readonly number: number; readonly update: Uint8Array },
): Put {
  const columns = { id: crypto.randomUUID(), parent: id, order: number };
  return {
    table: "block_updates",
    columns,
    replaces: null,
    payload: { update: toBase64(update) },
  };
}

type Merged = { readonly put: Put; readonly removals: readonly Removal[] };

/** The document as one row, and the updates that it takes the place of. */
async function mergedInto(
  deps: RowDeps,
  { id, state, through }: { readonly id: Id; readonly state: Uint8Array; readonly through: number },
): Promise<Merged> {
  const [replaces, rows] = await Promise.all([
    deps.reader.find("block_states", id),
    updateRows(deps, id),
  ]);
  const payload = { state: toBase64(state), through };
  return {
    put: { table: "block_states", columns: { id }, replaces, payload },
    removals: rows.map((row) => ({ table: "block_updates", row })),
  };
}

async function forgetHistory(
  deps: RowDeps,
  { id, version, state }: Parameters<ContentChanges["forgetHistory"]>[0],
): Promise<Block> {
  return deps.writer.write(async (commit) => {
    const { block: before, row } = await findBlock(deps, id);
    if (row.version !== version) throw new AppError("conflict");
    const block = { ...before, updatedAt: deps.clock.now() };
    const { put, removals } = await mergedInto(deps, { id, state, through: block.revision });
    const ids = await rowIdsOf(deps.database, "block_revisions", id);
    const revisions = await emptiedRows(deps.database, "block_revisions", ids);
    await forgetInPlans(deps, forgettingBlock(id), commit);
    await commit({
      durability: "strict",
      puts: [blockToPut(block, row), put],
      removals: [
        ...removals,
        ...revisions.map((row): Removal => ({ table: "block_revisions", row })),
      ],
    });
    return { ...block, version: nextVersion(row) };
  });
}
