import { AppError } from "../../domain/app-error";
import { type Attachment, taintOf } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { messageTokens } from "../../domain/message-tokens";
import type { Taint } from "../../domain/taint";
import type { Turn } from "../../domain/turn";
import type { Opened, OpenTurn } from "../../domain/turn-store";
import { checkMessageBytes, checkMessageCount } from "../attachments/message-limits";
import { takeAttachments, withAttachments } from "../attachments/sent-attachments";
import { type OpenFork, readOpenFork, siblingPuts } from "../branches/new-sibling";
import { refuseWhileRunning } from "../branches/running-turns";
import type { TurnDeps } from "../branches/turn-deps";
import { chatPuts, readChat } from "../contexts/chat-in-context";
import { readFirstTitle, titleBegun, titleOfMessage } from "../conversations/first-title";
import type { Row } from "../database/schema";
import type { HeadFields } from "../rows/changes";
import { headToPut, messageToPut } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { attachedReferences } from "../settings/attached-references";
import { noteReferences } from "../settings/note-references";
import { newReplyMessage, openTurnPut } from "./new-reply";

/**
 * Stores the user message with what is attached, an empty reply and the open turn, names the
 * conversation by its first question, forgets the composer draft that its sender has known unless it is an edit, and notes the
 * chat in its context and what is attached as what the conversation is about, in one strict transaction; an id that is there already gives its turn back and
 * writes nothing. Fails with `not-found`, `archived`,
 * `limit-exceeded`, with `conflict` if the id belongs to something else or an attachment is not part of
 * the draft, and an edit with
 * `turn-running` while a turn of the conversation runs.
 */
export async function openTurn(deps: TurnDeps, input: OpenTurn): Promise<Opened> {
  checkMessageBytes(input.text);
  return deps.writer.write(async (commit) => {
    const { head, existing, chat } = await readBefore(deps, input);
    if (existing !== null) return { turn: existingTurn(existing, input), fresh: false };
    if (head === null || chat === null) throw new AppError("not-found");
    checkMessageCount(head.payload.messageCount + 2);
    const { edits, fromBlank } = input;
    const edited =
      edits === undefined ? null : await readEdited(deps, head, { id: edits, fromBlank });
    // What stands in the composer meanwhile is no part of another version.
    const sent =
      edited === null
        ? await takeAttachments(deps, input)
        : { attachments: edited.attachments, puts: [], removals: [] };
    const { attachments } = sent;
    checkMessageBytes(input.text, attachments);

    const now = deps.clock.now();
    const { payload } = await deps.state.manifest();
    const lastOrder = payload.lastOrder + 2;
    const messages = newMessages(positionOf(head, edited), {
      ...{ ...input, attachments, lastOrder, now },
      taint: [
        ...new Set([...(input.taint ?? []), ...(edited?.taint ?? []), ...taintOf(attachments)]),
      ],
    });
    const { user, reply } = messages;
    const turn = turnOf(reply.id, input.conversationId, user.id);
    const sibling = { id: user.id, leaf: reply.id };
    const title = await titleAfter(deps, head, { user, input });
    const about = attachedReferences(attachments, now);
    const noted = await noteReferences(deps, input.conversationId, about, "if-new");
    await commit({
      durability: "strict",
      lastOrder,
      heads: [headAfter(head, messages, title)],
      puts: [
        messageToPut(user, null),
        messageToPut(reply, null),
        openTurnPut(turn, input.model, input.maintainPersonality),
        ...chatPuts(chat, now),
        ...(edited === null ? [] : siblingPuts(edited.fork, sibling)),
        ...sent.puts,
        ...noted.map(({ put }) => put),
      ],
      removals: sent.removals,
    });
    return { turn, fresh: true };
  });
}

async function readBefore(deps: TurnDeps, { id, conversationId }: OpenTurn) {
  const head = await deps.state.head(conversationId);
  const [existing, chat] = await Promise.all([
    deps.reader.find("messages", id),
    head === null ? null : readChat(deps, head),
  ]);
  return { head, existing, chat };
}

/** After the end of the branch that is shown, or in the place of the message that is edited. */
function positionOf({ payload }: Head, edited: EditedMessage | null): Position {
  return edited ?? { previous: payload.activeLeaf, depth: payload.nextDepth };
}

function existingTurn(row: Row<"messages">, input: OpenTurn): Turn {
  if (row.parent !== input.conversationId || row.previous === null) throw new AppError("conflict");
  return turnOf(row.id, row.parent, row.previous);
}

function turnOf(id: Id, conversationId: Id, userMessageId: Id): Turn {
  return { id, conversationId, userMessageId };
}

type Position = Pick<Message, "previous" | "depth">;
type Plan = Omit<OpenTurn, "attachments"> & {
  readonly attachments: readonly Attachment[];
  readonly lastOrder: number;
  readonly now: number;
  readonly taint: readonly Taint[];
};
type Messages = { readonly user: Message; readonly reply: Message };

function newMessages({ previous, depth }: Position, plan: Plan): Messages {
  const { conversationId, lastOrder, now: createdAt } = plan;
  const user: Message = {
    id: crypto.randomUUID(),
    conversationId,
    previous,
    order: lastOrder - 1,
    depth,
    role: "user",
    text: plan.text,
    createdAt,
    taint: [...plan.taint],
    metadata: plan.metadata ?? null,
    ...withAttachments(plan.attachments),
    deletedAt: null,
    reply: null,
  };
  const position = {
    id: plan.id,
    conversationId,
    previous: user.id,
    order: lastOrder,
    depth: depth + 1,
    createdAt,
  };
  return { user, reply: newReplyMessage(position, { model: plan.model }) };
}

type Named = { readonly user: Message; readonly input: Pick<OpenTurn, "edits" | "hide"> };

/** What becomes of the title, in the commit that stores the message. */
async function titleAfter(deps: TurnDeps, head: Head, { user, input }: Named) {
  const { edits, hide } = input;
  const title = titleBegun({ title: head.payload, user, edits, hide });
  if (title !== "earlier") return title ?? {};
  const first = await readFirstTitle(deps, { conversationId: head.row.id });
  return first.title === "" ? (titleOfMessage(user, hide) ?? {}) : first;
}

function headAfter(head: Head, { user, reply }: Messages, title: Partial<HeadFields>) {
  const { messageCount, tokenCount } = head.payload;
  const changed = {
    ...title,
    activeLeaf: reply.id,
    nextDepth: reply.depth + 1,
    messageCount: messageCount + 2,
    tokenCount: tokenCount + messageTokens(user),
    updatedAt: reply.createdAt,
  };
  return headToPut(head, changed, { order: reply.order });
}

type EditedMessage = {
  readonly previous: Id | null;
  /** Messages before it in its branch. */
  readonly depth: number;
  readonly fork: OpenFork;
  /** What another version of it has, too, and what that is made from: nothing of either from blank. */
  readonly attachments: readonly Attachment[];
  readonly taint: readonly Taint[];
};

/**
 * The message that another version is to stand beside. Fails with `not-found` where it is not one of
 * the person's in this conversation or was deleted, and with `turn-running` while a turn of the
 * conversation runs: its answer is on the branch that would be left.
 */
async function readEdited(
  deps: TurnDeps,
  head: Head,
  { id, fromBlank }: { readonly id: Id; readonly fromBlank: boolean | undefined },
): Promise<EditedMessage> {
  const [message] = await Promise.all([
    deps.reader.get("messages", id),
    refuseWhileRunning(deps.database, head.row.id),
  ]);
  if (message === null || message.row.parent !== head.row.id) throw new AppError("not-found");
  const { role, depth, deletedAt, attachments = [], taint } = message.payload;
  if (role !== "user" || deletedAt !== null) throw new AppError("not-found");
  const fork = await readOpenFork(deps, head, message.row);
  const position = { previous: message.row.previous, depth, fork };
  return fromBlank
    ? { ...position, attachments: [], taint: [] }
    : { ...position, attachments, taint };
}
