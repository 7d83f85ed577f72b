/** The next bytes of a body; `end` where there are no more, `broken` where the connection is. */
export type ReadBody = () => Promise<Uint8Array | "end" | "broken">;

/**
 * A reader of a body that hangs up when the signal is aborted, also where the body does not follow
 * the signal by itself; it fails with the signal's reason from then on.
 */
export function createBodyReader(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadBody {
  const chunks = body.getReader();
  const hangUp = () => void chunks.cancel().catch(() => {});
  signal.addEventListener("abort", hangUp, { once: true });
  return async () => {
    const chunk = await chunks.read().catch(() => null);
    signal.throwIfAborted();
    return chunk === null ? "broken" : (chunk.value ?? "end");
  };
}
