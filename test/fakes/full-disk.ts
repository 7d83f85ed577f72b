import { AppError } from "../../src/domain/app-error";
import type { Profile } from "../builders/make-profile";
import { isWrite, onEachCall, type VaultCall } from "./on-each-call";

/**
 * What a vault is made with, on a disk that is full at its nth write and has room again after that.
 * `failed` is the write that failed; null while none has.
 */
export function makeFullDisk(deps: Profile["deps"], fullAt: number) {
  let writes = 0;
  let failed: VaultCall | null = null;
  const full = onEachCall(deps, (call) => {
    if (isWrite(call)) writes += 1;
    if (writes !== fullAt || failed !== null) return;
    failed = call;
    // The header store translates what the database says; areas pass on what the browser throws.
    if (call.store === "headers") throw new AppError("quota-exceeded");
    throw new DOMException("full", "QuotaExceededError");
  });
  return { deps: full, failed: () => failed };
}
