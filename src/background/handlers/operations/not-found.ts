import { AppError } from "../../../domain/app-error";
import type { Conversation } from "../../../domain/conversation";
import { idSchema } from "../../../domain/id";
import type { App } from "../../app";

/** Ids told at most in one failure. */
const MOST_IDS = 20;

/**
 * `not-found` with the ids that there are instead (M-072), 20 at most, in one text. Ids alone: names
 * are the person's own words, and no failure holds those.
 */
export function notFound(
  kind: "context" | "conversation" | "preset" | "resource",
  ids: readonly string[],
): AppError {
  const available = ids.slice(0, MOST_IDS).join(", ");
  return new AppError("not-found", { data: { kind, available } });
}

/** `not-found` with the contexts that are not archived. */
export async function contextNotFound({ store }: Pick<App, "store">): Promise<AppError> {
  const active = (await store.contexts.list()).filter(({ context }) => context.archived === null);
  return notFound(
    "context",
    active.map(({ context }) => context.id),
  );
}

/** The conversation of that id; fails with `not-found` and the newest that there are. */
export async function findConversation(store: App["store"], id: string): Promise<Conversation> {
  const found = idSchema.safeParse(id).success ? await store.conversations.find(id) : null;
  if (found !== null) return found;
  const newest = { contextId: null, after: null, limit: MOST_IDS, query: "", archived: true };
  const { conversations } = await store.conversations.list(newest);
  throw notFound(
    "conversation",
    conversations.map(({ conversation }) => conversation.id),
  );
}
