import type { VaultCheck } from "../../contract/vault-care";

/** Whether a check found nothing at all. */
export function isWell({ unreadable, mismatched, rewound }: VaultCheck): boolean {
  return unreadable.length === 0 && mismatched.length === 0 && !rewound;
}
