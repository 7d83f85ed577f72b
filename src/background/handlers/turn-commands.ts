import type { CallInput } from "../../contract/contract";
import { AppError, toFailure } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import { destinationKey } from "../../domain/destination-key";
import type { Id } from "../../domain/id";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import type { Turn } from "../../domain/turn";
import type { OpenTurn } from "../../domain/turn-store";
import {
  answerTurn,
  continueTurn,
  editTurn,
  retryTurn,
  sendTurn,
  type TurnSettings,
  type TurnTarget,
} from "../../turns/send-turn";
import type { App } from "../app";
import { closeLeftOver, closeLeftOvers } from "../close-left-over";
import { currentModel } from "../current-model";
import { findModel } from "../find-model";
import { reachModel } from "../reach-model";

const GUIDE_DESTINATION = destinationKey(GUIDE_MODEL);

type Needs = Pick<App, "store" | "runs" | "firstChoice">;
type Finding = Needs & Pick<App, "providers" | "signal">;

/** What is sent; a page sends the person's own words, which nothing taints. */
type Sent = CallInput<"turn.send"> & Pick<OpenTurn, "taint">;

/** Stores a message and starts its answer. */
export function turnSend(app: Needs, { destination, ...input }: Sent): Promise<Turn> {
  return sendTurn(toDeps(app, { id: input.id, destination }), input);
}

/** Stores another version of a message beside it, and starts its answer. */
export async function turnEdit(app: Needs, input: CallInput<"turn.edit">): Promise<Turn> {
  await closeLeftOvers(app);
  return editTurn(toDeps(app, input), input);
}

/** Answers the same user message anew, where a model is named by that one for this reply alone. */
export async function turnRetry(
  app: Finding,
  { model: wanted, ...input }: CallInput<"turn.retry">,
): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  const deps = toDeps(app, input);
  if (wanted === undefined) return retryTurn(deps, input);
  const settings = async (target: TurnTarget) => {
    const now = await readTurnSettings(app, target);
    // Asked once more for what was begun: that model need not be there any more.
    if ((await app.store.findMessage(input.id)) !== null) return now;
    const { connectionId = null, ...named } = wanted;
    const { ollamaUrl } = await app.store.settings.read();
    const model = await findModel(app, { ...named, connectionId, ollamaUrl });
    await refuseElsewhere(app, input, model);
    return { ...now, model, isOwn: true };
  };
  return retryTurn({ ...deps, settings }, input);
}

/**
 * Goes on with a reply that ended early: by the model that was chosen for it alone, unless that has
 * moved since it was; else by what answers now. Where another kind of provider answers by now, the message
 * is answered anew: the guide cannot go on with a model's sentence, nor a model with the guide's.
 */
export async function turnContinue(app: Needs, input: CallInput<"turn.continue">): Promise<Turn> {
  await closeLeftOver(app, input.turnId);
  const { own, model, wrote } = await readGoingOn(app, input);
  if (own !== null) {
    const settings = async (target: TurnTarget) => {
      return { ...(await readTurnSettings(app, target)), model: own };
    };
    return continueTurn({ ...toDeps(app, input), settings }, input);
  }
  const isSameKind = wrote === undefined || wrote === model.provider;
  // The id of a reply that is gone on with is an earlier one's: that it is there says nothing.
  const command = { id: null, destination: input.destination };
  return isSameKind
    ? continueTurn(toDeps(app, command), input)
    : retryTurn(toDeps(app, input), input);
}

type GoingOn = Pick<CallInput<"turn.continue">, "turnId" | "destination">;

/** Fails as `turnContinue` does where what goes on with a reply is elsewhere than it was shown. */
export async function refuseToGoOnElsewhere(app: Needs, input: GoingOn): Promise<void> {
  const { own, model } = await readGoingOn(app, input);
  if (own === null) await refuseElsewhere(app, { id: null, destination: input.destination }, model);
}

/** What goes on with a reply: its own model where it has one, null else. */
async function readGoingOn(app: Needs, { turnId }: GoingOn) {
  const [message, { model }] = await Promise.all([
    app.store.findMessage(turnId),
    readTurnSettings(app, { messageId: turnId }),
  ]);
  const { provider, ownModel } = message?.reply ?? {};
  if (ownModel === undefined) return { own: null, model, wrote: provider };
  const own = await reachModel(app, ownModel);
  // Where it goes was shown when it was chosen.
  return { own: destinationKey(own) === destinationKey(ownModel) ? own : null, model, wrote: null };
}

/** Answers a question that has no answer, where that is missing. */
export async function turnAnswer(app: Needs, input: CallInput<"turn.answer">): Promise<Turn> {
  const { id, messageId } = input;
  await closeLeftOver(app, messageId);
  const message = await app.store.findMessage(messageId);
  const isReply = message?.role === "assistant";
  // The id of a reply that is there already says nothing of this command.
  const command = { id: isReply ? null : id, destination: input.destination };
  return answerTurn(toDeps(app, command), { id, messageId, turnId: isReply ? messageId : id });
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

type Command = {
  /** The turn's; null where that cannot tell whether it was begun already. */
  readonly id: Id | null;
  /** Where the person has seen that it goes. */
  readonly destination?: string | undefined;
};

function toDeps(app: Needs, command: Command) {
  const { store, runs, firstChoice } = app;
  return {
    turns: store.turns,
    runs,
    settings: async (target: Parameters<typeof readTurnSettings>[1]) => {
      const before = await readTurnSettings(app, target);
      // It may stand there, or still be shown, only because the first model is looked for right now.
      const isShown =
        command.destination === GUIDE_DESTINATION && destinationKey(before.model) === "machine";
      const isGuide = before.model.provider === "guide" || isShown;
      const hasWaited = isGuide && (await firstChoice.ended());
      const settings = hasWaited ? await readTurnSettings(app, target) : before;
      // What is found on this machine comes in the guide's place unasked; a host does not.
      if (hasWaited && destinationKey(settings.model) === "machine") return settings;
      await refuseElsewhere(app, command, settings.model);
      return settings;
    },
  };
}

/** The panel may show what answered before another window changed it: nothing goes unseen elsewhere. */
async function refuseElsewhere(
  { store }: Needs,
  { id, destination }: Command,
  model: Model,
): Promise<void> {
  if (destination === undefined || destination === destinationKey(model)) return;
  // Asked once more for what was begun: that has gone where it was shown to go.
  if (id !== null && (await store.findMessage(id)) !== null) return;
  throw new AppError("conflict", { data: { reason: "model-changed" } });
}

type Reading = Pick<App, "store">;

/** What answers at that place now, and the rules for what is kept; `not-found` where there is none. */
async function readTurnSettings(app: Reading, target: TurnTarget): Promise<TurnSettings> {
  const conversationId = await findConversation(app, target);
  const [settings, context] = await Promise.all([
    app.store.settings.read(),
    findContext(app, conversationId),
  ]);
  const { redactions } = settings.prompt;
  const model = await reachModel(app, currentModel(settings, context));
  return { conversationId, model, redactions };
}

async function findConversation({ store }: Reading, target: TurnTarget): Promise<Id> {
  if ("conversationId" in target) return target.conversationId;
  const message = await store.findMessage(target.messageId);
  if (message === null) throw new AppError("not-found", { data: { kind: "message" } });
  return message.conversationId;
}

/** Null where it does not open: what is said is stored all the same, and the turn tells the damage. */
async function findContext({ store }: Reading, conversationId: Id): Promise<Context | null> {
  try {
    return (await store.branches.readPosition({ conversationId })).context;
  } catch (error) {
    if (toFailure(error).code === "row-tampered") return null;
    throw error;
  }
}
