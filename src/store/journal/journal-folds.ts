import type { TableName } from "../database/schema";
import type { Journal, JournalCommit, JournalState } from "./journal";

/** Runs what may fail in the journal without anything else failing by it: whether it went well. */
export type Attempt = (work: () => Promise<void>) => Promise<boolean>;

/** From so many commits on, or so long after the first (milliseconds), the log is folded. */
const FOLD_FROM = 32;
const FOLD_AFTER_MS = 2_000;

/** A commit of more than this (bytes) is long. */
const LONG_BYTES = 256 * 1024;

/** A long one of no more rows goes into them at once: its bytes are not written twice. */
const FEW_ROWS = 64;

/** So much of long commits (bytes) waits in the log while more of them come. */
const MOST_LOGGED = 32 * 1024 * 1024;

/** From here on a backup is made earlier (bytes): the journal is to stay quick to read. */
const MUCH_BYTES = 16 * 1024 * 1024;

type Deps = {
  readonly journal: Pick<Journal, "fold">;
  readonly later: (run: () => void, milliseconds: number) => void;
  readonly onNeed: () => void;
};

/**
 * Brings the log into the order of rows, now or some time soon. While an import writes one long commit
 * after the other, their many rows wait: folding them costs as much as what is waited for. What the
 * person writes or deletes meanwhile is folded as ever, and they with it.
 */
export function createFolds({ journal, later, onNeed }: Deps, attempt: Attempt) {
  let unfolded = 0;
  /** Long ones so far, and the bytes of those that were not folded. */
  let long = 0;
  let longBytes = 0;
  /** The newest commit that both have. */
  let newest = 0;
  let isFolding = false;
  let isNeedy = false;
  /** Whether what lies there may tell what is no more: that waits for nothing. */
  let isDue = false;

  const now = async (through: number, more: readonly JournalCommit[] = []) => {
    const state = await journal.fold(through, more);
    const wasNeedy = isNeedy;
    isNeedy = state.hasGap || isMuch(state);
    if (isNeedy && !wasNeedy) onNeed();
  };
  const fold = () => {
    if (isFolding || unfolded === 0) return;
    isFolding = true;
    unfolded = 0;
    longBytes = 0;
    isDue = false;
    const work = attempt(() => now(newest));
    void work.then(() => {
      isFolding = false;
      // What has come meanwhile, and whose time may be over.
      if (unfolded > 0) foldLater();
    });
  };
  const foldLater = () => {
    const before = long;
    // Where another long one has come since, its own time counts.
    later(() => (isDue || long === before) && fold(), FOLD_AFTER_MS);
  };
  return {
    now,
    newest: () => newest,
    /** What a worker before has left up to here is folded with what comes. */
    begun: (through: number) => {
      newest = Math.max(newest, through);
    },
    soon: (commit: JournalCommit) => {
      newest = commit.sequence;
      unfolded += 1;
      const bytes = bytesOf(commit);
      if (bytes > LONG_BYTES) {
        long += 1;
        longBytes += bytes;
        if (longBytes > MOST_LOGGED) fold();
        else foldLater();
        return;
      }
      const wasDue = isDue;
      isDue ||= mayReplace(commit);
      if (unfolded >= FOLD_FROM && longBytes === 0) fold();
      else if (unfolded === 1 || isDue !== wasDue) foldLater();
    },
  };
}

/** These hold no words: what a commit of nothing else replaces may lie on for a while. */
const WORDLESS: ReadonlySet<TableName> = new Set(["manifest", "uses"]);

function mayReplace({ puts, deletes }: JournalCommit): boolean {
  return deletes.length > 0 || puts.some(({ table }) => !WORDLESS.has(table));
}

/** Whether so much lies there that a backup should stand in its place. */
export function isMuch({ bytes }: Pick<JournalState, "bytes">): boolean {
  return bytes > MUCH_BYTES;
}

/** Whether its few rows hold much. */
export function isLarge(commit: JournalCommit): boolean {
  const { puts, deletes } = commit;
  return puts.length + deletes.length <= FEW_ROWS && bytesOf(commit) > LONG_BYTES;
}

/** What a removal takes, about (bytes). */
const DELETE_BYTES = 100;

function bytesOf({ puts, deletes }: JournalCommit): number {
  let bytes = deletes.length * DELETE_BYTES;
  for (const { row } of puts) bytes += row.sealed.byteLength;
  return bytes;
}
