import type { CallHandlers } from "../messaging/serve-calls";
import type { Clock } from "../platform/clock";
import { askPresence } from "./ask-presence";
import { backupCallHandlers } from "./calls/backup-calls";
import { contextCallHandlers } from "./calls/context-calls";
import { conversationCallHandlers } from "./calls/conversation-calls";
import { memoryCallHandlers } from "./calls/memory-calls";
import { modelCallHandlers } from "./calls/model-calls";
import { operationCallHandlers } from "./calls/operation-calls";
import { promptCallHandlers } from "./calls/prompt-calls";
import { storeCallHandlers, vaultCallHandlers } from "./calls/vault-calls";
import { createGuards, type Guards, held } from "./guards";
import type { StoreNames } from "./handlers/store-handlers";
import { undoKeep, undoRun } from "./handlers/undo-handlers";
import type { Lifecycle } from "./lifecycle";
import { createPresence } from "./presence";
import type { Asks } from "./programs/browser-programs";
import type { Programs } from "./programs/create-programs";
import { programHandlers } from "./programs/program-handlers";
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

/** Calls that take back what was done just now. */
function undoCallHandlers({ whenOpen, byPage }: Guards) {
  return {
    "undo.run": whenOpen(held(undoRun)),
    // Kept by the page while a pointer rests on it: that is no use of the vault.
    "undo.keep": byPage(undoKeep),
  } satisfies Partial<CallHandlers>;
}

/** Calls about programs of this machine; made when one of them first comes. */
function programCallHandlers(
  {
    programs,
    onVaultChange,
  }: { readonly programs: () => Programs; readonly onVaultChange: () => void },
  { whenOpen, byPage }: Guards,
) {
  const act = () => programHandlers(programs(), onVaultChange);
  return {
    "program.list": byPage((app) => act().list(app)),
    "program.connect": ({ on }) => act().connect(on),
    "program.add": whenOpen((app, input) => act().add(app, input)),
    "program.allow": whenOpen((app, input) => act().allow(app, input)),
    "program.revoke": whenOpen((app, input) => act().revoke(app, input)),
    "program.remove": whenOpen((app, input) => act().remove(app, input)),
    "program.waiting": byPage(() => act().waiting()),
    "program.decide": whenOpen((app, input) => act().decide(app, input)),
  } satisfies Partial<CallHandlers>;
}
