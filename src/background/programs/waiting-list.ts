import type { Waiting } from "../../contract/program";
import type { Id } from "../../domain/id";
import { type Refusal, RefusedError } from "../../programs/refusals";

/** How long a call waits to be decided on; programs give up on it at about that time. */
const CALL_MS = 4 * 60_000;

/** What waits of one program at once: what it asks beyond that is not shown, and not done. */
const MAX_WAITING = 10;

/** How long it waits for the first consent: below the minute after which most programs give up. */
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
  let entries: readonly Entry[] = [];
  const drop = (entry: Entry) => {
    entries = entries.filter((one) => one !== entry);
    onChange();
  };
  /** It stands where it stood: the next must not come under the pointer of who was about to decide. */
  const showTakenBack = (shown: Call, lock: AbortSignal, at: number) => {
    const entry = takenBack(shown, { later, lock, drop });
    entries = entries.toSpliced(at, 0, entry);
    onChange();
  };
  return {
    list: () => entries.map(({ shown }) => shown).filter(isFirstConsent),
    wait: (shown, { lock, asker }) =>
      new Promise((resolve, reject) => {
        const isOfProgram = (one: Entry) => ofProgram(shown.programId)(one.shown);
        if (entries.filter(isWaiting).filter(isOfProgram).length >= MAX_WAITING) {
          return reject(new RefusedError("not-decided"));
        }
        const isConsent = shown.kind === "consent";
        const entry: Entry = {
          shown,
          settle: (refusal) => {
            stop();
            lock.removeEventListener("abort", onLock);
            asker.removeEventListener("abort", onGivenUp);
            drop(entry);
            if (refusal === null) resolve();
            else reject(new RefusedError(refusal));
          },
        };
        const onLock = () => entry.settle("locked");
        const onGivenUp = () => {
          // One of each program: it may take back without end.
          for (const one of entries) if (!isWaiting(one) && isOfProgram(one)) one.settle(null);
          const at = entries.indexOf(entry);
          entry.settle("locked");
          if (shown.kind === "call" && !lock.aborted) showTakenBack(shown, lock, at);
        };
        const stop = later(
          () => entry.settle(isConsent ? "consent-needed" : "not-decided"),
          isConsent ? CONSENT_MS : CALL_MS,
        );
        lock.addEventListener("abort", onLock);
        asker.addEventListener("abort", onGivenUp);
        entries = [...entries, entry];
        onChange();
        if (lock.aborted) onLock();
        else if (asker.aborted) onGivenUp();
      }),
    settle: (which, refusal) => {
      const met = entries.filter(({ shown }) => which(shown));
      for (const { settle } of met) settle(refusal);
      return met.length;
    },
  };
}

type Ending = Pick<Deps, "later"> & {
  readonly lock: AbortSignal;
  readonly drop: (entry: Entry) => void;
};

/** What is shown for a moment of a call that waits no more. */
function takenBack(shown: Call, { later, lock, drop }: Ending): Entry {
  const end = () => {
    stop();
    lock.removeEventListener("abort", end);
    drop(entry);
  };
  const entry: Entry = { shown: { ...shown, takenBack: true }, settle: end };
  const stop = later(end, TAKEN_BACK_MS);
  lock.addEventListener("abort", end);
  return entry;
}

function isWaiting({ shown }: Entry): boolean {
  return shown.kind === "consent" || !shown.takenBack;
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
