import { useEffect, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import { toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";

/**
 * What protects the vault and whether it opened; null until the worker has told. Asked again when
 * the conversation opens, because a vault that failed at first may have opened since.
 */
export function useVaultStatus(client: Client, isOpen: boolean): VaultStatus | null {
  const [status, setStatus] = useState<VaultStatus | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opening is what asks again.
  useEffect(() => {
    runTwice(() => client.call("vault.status", {})).then(setStatus, (error: unknown) =>
      setStatus({
        state: "unavailable",
        protection: "none",
        failure: toFailure(error),
        damaged: 0,
      }),
    );
  }, [client, isOpen]);
  return status;
}
