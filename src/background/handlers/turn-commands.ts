import type { CallInput } from "../../contract/contract";
import type { Turn } from "../../domain/turn";
import { recoverTurns } from "../../turns/recover-turns";
import { continueTurn, retryTurn, sendTurn } from "../../turns/send-turn";
import type { App } from "../app";
import { currentModel } from "../current-model";

type Needs = Pick<App, "store" | "runs" | "providers">;

/** Stores a message and starts its answer. */
export function turnSend(app: Needs, input: CallInput<"turn.send">): Promise<Turn> {
  return sendTurn(toDeps(app), input);
}

/** Answers the same user message anew. */
export async function turnRetry(app: Needs, input: CallInput<"turn.retry">): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  return retryTurn(toDeps(app), input);
}

/** Goes on with a reply that ended early. */
export async function turnContinue(app: Needs, input: CallInput<"turn.continue">): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  return continueTurn(toDeps(app), input);
}

/** Ends a running turn; what was said is kept. */
export async function turnCancel(
  app: Needs,
  input: CallInput<"turn.cancel">,
): Promise<Record<string, never>> {
  app.runs.cancel(input.turnId);
  return {};
}

function toDeps(app: Needs) {
  return {
    turns: app.store.turns,
    runs: app.runs,
    currentModel: () => currentModel(app),
  };
}

/** A run that could not write its end leaves its turn open: no restart is needed to close it. */
async function closeLeftOver({ store, runs }: Needs, turnId: string): Promise<void> {
  if (runs.find(turnId)) return;
  // This one only: another may be between its rows and its run at this moment.
  await recoverTurns({ turns: store.turns, isLive: (id) => id !== turnId, onError: () => {} });
}
