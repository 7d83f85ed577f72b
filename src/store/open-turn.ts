import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import type { Turn } from "../domain/turn";
import { checkMessageBytes, checkMessageCount } from "./message-limits";
import { newReplyMessage, openTurnPut } from "./new-reply";
import type { RowReader } from "./row-reader";
import { headToPut, messageToPut } from "./row-to-entity";
import type { Row } from "./schema";
import type { Head, SetState } from "./set-state";
import type { Writer } from "./writer";

export type TurnDeps = {
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly state: Pick<SetState, "head" | "manifest">;
  readonly clock: { readonly now: () => number };
};

export type Opened = { readonly turn: Turn; readonly fresh: boolean };

type Input = {
  readonly id: Id;
  readonly conversationId: Id;
  readonly text: string;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly model: Model;
};

/**
 * Stores the user message, an empty reply and the open turn, and forgets the composer draft, in one
 * strict transaction; an id that is there already gives its turn back and writes nothing. Fails with
 * `not-found`, `limit-exceeded`, or `conflict` if the id belongs to something else.
 */
export async function openTurn(deps: TurnDeps, input: Input): Promise<Opened> {
  checkMessageBytes(input.text);
  return deps.writer.write(async (commit) => {
    const [head, existing, draft] = await Promise.all([
      deps.state.head(input.conversationId),
      deps.reader.find("messages", input.id),
      deps.reader.find("composer_drafts", input.conversationId),
    ]);
    if (existing !== null) return { turn: existingTurn(existing, input), fresh: false };
    if (head === null) throw new AppError("not-found");
    checkMessageCount(head.payload.messageCount + 2);

    const { payload } = await deps.state.manifest();
    const lastOrder = payload.lastOrder + 2;
    const messages = newMessages(head, { ...input, lastOrder, now: deps.clock.now() });
    const turn = turnOf(messages.reply.id, input.conversationId, messages.user.id);
    await commit({
      durability: "strict",
      lastOrder,
      heads: [headAfter(head, messages.reply)],
      puts: [
        messageToPut(messages.user, null),
        messageToPut(messages.reply, null),
        openTurnPut(turn, input.model),
      ],
      removals: draft === null ? [] : [{ table: "composer_drafts", row: draft }],
    });
    return { turn, fresh: true };
  });
}

function existingTurn(row: Row<"messages">, input: Input): Turn {
  if (row.parent !== input.conversationId || row.previous === null) throw new AppError("conflict");
  return turnOf(row.id, row.parent, row.previous);
}

function turnOf(id: Id, conversationId: Id, userMessageId: Id): Turn {
  return { id, conversationId, userMessageId };
}

type Plan = Input & { readonly lastOrder: number; readonly now: number };

function newMessages(head: Head, plan: Plan): { user: Message; reply: Message } {
  const { conversationId, lastOrder, now: createdAt } = plan;
  const depth = head.payload.nextDepth;
  const user: Message = {
    id: crypto.randomUUID(),
    conversationId,
    previous: head.payload.activeLeaf,
    order: lastOrder - 1,
    depth,
    role: "user",
    text: plan.text,
    createdAt,
    taint: [],
    metadata: plan.metadata ?? null,
    reply: null,
  };
  const place = {
    id: plan.id,
    conversationId,
    previous: user.id,
    order: lastOrder,
    depth: depth + 1,
    createdAt,
  };
  return { user, reply: newReplyMessage(place, plan.model) };
}

function headAfter(head: Head, reply: Message) {
  return headToPut(head, {
    activeLeaf: reply.id,
    nextDepth: reply.depth + 1,
    messageCount: head.payload.messageCount + 2,
    updatedAt: reply.createdAt,
  });
}
