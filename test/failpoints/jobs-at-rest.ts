import type { Page } from "puppeteer-core";
import { JOBS_ALARM } from "../../src/background/alarm-names";
import { DEFAULT_PROMPT_SETTINGS } from "../../src/domain/prompt-settings";
import { CLOCK_AHEAD } from "./arm";

/** While jobs run an alarm stands that far ahead (ms), for the worker to be called should it die. */
const SLICE_MS = { least: 150_000, most: 180_000 };

/** A conversation is summarised as a whole so long after its last turn has ended. */
const IDLE_MS = DEFAULT_PROMPT_SETTINGS.idleMinutes * 60_000;

const PATIENCE_MS = 5_000;
const POLL_MS = 10;

/**
 * Waits until nothing is to be done in the background, or only later: then an alarm stands for it.
 * Gives how many conversations wait; fails after 5 s. Asks no worker. An alarm from before the time
 * when the newest turn was asked for (ms since 1970) says nothing.
 */
export function untilJobsRest(page: Page, requestedAt: number): Promise<number> {
  return page.evaluate(
    async ({ alarmName, clockKey, least, most, idleAfter, requestedAt, patience, poll }) => {
      const count = async () => {
        const { "store-name": inUse } = await chrome.storage.local.get<Record<string, string>>();
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(inUse ?? "confidant");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => resolve(opening.result);
        });
        const counting = database.transaction("jobs").objectStore("jobs").count();
        const rows = await new Promise<number>((resolve, reject) => {
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => resolve(counting.result);
        });
        database.close();
        return rows;
      };
      const { [clockKey]: ahead = 0 } =
        await chrome.storage.session.get<Record<string, number>>(clockKey);
      for (let waited = 0; waited < patience; waited += poll) {
        const rows = await count();
        if (rows === 0) return 0;
        const alarm = await chrome.alarms.get(alarmName);
        const time = alarm?.scheduledTime ?? 0;
        const left = time - Date.now() - ahead;
        const isRetry = left > 0 && left < least && time > requestedAt;
        if (isRetry || (left > most && time >= idleAfter)) return rows;
        await new Promise((resolve) => setTimeout(resolve, poll));
      }
      throw new Error("the jobs never rest");
    },
    {
      alarmName: JOBS_ALARM,
      clockKey: CLOCK_AHEAD,
      ...SLICE_MS,
      idleAfter: requestedAt + IDLE_MS,
      requestedAt,
      patience: PATIENCE_MS,
      poll: POLL_MS,
    },
  );
}
