import type { VaultStatus } from "../../contract/vault";

/** How many hundredths are sealed under the new key: 100 only when nothing is left, 0 where nobody counts. */
export function sealedPercent({ sealing }: Pick<VaultStatus, "sealing">): number {
  if (sealing === null || sealing.total === 0) return 0;
  return Math.min(100, Math.floor((sealing.done / sealing.total) * 100));
}
