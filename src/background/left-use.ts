import { DEFAULT_SETTINGS } from "../domain/settings";
import { browserAlarms } from "../platform/alarms";
import { systemClock } from "../platform/clock";
import type { KeyValueArea } from "../platform/key-value-area";
import { logError } from "../platform/log";
import { isLockDue, nextLook } from "../vault/auto-lock";
import { hasLock } from "../vault/header";
import { AUTO_LOCK_ALARM } from "./alarm-names";
import { LAST_USE, type LastUse, LEFT_USE, readLastUse } from "./idle-watch";
import type { ProfileHolder } from "./profile-holder";

/** The use of a vault over which no app opens: the app's watch is not there to tell. */
export type LeftUse = {
  /** The person unlocks it now. Never fails. */
  readonly noteUnlock: () => Promise<void>;
  /**
   * Whether to lock it now: what it opens could still be read. Asks to be called again when it may be
   * due. Whoever reads it now uses it.
   */
  readonly isDue: (left: Left) => Promise<boolean>;
};

type Left = {
  readonly profiles: Pick<ProfileHolder, "profile">;
  readonly readers: { readonly isReading: () => boolean };
};

type World = {
  readonly clock: { readonly now: () => number };
  readonly alarms: Pick<typeof browserAlarms, "at">;
};

/** By what lies in the browser session's memory. */
export function createLeftUse(
  session: Pick<KeyValueArea, "get" | "set">,
  { clock, alarms }: World = { clock: systemClock, alarms: browserAlarms },
): LeftUse {
  const lookAgain = (lastUse: LastUse) => {
    const time = nextLook(lastUse, clock.now());
    if (time !== null) alarms.at(AUTO_LOCK_ALARM, time);
  };
  const note = async () => {
    const known = await readLastUse(session);
    const lastUse = { ...(known ?? UNKNOWN), lastUsed: clock.now() };
    // An app that opens after all reads how long that may be, where none has told it before.
    await session.set(known === null ? LEFT_USE : LAST_USE, lastUse);
    lookAgain(lastUse);
  };
  return {
    noteUnlock: () => note().catch(logError),
    isDue: async ({ profiles, readers }) => {
      if (readers.isReading()) await note();
      const lastUse =
        (await readLastUse(session)) ?? (await readLastUse(session, LEFT_USE)) ?? UNKNOWN;
      if (isLockDue(lastUse, clock.now())) return hasOpenLock(profiles);
      lookAgain(lastUse);
      return false;
    },
  };
}

async function hasOpenLock(profiles: Left["profiles"]): Promise<boolean> {
  const { vault } = await profiles.profile();
  return vault.open().then(
    ({ header }) => hasLock(header),
    () => false,
  );
}

/** Nobody knows since when it was not used, as after a lost word of the worker before. */
const UNKNOWN: LastUse = {
  lastUsed: Number.NEGATIVE_INFINITY,
  minutes: DEFAULT_SETTINGS.autoLockMinutes,
};
