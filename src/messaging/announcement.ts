import * as z from "zod/mini";

/**
 * What the worker tells every open page, unasked: that it has started (ports to the one before are
 * gone), that the vault was locked, unlocked or changed (`vault.status` says how),
 * or that the lists of contexts and conversations are other ones.
 */
const announcementSchema = z.object({
  type: z.enum(["worker.started", "vault.changed", "lists.changed"]),
});
export type Announcement = z.infer<typeof announcementSchema>["type"];

/** Tells every open page. */
export function announce(type: Announcement): void {
  // Rejects where no page is open, which is no news to anybody.
  chrome.runtime.sendMessage({ type }).catch(() => undefined);
}

/** Calls the listener whenever the worker has told this, until the returned function is called. */
export function listenFor(type: Announcement, listener: () => void): () => void {
  const hear = (message: unknown) => {
    const announcement = announcementSchema.safeParse(message);
    if (announcement.success && announcement.data.type === type) listener();
  };
  chrome.runtime.onMessage.addListener(hear);
  return () => chrome.runtime.onMessage.removeListener(hear);
}
