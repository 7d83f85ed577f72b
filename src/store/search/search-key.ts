import type { KeySet } from "../../crypto/key-set";
import { rowAad } from "../../crypto/row-aad";
import { toBase64 } from "../../domain/base64";

/** No table has this name: a digest's member is never this key. */
const SEARCH = "search-index";

/** What the index of a store is stored under, base64: whoever holds the index has it, and it opens no row. Fails with `locked`. */
export async function searchKey(keys: KeySet): Promise<string> {
  const { keyId, digestKey } = keys.current();
  const bytes = await crypto.subtle.sign("HMAC", digestKey, rowAad(SEARCH, [keyId]));
  return toBase64(new Uint8Array(bytes));
}
