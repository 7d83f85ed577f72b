import type { ErrorCode } from "../../domain/app-error";

// No database, no key to it, a store of a newer form, or nobody who answers. Whatever else fails
// does so after the vault's key has opened: then rows can be read.
const CLOSED: readonly ErrorCode[] = [
  "store-unavailable",
  "store-gone",
  "version-unknown",
  "key-missing",
  "header-corrupt",
  "locked",
  "not-set-up",
  "worker-gone",
];

/** Whether what opens can be taken out of a store that fails like this. */
export function canExport(code: ErrorCode): boolean {
  return !CLOSED.includes(code);
}
