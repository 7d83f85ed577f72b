import * as z from "zod/mini";
import { AppError } from "../domain/app-error";
import type { KeyValueArea } from "../platform/key-value-area";
import type { VaultDeps } from "./vault-deps";

/** The count of attempts to unlock that failed, which a restart does not forget. */
export type Attempts = {
  /** Seconds until the next attempt is taken; 0 for at once. */
  readonly secondsLeft: () => Promise<number>;
  /** Counts an attempt as failed before it is made; fails with `too-many-attempts`. */
  readonly begin: () => Promise<void>;
  /** Forgets them: the attempt has succeeded. */
  readonly clear: () => Promise<void>;
};

type Failed = z.infer<typeof schema>;

const schema = z.object({
  count: z.int().check(z.nonnegative()),
  /** When the last one was made, in milliseconds since 1970. */
  at: z.number(),
});

const FREE_ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 15 * 60;
const NONE: Failed = { count: 0, at: 0 };

/** The attempts to unlock a store. */
export function createAttempts(
  deps: Pick<VaultDeps, "local" | "clock" | "storeName" | "log">,
): Attempts {
  return createCount(deps, attemptsKey(deps.storeName));
}

/**
 * Attempts in `storage.local`. Whoever can write there can also copy the vault and guess without
 * us: this slows down a person at the keyboard, so what cannot be kept does not stop the owner.
 */
export function createCount(
  { local, clock, log }: Pick<VaultDeps, "local" | "clock" | "log">,
  key: string,
): Attempts {
  const save = (record: Failed) =>
    local.set(key, record).catch(() => log.warn("attempts-not-kept"));

  const read = async (): Promise<Failed> => {
    const parsed = schema.safeParse(await local.get(key));
    const record = parsed.success ? parsed.data : NONE;
    if (record.at <= clock.now()) return record;
    // The clock was put back, so nobody knows how long ago that was: the wait starts anew.
    const restarted = { count: record.count, at: clock.now() };
    await save(restarted);
    return restarted;
  };
  const left = ({ count, at }: Failed) =>
    Math.max(0, Math.ceil(waitSeconds(count) - (clock.now() - at) / 1_000));

  return {
    secondsLeft: async () => left(await read()),
    begin: async () => {
      const record = await read();
      const seconds = left(record);
      if (seconds > 0) throw new AppError("too-many-attempts", { data: { seconds } });
      await save({ count: record.count + 1, at: clock.now() });
    },
    clear: () => local.remove(key).catch(() => log.warn("attempts-not-kept")),
  };
}

/** Forgets the attempts on a store that is gone. */
export function removeAttempts(
  local: Pick<KeyValueArea, "remove">,
  storeName: string,
): Promise<void> {
  return local.remove(attemptsKey(storeName));
}

function attemptsKey(storeName: string): string {
  return `unlock-attempts:${storeName}`;
}

/** Seconds to wait after so many failed attempts: none after 3, then 2, 4, 8 … up to 15 minutes. */
function waitSeconds(count: number): number {
  if (count <= FREE_ATTEMPTS) return 0;
  return Math.min(2 ** (count - FREE_ATTEMPTS), LONGEST_WAIT_SECONDS);
}
