import type { CallInput, CallOutput } from "../../contract/contract";
import type { Conversation } from "../../domain/conversation";
import { withHabits } from "../../domain/habit";
import { modelKey } from "../../domain/model";
import { supportOf } from "../../prompt/parameter-support";
import type { App } from "../app";
import { currentModel } from "../current-model";
import { notifyConversationChanged } from "../notify-changes";
import { reachModel } from "../reach-model";

/** What a conversation has set for itself, and what of it the model has that answers next. */
export async function parameterRead(
  app: Pick<App, "store">,
  { conversationId }: CallInput<"parameter.read">,
): Promise<CallOutput<"parameter.read">> {
  const [position, settings] = await Promise.all([
    app.store.branches.readPosition({ conversationId }),
    app.store.settings.read(),
  ]);
  const { context, parameters = {} } = position;
  const reached = await reachModel(app, currentModel(settings, context));
  const model = withHabits(reached, await app.store.counters.readHabits(modelKey(reached)));
  const { has, offWhileThinking, mostTemperature, efforts } = supportOf(model);
  return {
    parameters,
    model,
    temperature: Math.min(context.temperature, mostTemperature),
    has: [...has],
    offWhileThinking: [...offWhileThinking],
    mostTemperature,
    efforts: [...efforts],
  };
}

/** Sets it, from the next message on. */
export async function parameterKeep(
  app: Pick<App, "store" | "hub" | "panels">,
  input: CallInput<"parameter.keep">,
): Promise<Conversation> {
  const conversation = await app.store.conversations.setParameters(input);
  notifyConversationChanged(app, input.conversationId);
  return conversation;
}
