import type { KeySet } from "../crypto/key-set";
import type { CachedBranch } from "../domain/branch";
import type { CounterStore } from "../domain/counter-store";
import type { Fact } from "../domain/fact";
import type { Id } from "../domain/id";
import type { JobStore } from "../domain/job-store";
import type { Message } from "../domain/message";
import { lazily, once } from "../domain/once";
import type { TurnStore } from "../domain/turn-store";
import { type AttachmentStore, createAttachmentStore } from "./attachments/attachment-store";
import { type SaveDraft, type SavedDraft, saveDraft } from "./attachments/composer-drafts";
import { type BranchCache, createBranchCache } from "./branches/branch-cache";
import { readBranch } from "./branches/read-branch";
import { revealMessage } from "./branches/reveal-message";
import { showBranch } from "./branches/show-branch";
import { type ConnectionStore, createConnectionStore } from "./connections/create-connection-store";
import { createContextCache } from "./contexts/context-cache";
import { conversationIdsOf } from "./contexts/count-held";
import { type ContextStore, createContextStore } from "./contexts/create-context-store";
import { countTurns } from "./conversations/count-turns";
import {
  type ConversationStore,
  createConversationStore,
} from "./conversations/create-conversation-store";
import { type DeleteMessages, deleteMessages } from "./conversations/delete-messages";
import { type ConversationLog, createConversationLog } from "./conversations/list-all-messages";
import {
  type ContextMessages,
  eachNewestMessage,
  listContextMessages,
} from "./conversations/list-context-messages";
import { listMessages, type MessagePage } from "./conversations/list-messages";
import { type ConversationPosition, readPosition } from "./conversations/read-position";
import { createSearchTexts } from "./conversations/search-texts";
import { countRows } from "./database/count-rows";
import { createGenerationMark, type LocalArea } from "./database/generation-mark";
import type { Database } from "./database/open-database";
import { createImportStore, type ImportStore } from "./imports/import-store";
import { type JournalWriter, NO_JOURNAL } from "./journal/journal-writer";
import { readFacts } from "./memory/fact-rows";
import { createForgettings } from "./memory/forgettings";
import { createMemoryStore, type MemoryStore } from "./memory/memory-store";
import { type ContextBlocks, readBlocks } from "./memory/read-memory";
import { checkStore, type StoreCheck } from "./repair/check-store";
import type { Repaired } from "./repair/repair-conversation";
import { repairStore } from "./repair/repair-store";
import { createChangeNotes } from "./rows/change-notes";
import { type CommitWatch, createCommitWatch } from "./rows/commit-watch";
import { type ExportedRows, exportRows } from "./rows/export-rows";
import { createQuarantine, type DamagedRow } from "./rows/quarantine";
import { createResealer, type Resealed } from "./rows/reseal-rows";
import type { RowDeps } from "./rows/row-deps";
import { createRowReader, type RowReader } from "./rows/row-reader";
import { rowToMessage } from "./rows/row-to-entity";
import { createSetState } from "./rows/set-state";
import { recorded, type UndoRecord } from "./rows/undo-record";
import { createWriter, type StoreLocks } from "./rows/writer";
import { createSearchReader, type SearchReader } from "./search/search-reader";
import { createCounterStore } from "./settings/counter-store";
import { createPresetStore, type PresetStore } from "./settings/create-preset-store";
import { createUsageStore, type UsageStore } from "./settings/create-usage-store";
import { createModelFileStore, type ModelFileStore } from "./settings/model-file-store";
import { createProgramStore, type ProgramStore } from "./settings/program-store";
import {
  createReferenceCache,
  createReferenceStore,
  type ReferenceStore,
} from "./settings/reference-store";
import { createSavedPromptStore, type SavedPromptStore } from "./settings/saved-prompt-store";
import { createSettingsCache } from "./settings/settings-cache";
import { createSettingsStore, type SettingsStore } from "./settings/settings-store";
import { createBackupCopies } from "./snapshots/backup-copies";
import { type BackupStore, createBackupStore } from "./snapshots/backup-store";
import { createRowView } from "./snapshots/create-row-view";
import { createSnapshot } from "./snapshots/create-snapshot";
import type { RowView } from "./snapshots/row-view";
import type { Snapshot } from "./snapshots/snapshot";
import { createSummaryStore, type SummaryStore } from "./summaries/create-summary-store";
import { createJobStore } from "./summaries/job-store";
import { createTurnStore } from "./turns/create-turn-store";
import { createPlanStore, type PlanStore } from "./turns/plan-store";
import { withResult } from "./turns/steps";
import { undoAct } from "./undo/undo-act";

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
  readonly journal?: JournalWriter;
};

/** Branches as prompts need them, kept decrypted in memory for a while. */
export type BranchStore = Pick<BranchCache, "read" | "stats" | "drop"> & {
  readonly readPosition: (input: { readonly conversationId: Id }) => Promise<ConversationPosition>;
  /** Shows the branch through `to` in place of the one through `from`, as it was when it was left. */
  readonly show: (input: Parameters<typeof showBranch>[1]) => Promise<void>;
  /** Shows the branch that a message is on. */
  readonly reveal: (input: Parameters<typeof revealMessage>[1]) => Promise<void>;
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
  readonly programs: () => ProgramStore;
  readonly savedPrompts: () => SavedPromptStore;
  readonly settings: SettingsStore;
  readonly connections: ConnectionStore;
  readonly contexts: ContextStore;
  readonly presets: PresetStore;
  readonly references: ReferenceStore;
  /** What prompts need of a context's memory. */
  readonly readBlocks: (contextId: Id) => Promise<ContextBlocks>;
  /** What is known about the person in a context, what waits too; what was changed last at the end. */
  readonly readFacts: (contextId: Id) => Promise<readonly Fact[]>;
  /** The rest of memory; made when it is first asked for, as its code is read only then. */
  readonly memory: () => MemoryStore;
  /** The same for one change that a tool makes, kept in one commit with what it has answered. */
  readonly memoryWith: (answered: Parameters<typeof withResult>[1]) => MemoryStore;
  /** Messages of all conversations of a context in the order of the log, deleted ones left out. */
  readonly listContextMessages: (
    input: Parameters<typeof listContextMessages>[1],
  ) => Promise<ContextMessages>;
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
  readonly listMessages: (input: Parameters<typeof listMessages>[1]) => Promise<MessagePage>;
  /** Turns of the branch that is shown. */
  readonly countTurns: (conversationId: Id) => Promise<number>;
  readonly log: ConversationLog;
  /** Empties the rows of messages and tells how many that were. */
  readonly deleteMessages: (
    input: DeleteMessages & { readonly record?: UndoRecord | undefined },
  ) => Promise<{ deleted: number }>;
  /** Takes an act back; `conflict` where others have changed the same since. */
  readonly undo: (record: UndoRecord) => Promise<void>;
  readonly saveDraft: (input: SaveDraft) => Promise<SavedDraft>;
  readonly check: () => Promise<StoreCheck>;
  readonly repair: () => Promise<Repaired>;
  /** Every row of one moment, in clear, for a backup; notes what changes until it is finished or ended. */
  readonly snapshot: (input: { readonly withSecrets: boolean }) => Snapshot;
  readonly backups: BackupStore;
  readonly rows: RowView;
  readonly commits: Pick<CommitWatch, "generation" | "watch">;
  readonly searchTexts: SearchReader;
  /** Every row that opens, in clear, in chunks. */
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
  const { database, keys } = given;
  const { cache, deps } = createRows(given);
  const { reader, writer, quarantine, commits } = deps;
  const resealer = once(() => createResealer(deps));
  return {
    turns: createTurnStore(deps),
    branches: {
      ...{ read: (query) => readCached(keys, cache, query), stats: cache.stats },
      drop: () => {
        const { knownSettings, contexts, texts, references } = deps;
        for (const one of [cache, knownSettings, contexts, texts, references]) one.drop();
      },
      readPosition: (input) => readPosition(deps, input),
      show: (input) => showBranch(deps, input),
      reveal: (input) => revealMessage(deps, input),
    },
    plans: lazily(() => createPlanStore(deps)),
    summaries: createSummaryStore(deps),
    jobs: createJobStore(deps),
    counters: createCounterStore(deps),
    usage: createUsageStore(deps),
    modelFiles: lazily(() => createModelFileStore(deps)),
    settings: createSettingsStore(deps),
    connections: createConnectionStore(deps),
    contexts: createContextStore(deps),
    presets: createPresetStore(deps),
    references: createReferenceStore(deps),
    readBlocks: (contextId) => readBlocks(deps, contextId),
    readFacts: (contextId) => readFacts(deps, contextId),
    memory: once(() => createMemory(deps)),
    programs: once(() => createProgramStore(deps)),
    savedPrompts: once(() => createSavedPromptStore(deps)),
    memoryWith: (answered) => createMemory({ ...deps, writer: withResult(deps, answered) }),
    listContextMessages: (input) => listContextMessages(deps, input),
    eachNewest: (input, visit) => eachNewestMessage(deps, input, visit),
    imports: lazily(() => createImportStore(deps)),
    conversations: createConversationStore(deps),
    attachments: lazily(() => createAttachmentStore(deps)),
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
    commits,
    searchTexts: createSearchReader(deps),
    export: () => exportRows(deps),
    resealNext: () => resealer()(),
    countRows: () => countRows(database),
    exclusively: (work) => writer.write(work),
    health: quarantine.list,
  };
}

/** What reads and writes rows, and what is kept in memory of them. */
function createRows(given: StoreDeps) {
  const { database, keys, locks, local, clock, storeName, journal = NO_JOURNAL } = given;
  const quarantine = createQuarantine();
  const mark = createGenerationMark(local, storeName);
  const reader = createRowReader({ database, keys, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  const kept = {
    knownSettings: createSettingsCache({ keys, reader }),
    contexts: createContextCache({ keys, reader }),
    texts: createSearchTexts(),
    references: createReferenceCache(keys),
    notes: createChangeNotes(),
    commits: createCommitWatch(state),
    forgettings: createForgettings(),
  };
  const rows = { database, reader, quarantine, state };
  // Branches, for as long as the settings say.
  const cache = createBranchCache({
    read: (query) => readBranch(rows, query),
    clock,
    ttlMs: async () => (await kept.knownSettings.read()).prompt.cacheTtlSeconds * 1_000,
  });
  const caches = [cache, quarantine, ...Object.values(kept)];
  const writer = createWriter({ database, keys, state, mark, journal, locks, caches });
  const deps = { database, keys, clock, quarantine, mark, reader, state, writer, journal, ...kept };
  return { cache, deps };
}

/** Memory knows its contexts' conversations by what is handed to it: its room is before theirs. */
function createMemory(deps: RowDeps): MemoryStore {
  return createMemoryStore({ ...deps, conversationIdsOf: (id) => conversationIdsOf(deps, id) });
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
