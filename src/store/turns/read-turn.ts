import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { TurnSource } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import { readConversationContext } from "../contexts/conversation-context";
import { rowToMessage } from "../rows/row-to-entity";
import { readSteps } from "./steps";

type Deps = Pick<TurnDeps, "database" | "reader" | "state">;

/**
 * What a running turn is about, without its history. Fails with `not-found` if it does not run, and
 * with `row-tampered` if the message to answer or the context does not open.
 */
export async function readTurn(deps: Deps, { turnId }: { turnId: Id }): Promise<TurnSource> {
  const [open, reply] = await Promise.all([
    deps.reader.get("open_turns", turnId),
    deps.reader.get("messages", turnId),
  ]);
  if (open === null || reply === null) throw new AppError("not-found");
  const { parent: conversationId, previous } = reply.row;
  const head = await deps.state.head(conversationId);
  const [context, user] = await Promise.all([
    readConversationContext(deps.reader, head),
    deps.reader.get("messages", previous ?? ""),
  ]);
  if (user?.row.parent !== conversationId) throw new AppError("row-tampered");
  const { text, taint, reply: written } = rowToMessage(reply);
  // Whoever runs for the first time has none: most turns, so that is not looked up.
  const isFirst = written?.commandId === turnId;
  const { model, maintainPersonality } = open.payload;
  return {
    context,
    model,
    parameters: head?.payload.parameters,
    maintainPersonality: maintainPersonality ?? context.maintainPersonality,
    userMessage: rowToMessage(user),
    begun: text,
    begunThinking: written?.thinking ?? "",
    taint,
    steps: isFirst ? [] : await readSteps(deps, reply.row),
  };
}
