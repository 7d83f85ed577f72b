import { AppError } from "../../domain/app-error";
import { once } from "../../domain/once";
import type { Reprove } from "../database/deletion-proof";
import { toStoreError } from "../database/store-error";
import type { Journal, JournalAlarm, JournalCommit, JournalState } from "./journal";
import { type Attempt, createFolds, isLarge } from "./journal-folds";

/** What every commit goes through on its way into the journal. */
export type JournalWriter = {
  /**
   * To be called before anything is answered that a worker before may have written, with the commit that
   * the database is at: where the journal lacks that one, it is put there. Fails with
   * `store-unavailable`, and the store is marked for recovery, where the journal has commits that the
   * database has lost. Costs nothing once it has been done.
   */
  readonly begin: (at: DatabaseAt) => Promise<void>;
  /** Fails with `quota-exceeded` where the commit before has found no room in the journal, and still finds none. */
  readonly catchUp: () => Promise<void>;
  /**
   * Keeps a commit beside what writes it to the database, and not where that fails. What finds no room
   * in the journal waits for the next one. Fails as the writing does, and as `begin`.
   */
  readonly keep: (commit: JournalCommit, writing: Writing) => Promise<void>;
  /** What lies there; null for nothing, `none` where there is no place for one. */
  readonly state: () => Promise<JournalState | null | "none">;
  readonly dropThrough: Journal["dropThrough"];
  /**
   * Gives what lies there of deletions another proof; to be called while nobody commits. Fails as the
   * journal does, and does nothing where there is no place for one.
   */
  readonly reprove: (reprove: Reprove) => Promise<void>;
};

/** The commit that the database is at. */
type DatabaseAt = {
  readonly through: number;
  /** What that has written, as the database has it; null where nobody can tell. */
  readonly last: () => Promise<JournalCommit | null>;
};

type Writing = {
  readonly at: DatabaseAt;
  /** Calls `onRequested` once it has asked for all that it writes, if it comes so far. */
  readonly write: (onRequested: () => void) => Promise<void>;
  /** Whether the database will tell what it has written: else the journal has to have it first. */
  readonly recordsLast: boolean;
};

type Deps = {
  readonly journal: Pick<
    Journal,
    "begin" | "append" | "takeBack" | "fold" | "state" | "dropThrough" | "reprove"
  >;
  readonly alarm: JournalAlarm;
  /** Calls `run` so many milliseconds later. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Hears that a backup is to be made early: commits are missing here, or much lies here. */
  readonly onNeed: () => void;
  readonly onError: (error: unknown) => void;
};

/** So many commits wait for room; without older ones the journal has a gap, which a backup closes. */
const MOST_WAITING = 50;

/** A writer of one store's journal. */
export function createJournalWriter(deps: Deps): JournalWriter {
  const { journal, alarm, onError } = deps;
  const backlog = createBacklog(journal);
  /** Whether what lies at the journal's end is known to be this writer's. */
  let hasBegun = false;

  const attempt = createAttempt(onError);
  const folds = createFolds(deps, attempt);
  const takeUp = async (last: DatabaseAt["last"]) => {
    const commit = await last();
    if (commit === null) return;
    await backlog.replaceBy(commit);
    folds.soon(commit);
  };
  const begin = async ({ through, last }: DatabaseAt): Promise<boolean> => {
    if (hasBegun) return true;
    const progress = await progressOf({ journal, alarm, attempt }, through);
    hasBegun = progress !== null;
    if (hasBegun) folds.begun(through);
    // What this worker has waiting comes with the next commit.
    if (progress === "behind" && backlog.isEmpty()) await attempt(() => takeUp(last));
    return hasBegun;
  };
  return {
    begin: async (at) => void (await begin(at)),
    catchUp: backlog.catchUp,
    keep: async (commit, { at, write, recordsLast }) => {
      const isReady = await begin(at);
      if (recordsLast && isLarge(commit)) {
        await write(() => {});
        const isKept = isReady && (await attempt(() => folds.now(commit.sequence, [commit])));
        if (!isKept) backlog.add(commit, 1);
        return;
      }
      // Once the database was asked, whose disk works meanwhile; nothing of what that never asked for.
      const keep = once(async () => isReady && (await attempt(() => backlog.appendWith(commit))));
      // The next worker could not tell what the database has and this has not.
      if (!recordsLast) await keep();
      let isRequested = !recordsLast;
      try {
        await write(() => {
          isRequested = true;
          void keep();
        });
      } catch (error) {
        if (isRequested && (await keep())) await attempt(() => journal.takeBack(commit.sequence));
        hasBegun = false;
        throw error;
      }
      hasBegun = await keep();
      if (hasBegun) folds.soon(commit);
      else backlog.add(commit, MOST_WAITING);
    },
    state: async () => journal.state().catch(() => "none" as const),
    dropThrough: journal.dropThrough,
    reprove: async (reprove) => {
      if (hasBegun) await journal.reprove(folds.newest(), reprove);
    },
  };
}

/** Commits of the database that the journal does not have, and goes without until one has room. */
function createBacklog({ append }: Pick<Journal, "append">) {
  let waiting: readonly JournalCommit[] = [];
  const put = async (commits: readonly JournalCommit[]) => {
    await append(commits);
    waiting = [];
  };
  return {
    isEmpty: () => waiting.length === 0,
    add: (commit: JournalCommit, most: number) => {
      waiting = [...waiting, commit].slice(-most);
    },
    appendWith: (commit: JournalCommit) => put([...waiting, commit]),
    replaceBy: (commit: JournalCommit) => put([commit]),
    catchUp: async () => {
      if (waiting.length === 0) return;
      try {
        await put(waiting);
      } catch (error) {
        const known = toStoreError(error);
        if (known.code === "quota-exceeded") throw known;
      }
    },
  };
}

/** Runs what may fail in the journal without anything else failing by it: whether it went well. */
function createAttempt(onError: Deps["onError"]): Attempt {
  let hasFailed = false;
  return async (work) => {
    try {
      await work();
      hasFailed = false;
      return true;
    } catch (error) {
      // Once: a browser without such a place has none for the next one either.
      if (!hasFailed) onError(error);
      hasFailed = true;
      return false;
    }
  };
}

/** Null where the journal cannot be written to; refuses where the database has lost what lies there. */
async function progressOf(
  { journal, alarm, attempt }: Pick<Deps, "journal" | "alarm"> & { readonly attempt: Attempt },
  through: number,
): Promise<"ready" | "behind" | null> {
  const beginning = journal.begin(through, alarm);
  const found = await beginning.catch(() => null);
  if (found === "ahead") {
    alarm.letGo();
    throw new AppError("store-unavailable");
  }
  if (found === null) await attempt(async () => void (await beginning));
  return found;
}

/** Keeps nothing: for stores that nobody has begun to use. */
export const NO_JOURNAL: JournalWriter = {
  begin: async () => {},
  catchUp: async () => {},
  keep: (_commit, { write }) => write(() => {}),
  state: async () => "none",
  dropThrough: async () => {},
  reprove: async () => {},
};
