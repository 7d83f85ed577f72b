import type { KeySet } from "../crypto/key-set";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import { type AttachmentStore, createAttachmentStore } from "./attachment-store";
import { createBackupCopies } from "./backup-copies";
import { type BackupStore, createBackupStore } from "./backup-store";
import { type BranchCache, type CachedBranch, createBranchCache } from "./branch-cache";
import { createChangeNotes } from "./change-notes";
import { checkStore, type StoreCheck } from "./check-store";
import { saveDraft } from "./composer-drafts";
import { createContextCache } from "./context-cache";
import { countRows } from "./count-rows";
import { countTurns } from "./count-turns";
import { type CounterStore, createCounterStore } from "./counter-store";
import { type ConnectionStore, createConnectionStore } from "./create-connection-store";
import { type ContextStore, createContextStore } from "./create-context-store";
import { type ConversationStore, createConversationStore } from "./create-conversation-store";
import { createPresetStore, type PresetStore } from "./create-preset-store";
import { createRowView } from "./create-row-view";
import { createSnapshot } from "./create-snapshot";
import { createSummaryStore, type SummaryStore } from "./create-summary-store";
import { createTurnStore, type TurnStore } from "./create-turn-store";
import { createUsageStore, type UsageStore } from "./create-usage-store";
import { type DeleteMessages, deleteMessages } from "./delete-messages";
import { type ExportedRows, exportRows } from "./export-rows";
import { createGenerationMark, type LocalArea } from "./generation-mark";
import { createImportStore, type ImportStore } from "./import-store";
import { createJobStore, type JobStore } from "./job-store";
import { type JournalKeeper, NO_JOURNAL } from "./journal-keeper";
import { type ConversationLog, createConversationLog } from "./list-all-messages";
import {
  type ContextMessages,
  eachNewestMessage,
  listContextMessages,
} from "./list-context-messages";
import { listMessages, type MessagePage } from "./list-messages";
import { createModelFileStore, type ModelFileStore } from "./model-file-store";
import type { Database } from "./open-database";
import { createPlanStore, type PlanStore } from "./plan-store";
import { createQuarantine, type DamagedRow } from "./quarantine";
import { readBranch } from "./read-branch";
import { type Place, readPlace } from "./read-place";
import { createReferenceStore, type ReferenceStore } from "./reference-store";
import type { Repaired } from "./repair-conversation";
import { repairStore } from "./repair-store";
import { createResealer, type Resealed } from "./reseal-rows";
import { createRowReader, type RowReader } from "./row-reader";
import { rowToMessage } from "./row-to-entity";
import type { RowView } from "./row-view";
import { createSearchTexts } from "./search-texts";
import { createSetState } from "./set-state";
import { createSettingsStore, readSettings, type SettingsStore } from "./settings-store";
import { showBranch } from "./show-branch";
import type { Snapshot } from "./snapshot";
import { undoAct } from "./undo-act";
import { recorded, type UndoRecord } from "./undo-record";
import { createWriter, type StoreLocks } from "./writer";

export type StoreDeps = {
  /** Open already. */
  readonly database: Database;
  readonly keys: KeySet;
  readonly locks: StoreLocks;
  /** What stays in the browser beside the database. */
  readonly local: LocalArea;
  /** The same in private files: a second place for what must outlive the database. */
  readonly files?: LocalArea | undefined;
  readonly clock: { readonly now: () => number };
  /** What the store's own entries beside the database are named after. */
  readonly storeName: string;
  /** What takes each commit once the database has it; none where it is left out. */
  readonly journal?: JournalKeeper;
};

/** Branches as prompts need them, kept decrypted in memory for a while. */
export type BranchStore = Pick<BranchCache, "read" | "stats" | "drop"> & {
  readonly readPlace: (input: { readonly conversationId: Id }) => Promise<Place>;
  /** Shows the branch through `to` in place of the one through `from`, as it was when it was left. */
  readonly show: (input: {
    readonly conversationId: Id;
    readonly from: Id;
    readonly to: Id;
  }) => Promise<void>;
};

export type Store = {
  readonly turns: TurnStore;
  readonly branches: BranchStore;
  readonly plans: PlanStore;
  readonly summaries: SummaryStore;
  readonly jobs: JobStore;
  readonly counters: CounterStore;
  readonly usage: UsageStore;
  readonly modelFiles: ModelFileStore;
  readonly settings: SettingsStore;
  readonly connections: ConnectionStore;
  readonly contexts: ContextStore;
  readonly presets: PresetStore;
  readonly references: ReferenceStore;
  /** Messages of all conversations of a context in the order of the log, deleted ones left out. */
  readonly listContextMessages: (input: {
    readonly contextId: Id;
    readonly skip: number;
    readonly limit: number;
    readonly newestFirst: boolean;
  }) => Promise<ContextMessages>;
  /** Calls for each of its newest messages, newest first, until that returns false; few are held at a time. */
  readonly eachNewest: (
    input: { readonly contextId: Id; readonly limit: number },
    visit: (message: Message) => boolean,
  ) => Promise<void>;
  readonly imports: ImportStore;
  readonly conversations: ConversationStore;
  readonly attachments: AttachmentStore;
  /** Null where there is none; `row-tampered` where it does not open. */
  readonly findMessage: (id: Id) => Promise<Message | null>;
  readonly listMessages: (input: {
    readonly conversationId: Id;
    readonly before: Id | null;
    readonly limit: number;
    /** Whether the untrusted sources of these and of all before them are told, too. */
    readonly withTaint?: true | undefined;
  }) => Promise<MessagePage>;
  /** Turns of the branch that is shown. */
  readonly countTurns: (conversationId: Id) => Promise<number>;
  readonly log: ConversationLog;
  /** Empties the rows of messages and tells how many that were. */
  readonly deleteMessages: (
    input: DeleteMessages & { readonly record?: UndoRecord | undefined },
  ) => Promise<{ deleted: number }>;
  /** Takes an act back; `conflict` where others have changed the same since. */
  readonly undo: (record: UndoRecord) => Promise<void>;
  readonly saveDraft: (input: {
    readonly conversationId: Id;
    readonly text: string;
  }) => Promise<void>;
  readonly check: () => Promise<StoreCheck>;
  readonly repair: () => Promise<Repaired>;
  /** Every row of one moment, in clear, for a backup; notes what changes until it is finished or ended. */
  readonly snapshot: (input: { readonly withSecrets: boolean }) => Snapshot;
  readonly backups: BackupStore;
  readonly rows: RowView;
  /** Every row that opens, in clear, in pieces. */
  readonly export: () => AsyncIterable<ExportedRows>;
  /** One batch of rows sealed anew under the current key; to be called until it says `done`. */
  readonly resealNext: () => Promise<Resealed>;
  readonly countRows: () => Promise<number>;
  /** Runs the work while no row is written: for a change of keys. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Rows found damaged or missing since the store was made. */
  readonly health: () => readonly DamagedRow[];
};

/** The sealed store of one unlocked vault; dropping it and its keys is all that locking needs. */
export function createStore(given: StoreDeps): Store {
  const { database, keys, locks, local, clock, storeName, journal = NO_JOURNAL } = given;
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local, storeName);
  const reader = createRowReader({ database, keys, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  const cache = createCache(clock, { database, reader, quarantine, state });
  const contexts = createContextCache({ keys, reader });
  const texts = createSearchTexts();
  const notes = createChangeNotes();
  const caches = [cache, contexts, texts, notes, quarantine];
  const writer = createWriter({ database, keys, state, mark, journal, locks, caches });
  const kept = { contexts, texts, notes };
  const deps = { database, keys, clock, quarantine, mark, reader, state, writer, journal, ...kept };
  return {
    turns: createTurnStore(deps),
    branches: {
      read: (query) => readCached(keys, cache, query),
      stats: cache.stats,
      drop: () => dropAll([cache, contexts, texts]),
      readPlace: (input) => readPlace(deps, input),
      show: (input) => showBranch(deps, input),
    },
    plans: createPlanStore(deps),
    summaries: createSummaryStore(deps),
    jobs: createJobStore(deps),
    counters: createCounterStore(deps),
    usage: createUsageStore(deps),
    modelFiles: createModelFileStore(deps),
    settings: createSettingsStore(deps),
    connections: createConnectionStore(deps),
    contexts: createContextStore(deps),
    presets: createPresetStore(deps),
    references: createReferenceStore(deps),
    listContextMessages: (input) => listContextMessages(deps, input),
    eachNewest: (input, visit) => eachNewestMessage(deps, input, visit),
    imports: createImportStore(deps),
    conversations: createConversationStore(deps),
    attachments: createAttachmentStore(deps),
    findMessage: (id) => findMessage(reader, id),
    listMessages: (input) => listMessages(deps, input),
    countTurns: (conversationId) => countTurns(deps, conversationId),
    log: createConversationLog(deps),
    deleteMessages: ({ record, ...input }) => deleteMessages(recorded(deps, record), input),
    undo: (record) => undoAct(deps, record),
    saveDraft: (input) => saveDraft(deps, input),
    check: () => checkStore(deps),
    repair: () => repairStore(deps),
    snapshot: (input) => createSnapshot(deps, input),
    backups: createBackupStore({ ...deps, copies: createBackupCopies(given) }),
    rows: createRowView(deps),
    export: () => exportRows(deps),
    resealNext: createResealer(deps),
    countRows: () => countRows(database),
    exclusively: (work) => writer.write(work),
    health: quarantine.list,
  };
}

function dropAll(caches: readonly { readonly drop: () => void }[]): void {
  for (const { drop } of caches) drop();
}

/** Branches in memory, for as long as the settings say. */
function createCache(clock: StoreDeps["clock"], rows: Parameters<typeof readBranch>[0]) {
  return createBranchCache({
    read: (query) => readBranch(rows, query),
    clock,
    ttlMs: async () => (await readSettings(rows.reader)).prompt.cacheTtlSeconds * 1_000,
  });
}

/** What is in memory is not to be read without the keys. */
async function readCached(
  keys: KeySet,
  { read }: BranchCache,
  query: Parameters<BranchCache["read"]>[0],
): Promise<CachedBranch> {
  keys.current();
  return read(query);
}

async function findMessage(reader: RowReader, id: Id): Promise<Message | null> {
  const opened = await reader.get("messages", id);
  return opened === null ? null : rowToMessage(opened);
}
