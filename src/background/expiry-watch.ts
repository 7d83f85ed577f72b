import { DAY_MS, type Expiry, expiryOf, WARNING_MS } from "../domain/expiry";
import { createOneByOne } from "../domain/one-by-one";
import type { Alarms } from "../platform/alarms";
import type { Badge } from "../platform/badge";
import type { KeyValueArea } from "../platform/key-value-area";
import type { Store } from "../store/create-store";
import { EXPIRY_ALARM } from "./alarm-names";

/** Sees to it that contexts past their time are archived, and that this is told before. */
export type ExpiryWatch = {
  /** A worker begins: wakes where nobody has cleaned up for a day; else all is as it was shown. */
  readonly begin: () => void;
  /** Puts aside what is past its time where nobody has for a day, and shows what nears its end. */
  readonly wake: () => void;
  /** A context has changed, or was talked in: shows what nears its end, soon. */
  readonly look: () => void;
};

type Marks = {
  readonly session: Pick<KeyValueArea, "get" | "set" | "remove">;
  readonly badge: Pick<Badge, "show" | "forget">;
  readonly alarms: Pick<Alarms, "at" | "clear">;
};

type Deps = Marks & {
  readonly contexts: Pick<Store["contexts"], "list" | "archiveExpired">;
  readonly clock: { readonly now: () => number };
  /** Calls `run` so many milliseconds later. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  /** Hears when contexts were archived or taken back. */
  readonly onCleanUp: () => void;
  readonly onError: (error: unknown) => void;
};

/** When it was last done, in this browser session and since the vault was opened. */
const KEY = "expired-cleaned";
const RETRY_MS = 60 * 60_000;
const LOOK_AFTER_MS = 1_000;

/** A watch that has done nothing yet; it forgets what it shows when the vault is locked. */
export function createExpiryWatch(deps: Deps): ExpiryWatch {
  // Two that read and show at once could show the older state last.
  const line = createOneByOne();
  let isLooking = false;
  const left: Left = { expired: 0 };
  deps.signal.addEventListener("abort", () => forgetExpiry(deps));
  const run = (onlyIfDue = false) =>
    line.run(async () => {
      if (deps.signal.aborted) return;
      const release = deps.keepAlive();
      try {
        const cleaned = await readCleaned(deps);
        if (cleaned === null || !onlyIfDue) await cleanAndShow(deps, cleaned, left);
      } catch (error) {
        if (deps.signal.aborted) return;
        deps.onError(error);
        deps.alarms.at(EXPIRY_ALARM, deps.clock.now() + RETRY_MS);
      } finally {
        release();
      }
    });
  return {
    begin: () => void run(true),
    wake: () => void run(),
    look: () => {
      if (isLooking) return;
      isLooking = true;
      deps.later(() => {
        isLooking = false;
        void run();
      }, LOOK_AFTER_MS);
    },
  };
}

/** Takes away what tells that anything is stored: part of every lock. */
export function forgetExpiry({ session, badge, alarms }: Marks): void {
  badge.forget();
  alarms.clear(EXPIRY_ALARM);
  // What is opened next is looked at at once.
  session.remove(KEY).catch(() => undefined);
}

/** What the last cleanup has passed by, such as a context with a running turn. */
type Left = { expired: number };

async function cleanAndShow(deps: Deps, before: number | null, left: Left): Promise<void> {
  const { session, badge, alarms, signal } = deps;
  let cleaned = before ?? (await cleanUp(deps));
  let expiries = await readExpiries(deps);
  // One whose time is over answers nothing: it is archived at once, not by the next day's cleanup.
  if (before !== null && countExpired(expiries) > left.expired) {
    cleaned = await cleanUp(deps);
    expiries = await readExpiries(deps);
  }
  left.expired = countExpired(expiries);
  signal.throwIfAborted();
  badge.show(expiries.filter(({ state }) => state === "warning").length);
  alarms.at(EXPIRY_ALARM, Math.min(cleaned + DAY_MS, ...expiries.map(nextChange)));
  // Last: a worker that dies before this leaves everything to the next one.
  await session.set(KEY, cleaned);
  if (signal.aborted) forgetExpiry(deps);
}

function countExpired(expiries: readonly Expiry[]): number {
  return expiries.filter(({ state }) => state === "expired").length;
}

/** How near the end is of every context that is not archived. */
async function readExpiries({ contexts, clock }: Deps): Promise<readonly Expiry[]> {
  const entries = await contexts.list();
  const now = clock.now();
  const active = entries.filter(({ context }) => context.archived === null);
  return active.map(({ context, use }) => expiryOf(context, use, now));
}

/** When it was done last; null where that was a day ago, or never. */
async function readCleaned({ session, clock }: Deps): Promise<number | null> {
  const cleaned = await session.get(KEY);
  const now = clock.now();
  // A time in the future was told by a clock that has been set back since.
  return typeof cleaned === "number" && cleaned <= now && now < cleaned + DAY_MS ? cleaned : null;
}

async function cleanUp({ contexts, clock, onCleanUp }: Deps): Promise<number> {
  const { archived, restored } = await contexts.archiveExpired();
  if (archived + restored > 0) onCleanUp();
  return clock.now();
}

/** When its state will be another one; never for what waits to be archived. */
function nextChange({ at, state }: Expiry): number {
  if (at === null || state === "expired") return Number.POSITIVE_INFINITY;
  return state === "fresh" ? at - WARNING_MS : at;
}
