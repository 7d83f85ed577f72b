import type { Waiting } from "../../contract/program";
import type { Id } from "../../domain/id";
import { type Refusal, RefusedError } from "../../programs/refusals";

/** How long a call waits to be decided on; programs give up on it at about that time. */
const CALL_MS = 4 * 60_000;

/** What waits of one program at once: what it asks beyond that is not shown, and not done. */
const MAX_WAITING = 10;

/**
 * How long a call waits for the first consent: below the minute after which most programs give up.
 * The question stands on, as its program is told.
 */
const CONSENT_MS = 50_000;

/** How long a call that was taken back is still shown as that: long enough to be read. */
const TAKEN_BACK_MS = 10_000;

type Call = Extract<Waiting, { kind: "call" }>;

type Ends = {
  /** Aborted when the vault is locked. */
  readonly lock: AbortSignal;
  /** Aborted when whoever asks gives up on the answer. */
  readonly asker: AbortSignal;
};

type Entry = {
  readonly shown: Waiting;
  /** Whether a call is answered by it; what is shown beyond that answers none. */
  readonly answers: boolean;
  readonly settle: (refusal: Refusal | null) => void;
};

type Deps = {
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** Hears whenever something begins to wait, or ends. */
  readonly onChange: () => void;
};

/** What waits for the person, in memory: it ends with the worker, and whoever waits is told so. */
export type WaitingList = {
  readonly list: () => readonly Waiting[];
  /** Resolves once the person agrees; fails with RefusedError, also once either signal is aborted. */
  readonly wait: (shown: Waiting, ends: Ends) => Promise<void>;
  /** Ends what these tell of, with why it is refused, or null for agreed; tells how many. */
  readonly settle: (which: (shown: Waiting) => boolean, refusal: Refusal | null) => number;
};

/** A list in which nothing waits. */
export function createWaitingList({ later, onChange }: Deps): WaitingList {
  const { all, add, drop, dropShownOn } = createEntries(onChange);
  return {
    list: () =>
      all()
        .map((entry, _, entries) => newestOf(entry, entries))
        .filter(isFirstConsent),
    wait: (shown, { lock, asker }) =>
      new Promise((resolve, reject) => {
        const isOfProgram = (one: Entry) => ofProgram(shown.programId)(one.shown);
        if (all().filter((one) => one.answers && isOfProgram(one)).length >= MAX_WAITING) {
          return reject(new RefusedError("not-decided"));
        }
        const isConsent = shown.kind === "consent";
        const standsOn = () =>
          all().some((one) => !one.answers && one.shown.kind === "consent" && isOfProgram(one));
        const entry: Entry = {
          shown,
          answers: true,
          settle: (refusal) => {
            stop();
            lock.removeEventListener("abort", onLock);
            asker.removeEventListener("abort", onGivenUp);
            drop(entry);
            if (refusal === null) resolve();
            else reject(new RefusedError(refusal));
          },
        };
        /** It stands where it stood: the next must not come under the pointer of who was about to decide. */
        const endShownOn = (refusal: Refusal, toShow: () => Entry) => {
          dropShownOn(shown);
          const at = all().indexOf(entry);
          entry.settle(refusal);
          if (!lock.aborted) add(toShow(), at);
        };
        const onLock = () => entry.settle("locked");
        const onGivenUp = () => {
          if (shown.kind !== "call") return entry.settle("locked");
          endShownOn("locked", () => takenBack(shown, { later, lock, drop }));
        };
        const onTime = () => {
          if (!isConsent) return entry.settle("not-decided");
          if (standsOn()) return entry.settle("consent-needed");
          endShownOn("consent-needed", () => shownOn(shown, { lock, drop }));
        };
        const stop = later(onTime, isConsent ? CONSENT_MS : CALL_MS);
        lock.addEventListener("abort", onLock);
        asker.addEventListener("abort", onGivenUp);
        add(entry);
        if (lock.aborted) onLock();
        else if (asker.aborted) onGivenUp();
      }),
    settle: (which, refusal) => {
      const met = all().filter(({ shown }) => which(shown));
      for (const { settle } of met) settle(refusal);
      return met.length;
    },
  };
}

/** What is shown, in its order. */
function createEntries(onChange: Deps["onChange"]) {
  let entries: readonly Entry[] = [];
  const put = (next: readonly Entry[]) => {
    entries = next;
    onChange();
  };
  return {
    all: () => entries,
    add: (entry: Entry, at = entries.length) => put(entries.toSpliced(at, 0, entry)),
    drop: (entry: Entry) => put(entries.filter((one) => one !== entry)),
    /** One of each program: it may take back, or ask, without end. */
    dropShownOn: ({ kind, programId }: Waiting) => {
      for (const one of entries.filter(({ answers }) => !answers)) {
        if (one.shown.kind === kind && one.shown.programId === programId) one.settle(null);
      }
    },
  };
}

type Ending = {
  readonly lock: AbortSignal;
  readonly drop: (entry: Entry) => void;
  readonly onEnd?: () => void;
};

/** What is shown, until the lock at most, of a call that waits no more. */
function shownOn(shown: Waiting, { lock, drop, onEnd }: Ending): Entry {
  const end = () => {
    onEnd?.();
    lock.removeEventListener("abort", end);
    drop(entry);
  };
  const entry: Entry = { shown, answers: false, settle: end };
  lock.addEventListener("abort", end);
  return entry;
}

/** What is shown for a moment of a call that was taken back. */
function takenBack(shown: Call, { later, ...ending }: Ending & Pick<Deps, "later">): Entry {
  const entry = shownOn({ ...shown, takenBack: true }, { ...ending, onEnd: () => stop() });
  const stop = later(() => entry.settle(null), TAKEN_BACK_MS);
  return entry;
}

/** What is shown of an entry: a consent that stands on speaks of what its program has asked since. */
function newestOf({ shown, answers }: Entry, entries: readonly Entry[]): Waiting {
  if (answers || shown.kind !== "consent") return shown;
  const isSince = (one: Entry) => one.answers && one.shown.kind === "consent";
  return (
    entries
      .filter(isSince)
      .map((one) => one.shown)
      .findLast(ofProgram(shown.programId)) ?? shown
  );
}

/** However much a program asks before it was allowed anything, it is allowed or refused once. */
function isFirstConsent(shown: Waiting, at: number, all: readonly Waiting[]): boolean {
  if (shown.kind !== "consent") return true;
  const { programId } = shown;
  return all.findIndex((one) => one.kind === "consent" && one.programId === programId) === at;
}

/** The waiting that concern one program. */
export function ofProgram(programId: Id) {
  return (shown: Waiting): boolean => shown.programId === programId;
}

/** The one call of that id, unless it was taken back. */
export function waitingCall(id: Id) {
  return (shown: Waiting): boolean => shown.kind === "call" && shown.id === id && !shown.takenBack;
}
