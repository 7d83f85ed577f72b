import type { CallInput } from "../../contract/contract";
import type { Turn } from "../../domain/turn";
import { continueTurn, editTurn, retryTurn, sendTurn } from "../../turns/send-turn";
import type { App } from "../app";
import { closeLeftOver, closeLeftOvers } from "../close-left-over";
import { readTurnSettings } from "../turn-settings";

type Needs = Pick<App, "store" | "runs">;

/** Stores a message and starts its answer. */
export function turnSend(app: Needs, input: CallInput<"turn.send">): Promise<Turn> {
  return sendTurn(toDeps(app), input);
}

/** Stores another version of a message beside it, and starts its answer. */
export async function turnEdit(app: Needs, input: CallInput<"turn.edit">): Promise<Turn> {
  await closeLeftOvers(app);
  return editTurn(toDeps(app), input);
}

/** Answers the same user message anew. */
export async function turnRetry(app: Needs, input: CallInput<"turn.retry">): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  return retryTurn(toDeps(app), input);
}

/**
 * Goes on with a reply that ended early. Where another kind of provider answers by now, the message
 * is answered anew: the guide cannot go on with a model's sentence, nor a model with the guide's.
 */
export async function turnContinue(app: Needs, input: CallInput<"turn.continue">): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  const [message, { model }] = await Promise.all([
    app.store.findMessage(input.turnId),
    readTurnSettings(app, { messageId: input.turnId }),
  ]);
  const wrote = message?.reply?.provider;
  const isSameKind = wrote === undefined || wrote === model.provider;
  return isSameKind ? continueTurn(toDeps(app), input) : retryTurn(toDeps(app), input);
}

/** Ends a running turn; what was said is kept. */
export async function turnCancel(
  app: Needs,
  input: CallInput<"turn.cancel">,
): Promise<Record<string, never>> {
  await app.runs.whenBegun(input.turnId);
  app.runs.cancel(input.turnId);
  return {};
}

function toDeps(app: Needs) {
  const { store, runs } = app;
  return {
    turns: store.turns,
    runs,
    settings: (place: Parameters<typeof readTurnSettings>[1]) => readTurnSettings(app, place),
  };
}
