import type { KeyValueArea } from "../platform/key-value-area";
import { createStorageBucket } from "../platform/storage-bucket";
import { createJournal } from "../store/journal/create-journal";
import type { Journal, JournalAlarm } from "../store/journal/journal";
import type { Profile } from "./open-profile";
import { markForRecovery, readRecoveryMark } from "./recovery/recovery-marks";

/** Tells whoever opens that store next that its journal goes further than its database. */
export function journalAlarm(
  local: Pick<KeyValueArea, "get" | "set">,
  { storeName, isMarked, letGo }: Pick<Profile, "storeName" | "isMarked" | "letGo">,
): JournalAlarm {
  return {
    isMarked: async () => (await readRecoveryMark(local)) === storeName,
    mark: () => markForRecovery(local, storeName),
    // Where a recovery has looked and left all as it is, that stays readable: another would do the same.
    letGo: isMarked ? () => {} : letGo,
  };
}

/** The journal of a store, in a place of the browser's that its database's end does not take along. */
export function storeJournal(storeName: string): Journal {
  return createJournal({ storage: createStorageBucket(`journal-${storeName}`), storeName });
}
