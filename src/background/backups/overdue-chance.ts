import * as z from "zod/mini";
import type { KeyValueArea } from "../../platform/key-value-area";

/** After a sleep of days the overdue backup has its chance before anybody is told that it is old. */
export type OverdueChance = {
  /** Whether it may be told by now; the first time it is overdue, it is made soon. */
  readonly isOver: () => Promise<boolean>;
  /** Nothing is overdue. */
  readonly end: () => Promise<void>;
};

type Deps = {
  /** Memory of this browser session. */
  readonly session: Pick<KeyValueArea, "get" | "set" | "remove">;
  readonly clock: { readonly now: () => number };
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Aborted when the vault is locked: an unlock gives the chance anew. */
  readonly signal: AbortSignal;
  /** Has the overdue one made. */
  readonly onOverdue: () => void;
  /** The chance is over. */
  readonly onOver: () => void;
};

const KEY = "backup-overdue";

/**
 * How long the chance lasts (milliseconds). Looked for anew each time: a worker that dies on it is woken
 * two minutes later; whoever has not looked for longer than this has slept meanwhile.
 */
export const CHANCE_MS = 10 * 60_000;

const keptSchema = z.object({ since: z.number(), seen: z.number() });

/** The chance of the backups of one open vault, counted over all workers of the browser session. */
export function createOverdueChance(deps: Deps): OverdueChance {
  const { session, clock, later, signal, onOverdue, onOver } = deps;
  const forget = () => session.remove(KEY).catch(() => undefined);
  signal.addEventListener("abort", forget);
  const keep = async (kept: z.infer<typeof keptSchema>) => {
    await session.set(KEY, kept);
    if (signal.aborted) await forget();
  };
  return {
    isOver: async () => {
      const now = clock.now();
      const kept = keptSchema.safeParse(await session.get(KEY)).data ?? null;
      const isGoingOn = kept !== null && kept.since <= now && now - kept.seen <= CHANCE_MS;
      await keep({ since: isGoingOn ? kept.since : now, seen: now });
      if (isGoingOn) return now - kept.since >= CHANCE_MS;
      onOverdue();
      later(onOver, CHANCE_MS);
      return false;
    },
    end: async () => {
      if ((await session.get(KEY)) !== undefined) await forget();
    },
  };
}
