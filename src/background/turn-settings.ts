import { AppError, toFailure } from "../domain/app-error";
import type { Context } from "../domain/context";
import type { Id } from "../domain/id";
import type { TurnPlace, TurnSettings } from "../turns/send-turn";
import type { App } from "./app";
import { currentModel } from "./current-model";
import { reachModel } from "./reach-model";

type Needs = Pick<App, "store">;

/** What answers at that place now, and the rules for what is kept; `not-found` where there is none. */
export async function readTurnSettings(app: Needs, place: TurnPlace): Promise<TurnSettings> {
  const conversationId = await findConversation(app, place);
  const [settings, context] = await Promise.all([
    app.store.settings.read(),
    findContext(app, conversationId),
  ]);
  const { redactions } = settings.prompt;
  const model = await reachModel(app, currentModel(settings, context));
  return { conversationId, model, redactions };
}

async function findConversation({ store }: Needs, place: TurnPlace): Promise<Id> {
  if ("conversationId" in place) return place.conversationId;
  const message = await store.findMessage(place.messageId);
  if (message === null) throw new AppError("not-found", { data: { kind: "message" } });
  return message.conversationId;
}

/** Null where it does not open: what is said is stored all the same, and the turn tells the damage. */
async function findContext({ store }: Needs, conversationId: Id): Promise<Context | null> {
  try {
    return (await store.branches.readPlace({ conversationId })).context;
  } catch (error) {
    if (toFailure(error).code === "row-tampered") return null;
    throw error;
  }
}
