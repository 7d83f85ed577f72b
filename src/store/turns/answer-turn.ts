import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Opened } from "../../domain/turn-store";
import { checkMessageCount } from "../attachments/message-limits";
import { readForkBehind } from "../branches/fork-behind";
import { siblingPuts } from "../branches/new-sibling";
import type { TurnDeps } from "../branches/turn-deps";
import { chatPuts, readChat } from "../contexts/chat-in-context";
import type { HeadPut } from "../rows/changes";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { OpenedRow } from "../rows/sealed-row";
import { newReply, newReplyMessage, openTurnPut } from "./new-reply";
import { stepRows } from "./steps";

type Input = {
  readonly id: Id;
  /** A reply without a word, deleted or not, or a question of the branch that is shown without one. */
  readonly messageId: Id;
  readonly model: Model;
};

/**
 * Opens an answer to a question that has none, where it is missing: in the row of the reply that was
 * deleted or never said a word, so that what was said after it stays; or behind the question, on a
 * branch of its own where another question follows, and shows that. The same id never does it twice.
 * Fails with `not-found` (a question whose text was deleted is none), with `archived`, `turn-running`,
 * `limit-exceeded`, and with `conflict` where there is an answer, or the question is not on the branch
 * that is shown.
 */
export async function answerTurn(deps: TurnDeps, input: Input): Promise<Opened> {
  return deps.writer.write(async (commit) => {
    const lookup = await findQuestion(deps, input);
    if (lookup.isBegun) return { turn: lookup.turn, fresh: false };
    const { turn, found, question, isReply } = lookup;
    const head = await deps.state.head(turn.conversationId);
    if (head === null) throw new AppError("not-found");
    const [chat, fork] = await Promise.all([
      readChat(deps, head),
      isReply ? null : readForkBehind(deps, head, question.row.id),
    ]);
    const said = isReply ? await stepRows(deps.database, found.row) : [];
    const now = deps.clock.now();
    const { payload } = await deps.state.manifest();
    const answer = isReply
      ? filled({ head, found, input, now })
      : appended({ head, question, input, now, lastOrder: payload.lastOrder });
    await commit({
      durability: "strict",
      lastOrder: Math.max(payload.lastOrder, answer.message.order),
      heads: [answer.head],
      puts: [
        messageToPut(answer.message, isReply ? found.row : null),
        openTurnPut(turn, input.model),
        ...chatPuts(chat, now),
        ...(fork === null
          ? []
          : siblingPuts(fork, { id: answer.message.id, leaf: answer.message.id })),
      ],
      removals: said.map((row) => ({ table: "steps", row }) as const),
    });
    return { turn, fresh: true };
  });
}

/** The question, the reply that is to be filled where there is one, and whether this was done already. */
async function findQuestion({ reader }: TurnDeps, { id, messageId }: Input) {
  const [begun, found, running] = await Promise.all([
    reader.get("messages", id),
    reader.get("messages", messageId),
    reader.find("open_turns", messageId),
  ]);
  const isReply = found?.payload.role === "assistant";
  const question = isReply ? await reader.get("messages", found.row.previous ?? "") : found;
  if (found === null || question?.payload.role !== "user") throw new AppError("not-found");
  const { id: userMessageId, parent: conversationId } = question.row;
  const turn = { id: isReply ? messageId : id, conversationId, userMessageId };
  if (begun !== null && begun.row.previous !== userMessageId) throw new AppError("conflict");
  const isBegun = begun !== null || found.payload.reply?.commandId === id;
  if (!isBegun && running !== null) throw new AppError("turn-running");
  if (!isBegun && question.payload.deletedAt !== null) throw new AppError("not-found");
  return { turn, found, question, isReply, isBegun };
}

type Head = Parameters<typeof headToPut>[0];
type Answer = { readonly message: Message; readonly head: HeadPut };
type Position = { readonly head: Head; readonly input: Input; readonly now: number };

/** The reply's own row, as if nothing had ever been said in it. */
function filled({
  head,
  found,
  input,
  now,
}: Position & { readonly found: OpenedRow<"messages"> }): Answer {
  const before = rowToMessage(found);
  if (before.text !== "") throw new AppError("conflict");
  const reply = newReply(input, input.id);
  const deletedCount = head.payload.deletedCount - (before.deletedAt === null ? 0 : 1);
  return {
    message: { ...before, deletedAt: null, reply },
    head: headToPut(head, { deletedCount: Math.max(0, deletedCount), updatedAt: now }),
  };
}

/** A new reply behind the question, at the end of the branch that is shown from now on. */
function appended({
  head,
  question,
  input,
  now,
  lastOrder,
}: Position & { readonly question: OpenedRow<"messages">; readonly lastOrder: number }): Answer {
  const { id, conversationId, depth } = rowToMessage(question);
  checkMessageCount(head.payload.messageCount + 1);
  const order = lastOrder + 1;
  const position = { id: input.id, conversationId, previous: id, order, depth: depth + 1 };
  const message = newReplyMessage({ ...position, createdAt: now }, input);
  const changed = {
    activeLeaf: message.id,
    nextDepth: message.depth + 1,
    messageCount: head.payload.messageCount + 1,
    updatedAt: now,
  };
  return { message, head: headToPut(head, changed, { order }) };
}
