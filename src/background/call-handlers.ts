import type { CallHandlers } from "../messaging/serve-calls";
import type { Clock } from "../platform/clock";
import { askPresence } from "./ask-presence";
import { backupCallHandlers } from "./calls/backup-calls";
import { contextCallHandlers } from "./calls/context-calls";
import { conversationCallHandlers } from "./calls/conversation-calls";
import { memoryCallHandlers } from "./calls/memory-calls";
import { modelCallHandlers } from "./calls/model-calls";
import { operationCallHandlers } from "./calls/operation-calls";
import { programCallHandlers } from "./calls/program-calls";
import { promptCallHandlers } from "./calls/prompt-calls";
import { undoCallHandlers } from "./calls/undo-calls";
import { storeCallHandlers, vaultCallHandlers } from "./calls/vault-calls";
import { createGuards } from "./guards";
import type { StoreNames } from "./handlers/store-handlers";
import type { Lifecycle } from "./lifecycle";
import { createPresence } from "./presence";
import type { Asks } from "./programs/browser-programs";
import type { Programs } from "./programs/create-programs";
import type { Recovery } from "./recovery/recovery";
import type { Restores } from "./restores/restores";

type Deps = {
  readonly lifecycle: Lifecycle;
  readonly stores: StoreNames;
  readonly restores: Restores;
  readonly recovery: Pick<Recovery, "note" | "dropNote">;
  readonly clock: Clock;
  readonly asks: Asks;
  readonly programs: () => Programs;
  /** Hears whenever what `vault.status` tells has changed. */
  readonly onVaultChange: () => void;
};

/** The handler of every call; most wait until the vault is open and fail where it is not. */
export function createCallHandlers(deps: Deps): CallHandlers {
  const guards = createGuards(deps);
  const { lifecycle, clock } = deps;
  const handlers: CallHandlers = {
    ...vaultCallHandlers(deps, guards),
    ...storeCallHandlers(deps.stores),
    ...contextCallHandlers(guards),
    ...conversationCallHandlers(guards),
    ...modelCallHandlers(guards),
    ...memoryCallHandlers(guards),
    ...promptCallHandlers(guards),
    ...programCallHandlers(deps, guards),
    ...backupCallHandlers(deps.restores, guards),
    ...operationCallHandlers(guards),
    ...undoCallHandlers(guards),
  };
  const presence = createPresence({ now: clock.now, steady: () => performance.now() });
  return askPresence(handlers, { lifecycle, presence });
}
