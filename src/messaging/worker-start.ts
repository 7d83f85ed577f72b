import * as z from "zod/mini";

const startSchema = z.object({ type: z.literal("worker.started") });

/** Tells every open page that a worker has started: their ports to the one before are gone. */
export function announceWorkerStart(): void {
  // Rejects where no page is open, which is no news to anybody.
  chrome.runtime.sendMessage({ type: "worker.started" }).catch(() => undefined);
}

/** Calls the listener whenever a worker has started, until the returned function is called. */
export function listenForWorkerStart(listener: () => void): () => void {
  const hear = (message: unknown) => {
    if (startSchema.safeParse(message).success) listener();
  };
  chrome.runtime.onMessage.addListener(hear);
  return () => chrome.runtime.onMessage.removeListener(hear);
}
