import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import { openBranch } from "./open-branch";
import type { Database } from "./open-database";
import type { Quarantine } from "./quarantine";
import type { RowReader } from "./row-reader";
import type { SetState } from "./set-state";
import { walkBranch } from "./walk-branch";

export type MessagePage = {
  /** Oldest first. */
  readonly messages: Message[];
  /** Whether the branch goes on before the first of these. */
  readonly more: boolean;
  /** Messages of this stretch that do not open or are missing. */
  readonly damaged: Id[];
};

type Deps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head">;
  readonly quarantine: Pick<Quarantine, "report">;
};

type Input = {
  readonly conversationId: Id;
  /** A message of the branch; null for the branch's end. */
  readonly before: Id | null;
  readonly limit: number;
};

/**
 * The newest `limit` messages of the branch that is shown, or of the branch that leads to `before`.
 * Fails with `not-found` if there is no such conversation, or no such message in it.
 */
export async function listMessages(deps: Deps, input: Input): Promise<MessagePage> {
  const { conversationId, limit } = input;
  const start = await findStart(deps, input);
  const walk = await walkBranch(deps.database, { conversationId, limit, ...start });
  const { messages, damaged } = await openBranch(deps, walk);
  return { messages: [...messages], more: walk.next !== null, damaged: [...damaged] };
}

async function findStart(deps: Deps, { conversationId, before }: Input) {
  const head = await deps.state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  if (before === null) {
    return { from: head.payload.activeLeaf, before: Number.POSITIVE_INFINITY };
  }
  const row = await deps.reader.find("messages", before);
  if (row?.parent !== conversationId) throw new AppError("not-found");
  return { from: row.previous, before: row.order };
}
