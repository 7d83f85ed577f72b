import type { CallHandlers } from "../messaging/serve-calls";
import { contextCallHandlers } from "./calls/context-calls";
import { conversationCallHandlers } from "./calls/conversation-calls";
import { operationCallHandlers } from "./calls/operation-calls";
import { promptCallHandlers } from "./calls/prompt-calls";
import { storeCallHandlers, vaultCallHandlers } from "./calls/vault-calls";
import { createGuards } from "./guards";
import type { StoreNames } from "./handlers/store-handlers";
import type { Lifecycle } from "./lifecycle";

type Deps = {
  readonly lifecycle: Lifecycle;
  readonly stores: StoreNames;
  readonly newRecoveryKey: () => string;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** The handler of every call; most wait until the vault is open and fail where it is not. */
export function createCallHandlers(deps: Deps): CallHandlers {
  const guards = createGuards(deps);
  return {
    ...vaultCallHandlers(deps, guards),
    ...storeCallHandlers(deps.stores),
    ...contextCallHandlers(guards),
    ...conversationCallHandlers(guards),
    ...promptCallHandlers(guards),
    ...operationCallHandlers(guards),
  };
}
