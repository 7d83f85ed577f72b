const KEY = "lock-begun";

type Changes = Readonly<Record<string, unknown>>;

/** What this needs of `chrome.storage.local`, which every page hears of: it must hold no secret. */
type MarkArea = {
  readonly set: (items: Record<string, number>) => Promise<void>;
  readonly onChanged: { readonly addListener: (listener: (changes: Changes) => void) => void };
};

/** A channel of the extension's own origin, which no other can hear or speak on. */
type LockChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

const openChannel = (): LockChannel => new BroadcastChannel(KEY);

/**
 * Tells every page that a lock has begun. A channel takes one task of a page that is busy; a message of
 * the extension's takes one to be opened as well.
 */
export function announceLock(open = openChannel): void {
  const channel = open();
  channel.postMessage(null);
  channel.close();
}

/**
 * Marks that a lock has begun, for pages that the worker may not live to tell. Resolves also where
 * that could not be written.
 */
export async function markLock(area: Pick<MarkArea, "set">, now: number): Promise<void> {
  await area.set({ [KEY]: now }).catch(() => undefined);
}

type Listening = {
  readonly area: Pick<MarkArea, "onChanged">;
  readonly listener: () => void;
  readonly open?: () => LockChannel;
};

/**
 * Calls back whenever a lock has begun, once for the worker's word and once for the mark, which a busy
 * disk holds up: whether the vault is locked now, `vault.status` tells.
 */
export function listenForLock({ area, listener, open = openChannel }: Listening): void {
  open().addEventListener("message", () => listener());
  area.onChanged.addListener((changes) => {
    if (Object.hasOwn(changes, KEY)) listener();
  });
}
