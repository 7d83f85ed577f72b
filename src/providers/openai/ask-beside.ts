import type * as z from "zod/mini";
import type { Server } from "../../domain/provider";
import { type Asking, queryServer } from "../wire/query-server";

/** A server of this machine has what it tells of itself at hand; others must not hold up the list. */
const MOST_MS = 2_000;

/**
 * What a server tells at a path of its own, at the root of its origin; null where it knows no such
 * path, or answers otherwise. Fails only with the signal's reason.
 */
export async function askBeside<S extends z.ZodMiniType>(
  { url, connection }: Server,
  { asking, path, schema }: { readonly asking: Asking; readonly path: string; readonly schema: S },
): Promise<z.output<S> | null> {
  const timeoutMs = Math.min(asking.timeoutMs, MOST_MS);
  const at = `${new URL(url).origin}${path}`;
  return queryServer({
    ...asking,
    provider: "openai",
    timeoutMs,
    url: at,
    connection,
    schema,
  }).catch(() => {
    asking.signal.throwIfAborted();
    return null;
  });
}
