const KEY = "lock-begun";

type Changes = Readonly<Record<string, unknown>>;

/** What this needs of `chrome.storage.local`, which every page hears of: it must hold no secret. */
type MarkArea = {
  readonly set: (items: Record<string, number>) => Promise<void>;
  readonly onChanged: { readonly addListener: (listener: (changes: Changes) => void) => void };
};

/**
 * Marks that a lock has begun, for pages that the worker may not live to tell. Resolves also where
 * that could not be written.
 */
export async function markLock(area: Pick<MarkArea, "set">, now: number): Promise<void> {
  await area.set({ [KEY]: now }).catch(() => undefined);
}

/** Calls back whenever a lock has begun: whether the vault is locked now, `vault.status` tells. */
export function listenForLockMark(area: Pick<MarkArea, "onChanged">, listener: () => void): void {
  area.onChanged.addListener((changes) => {
    if (Object.hasOwn(changes, KEY)) listener();
  });
}
