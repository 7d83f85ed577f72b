import { AppError } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Step } from "../../domain/step";
import type { TurnDeps } from "../branches/turn-deps";
import { readConversationContext } from "../contexts/conversation-context";
import { rowToMessage } from "../rows/row-to-entity";
import { readSteps } from "./steps";

/** What a running turn is about: read once, decrypted. */
export type TurnSource = {
  readonly context: Context;
  readonly model: Model;
  /** Whether the personality is kept to: the turn says it, else its context. */
  readonly maintainPersonality: boolean;
  /** The message to answer; its `previous` is the leaf that the history leads to. */
  readonly userMessage: Message;
  /** Text and thinking that this reply already holds; empty otherwise. */
  readonly begun: string;
  readonly begunThinking: string;
  /** The steps before the one that is to be asked now, of earlier runs too. */
  readonly steps: readonly Step[];
  /** Set for what is held in memory only. */
  readonly temporary?: true;
};

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
  const [context, user] = await Promise.all([
    deps.state.head(conversationId).then((head) => readConversationContext(deps.reader, head)),
    deps.reader.get("messages", previous ?? ""),
  ]);
  if (user?.row.parent !== conversationId) throw new AppError("row-tampered");
  const { text, reply: written } = rowToMessage(reply);
  // Whoever runs for the first time has none: most turns, so that is not looked up.
  const isFirst = written?.commandId === turnId;
  const { model, maintainPersonality } = open.payload;
  return {
    context,
    model,
    maintainPersonality: maintainPersonality ?? context.maintainPersonality,
    userMessage: rowToMessage(user),
    begun: text,
    begunThinking: written?.thinking ?? "",
    steps: isFirst ? [] : await readSteps(deps, reply.row),
  };
}
