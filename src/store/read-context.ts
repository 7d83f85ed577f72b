import { AppError } from "../domain/app-error";
import type { Context } from "../domain/context";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import { openBranch } from "./open-branch";
import type { Database } from "./open-database";
import type { Quarantine } from "./quarantine";
import type { RowReader } from "./row-reader";
import { rowToContext, rowToMessage } from "./row-to-entity";
import type { SetState } from "./set-state";
import { walkBranch } from "./walk-branch";

/** Everything a prompt may be made from, read once and decrypted. */
export type ContextSource = {
  readonly context: Context;
  readonly model: Model;
  readonly userMessage: Message;
  /** Oldest first, without the message to answer. */
  readonly history: readonly Message[];
  readonly begun: string;
  readonly begunThinking: string;
};

type Deps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head">;
  readonly quarantine: Pick<Quarantine, "report">;
};

type Input = { readonly turnId: Id; readonly limit: number };

/**
 * What the prompt of a running turn may need, its branch bounded to the newest `limit` messages.
 * Costs in proportion to `limit`, not to the conversation. A message of the history that does not
 * open is reported and left out; fails with `not-found` if the turn does not run, and with
 * `row-tampered` if the message to answer or the context does not open.
 */
export async function readContext(deps: Deps, input: Input): Promise<ContextSource> {
  const [open, reply] = await Promise.all([
    deps.reader.get("open_turns", input.turnId),
    deps.reader.get("messages", input.turnId),
  ]);
  if (open === null || reply === null) throw new AppError("not-found");
  const { parent: conversationId, previous, order } = reply.row;

  const [context, branch] = await Promise.all([
    readConversationContext(deps, conversationId),
    walkBranch(deps.database, {
      conversationId,
      from: previous,
      before: order,
      limit: input.limit + 1,
    }).then((walk) => openBranch(deps, walk)),
  ]);
  const userMessage = branch.messages.at(-1);
  if (userMessage === undefined || userMessage.id !== previous) throw new AppError("row-tampered");
  const { text, reply: written } = rowToMessage(reply);
  return {
    context,
    model: open.payload.model,
    userMessage,
    history: branch.messages.slice(0, -1),
    begun: text,
    begunThinking: written?.thinking ?? "",
  };
}

async function readConversationContext(deps: Deps, conversationId: Id): Promise<Context> {
  const head = await deps.state.head(conversationId);
  const row = head === null ? null : await deps.reader.get("contexts", head.row.parent);
  // Both were there when the turn was opened: someone took them away.
  if (row === null) throw new AppError("row-tampered");
  return rowToContext(row);
}
