import type { KeySet } from "../../crypto/key-set";
import type { ErrorCode } from "../../domain/app-error";

/**
 * Whether a row that was found so, opened or not for a reason, will never open: it was altered, or it
 * lies under a key that is not held while no rotation runs. One of a newer release opens after an
 * update.
 */
export function isLost(
  keys: Pick<KeySet, "hasFormer">,
  found: object | ErrorCode | undefined,
): boolean {
  return found === "row-tampered" || (found === "key-missing" && !keys.hasFormer());
}
