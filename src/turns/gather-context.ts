import type { ContextPart, ContextProvider, ContextRequest } from "../domain/context-provider";

/**
 * What the providers give for a request, joined in their order; fails as the first that fails, or
 * with the signal's reason where that is aborted before all have answered. They are asked in their
 * order and none waits for another: a message waits as long as for the slowest.
 */
export async function gatherContext(
  providers: readonly ContextProvider[],
  request: ContextRequest,
  signal: AbortSignal,
): Promise<readonly ContextPart[]> {
  signal.throwIfAborted();
  const given = providers.map((provider) => provider.getContext(request, signal));
  const parts = await Promise.all(given);
  signal.throwIfAborted();
  return parts.flat();
}
