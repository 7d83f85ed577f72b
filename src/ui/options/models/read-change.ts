import type { CallInput } from "../../../contract/contract";
import type { Connection } from "../../../domain/connection";
import { cleanHeaders, cleanKey, refuseInClear } from "../../../domain/connection-secrets";
import { parseConnectionUrl } from "../../../domain/connection-url";
import type { Typed } from "./read-connection";

/** What is to be forgotten of what is kept. */
export type Forgotten = { readonly key: boolean; readonly headers: boolean };

/**
 * What differs from the connection as it is, as the worker is told it; an empty field for a secret
 * leaves what is kept. Null where nothing differs. Fails as `readNew` does.
 */
export function readChange(
  connection: Connection,
  typed: Typed,
  forget: Forgotten,
): CallInput<"connection.update"> | null {
  const url = parseConnectionUrl(typed.address, connection.kind);
  const name = typed.name.trim();
  const key = cleanKey(typed.key);
  const headers = cleanHeaders(typed.headers);
  const change = {
    ...(name !== "" && name !== connection.name ? { name } : {}),
    ...(url === connection.url ? {} : { url }),
    ...(key !== null ? { key } : forget.key ? { key: null } : {}),
    ...(headers.length > 0 ? { headers } : forget.headers ? { headers: [] } : {}),
    ...(typed.api === (connection.api ?? null) ? {} : { api: typed.api }),
  };
  if (Object.keys(change).length === 0) return null;
  refuseInClear(url, { key, headers });
  return { id: connection.id, version: connection.version, ...change };
}
