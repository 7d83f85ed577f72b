import { AppError } from "../../domain/app-error";
import type { Message } from "../../domain/message";
import type { Opened, ReopenTurn } from "../../domain/turn-store";
import { checkMessageCount } from "../attachments/message-limits";
import { readOpenFork, siblingPuts } from "../branches/new-sibling";
import type { TurnDeps } from "../branches/turn-deps";
import { chatPuts, readChat } from "../contexts/chat-in-context";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { newReplyMessage, openTurnPut } from "./new-reply";

/**
 * Stores an empty reply beside an earlier one, to the same user message, and shows its branch; the
 * same id never does it twice. Fails with `not-found` (a question whose text was deleted is none),
 * with `archived`, with `turn-running` while the earlier one runs, with `conflict` if the id belongs to
 * something else.
 */
export async function reopenTurn(deps: TurnDeps, input: ReopenTurn): Promise<Opened> {
  return deps.writer.write(async (commit) => {
    const { earlier, existing, running } = await findRows(deps, input);
    // Only clear columns of the earlier reply are needed: one that does not open can be retried.
    if (earlier === null || earlier.previous === null) throw new AppError("not-found");
    const conversationId = earlier.parent;
    const turn = { id: input.id, conversationId, userMessageId: earlier.previous };
    if (existing !== null) {
      if (existing.previous !== turn.userMessageId) throw new AppError("conflict");
      return { turn, fresh: false };
    }
    if (running !== null) throw new AppError("turn-running");

    const [head, user] = await Promise.all([
      deps.state.head(conversationId),
      deps.reader.get("messages", turn.userMessageId),
    ]);
    if (head === null || user?.payload.role !== "user") throw new AppError("not-found");
    if (user.payload.deletedAt !== null) throw new AppError("not-found");
    // The earlier reply was not opened, so its columns could have been altered.
    if (user.row.parent !== conversationId) throw new AppError("row-tampered");
    checkMessageCount(head.payload.messageCount + 1);
    const [chat, fork] = await Promise.all([
      readChat(deps, head),
      readOpenFork(deps, head, earlier),
    ]);
    const now = deps.clock.now();
    const { payload } = await deps.state.manifest();
    const order = payload.lastOrder + 1;
    const reply = replyTo(rowToMessage(user), { ...input, order, now });
    await commit({
      durability: "strict",
      lastOrder: order,
      heads: [headAfter(head, reply)],
      puts: [
        messageToPut(reply, null),
        openTurnPut(turn, input.model),
        ...chatPuts(chat, now),
        ...siblingPuts(fork, { id: reply.id, leaf: reply.id }),
      ],
    });
    return { turn, fresh: true };
  });
}

async function findRows({ reader }: TurnDeps, { id, turnId }: ReopenTurn) {
  const [earlier, existing, running] = await Promise.all([
    reader.find("messages", turnId),
    reader.find("messages", id),
    reader.find("open_turns", turnId),
  ]);
  return { earlier, existing, running };
}

type Plan = ReopenTurn & { readonly order: number; readonly now: number };

function replyTo(user: Message, { id, order, now: createdAt, ...choice }: Plan): Message {
  const { conversationId } = user;
  const depth = user.depth + 1;
  return newReplyMessage(
    { id, conversationId, previous: user.id, order, depth, createdAt },
    choice,
  );
}

function headAfter(head: Head, reply: Message) {
  const changed = {
    activeLeaf: reply.id,
    nextDepth: reply.depth + 1,
    messageCount: head.payload.messageCount + 1,
    updatedAt: reply.createdAt,
  };
  return headToPut(head, changed, { order: reply.order });
}
