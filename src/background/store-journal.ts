import { createStorageBucket } from "../platform/storage-bucket";
import { createJournal } from "../store/create-journal";
import type { Journal } from "../store/journal";

/** The journal of a store, in a place of the browser's that its database's end does not take along. */
export function storeJournal(storeName: string): Journal {
  return createJournal({ place: createStorageBucket(`journal-${storeName}`), storeName });
}
