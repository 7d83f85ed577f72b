import type { CallHandlers } from "../messaging/serve-calls";
import type { App } from "./app";
import { modelChoose } from "./handlers/model-choose";
import { modelList } from "./handlers/model-list";
import { modelStatus } from "./handlers/model-status";
import { turnCancel, turnContinue, turnRetry, turnSend } from "./handlers/turn-commands";
import { vaultStatus } from "./handlers/vault-status";

/** The handler of every call; each waits until the vault is open, `vault.status` apart. */
export function createCallHandlers(ready: () => Promise<App>): CallHandlers {
  const whenReady =
    <I, O>(handler: (app: App, input: I) => Promise<O>) =>
    async (input: I) =>
      handler(await ready(), input);
  return {
    "vault.status": () => vaultStatus(ready),
    "vault.check": whenReady((app) => app.store.check()),
    "conversation.open": whenReady((app, input) => app.store.openConversation(input)),
    "message.list": whenReady((app, input) => app.store.listMessages(input)),
    "draft.save": whenReady(async (app, input) => {
      await app.store.saveDraft(input);
      return {};
    }),
    "turn.send": whenReady(turnSend),
    "turn.retry": whenReady(turnRetry),
    "turn.continue": whenReady(turnContinue),
    "turn.cancel": whenReady(turnCancel),
    "model.status": whenReady(modelStatus),
    "model.list": whenReady(modelList),
    "model.choose": whenReady(modelChoose),
  };
}
