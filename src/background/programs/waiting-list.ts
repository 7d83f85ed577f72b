import type { Waiting } from "../../contract/program";
import type { Id } from "../../domain/id";
import { type Refusal, RefusedError } from "../../programs/refusals";

/** How long a call waits to be decided on; programs give up on it at about that time. */
const CALL_MS = 4 * 60_000;

/** What waits of one program at once: what it asks beyond that is not shown, and not done. */
const MAX_WAITING = 10;

/** How long it waits for the first consent: below the minute after which most programs give up. */
const CONSENT_MS = 50_000;

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
  /** Resolves once the person agrees; fails with RefusedError, also once `signal` is aborted. */
  readonly wait: (shown: Waiting, signals: readonly AbortSignal[]) => Promise<void>;
  /** Ends what these tell of, with why it is refused, or null for agreed. */
  readonly settle: (which: (shown: Waiting) => boolean, refusal: Refusal | null) => number;
};

/** A list in which nothing waits. */
export function createWaitingList({ later, onChange }: Deps): WaitingList {
  let entries: readonly Entry[] = [];
  const drop = (entry: Entry) => {
    entries = entries.filter((one) => one !== entry);
    onChange();
  };
  return {
    list: () => entries.map(({ shown }) => shown).filter(isFirstConsent),
    wait: (shown, signals) =>
      new Promise((resolve, reject) => {
        const isOfProgram = ofProgram(shown.programId);
        if (entries.filter((one) => isOfProgram(one.shown)).length >= MAX_WAITING) {
          return reject(new RefusedError("not-decided"));
        }
        const isConsent = shown.kind === "consent";
        const entry: Entry = {
          shown,
          settle: (refusal) => {
            stop();
            for (const signal of signals) signal.removeEventListener("abort", onAbort);
            drop(entry);
            if (refusal === null) resolve();
            else reject(new RefusedError(refusal));
          },
        };
        const onAbort = () => entry.settle("locked");
        const stop = later(
          () => entry.settle(isConsent ? "consent-needed" : "not-decided"),
          isConsent ? CONSENT_MS : CALL_MS,
        );
        for (const signal of signals) signal.addEventListener("abort", onAbort);
        entries = [...entries, entry];
        onChange();
        if (signals.some(({ aborted }) => aborted)) onAbort();
      }),
    settle: (which, refusal) => {
      const met = entries.filter(({ shown }) => which(shown));
      for (const { settle } of met) settle(refusal);
      return met.length;
    },
  };
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
