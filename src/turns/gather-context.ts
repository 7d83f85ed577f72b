import type { ContextPiece, ContextProvider, ContextRequest } from "../domain/context-provider";

/**
 * What the providers give for a request, joined in their order; fails as the first that fails, or
 * with the signal's reason once that is aborted.
 */
export async function gatherContext(
  providers: readonly ContextProvider[],
  request: ContextRequest,
  signal: AbortSignal,
): Promise<readonly ContextPiece[]> {
  const pieces: ContextPiece[] = [];
  for (const provider of providers) {
    signal.throwIfAborted();
    pieces.push(...(await provider.getContext(request, signal)));
  }
  signal.throwIfAborted();
  return pieces;
}
