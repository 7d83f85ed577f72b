import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Opened } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import { chatPuts, readChat } from "../contexts/chat-in-context";
import type { Row } from "../database/schema";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import { openTurnPut, resumedReply } from "./new-reply";
import { readSteps, stepOfRun, stepPut } from "./steps";

type Input = { readonly id: Id; readonly turnId: Id; readonly model: Model };

/**
 * Opens an ended reply again, its text and thinking kept, in the branch where it stands, its last
 * request kept as a step; the same id never does it twice. Fails with `not-found` (a deleted one is none), with `archived`, or with
 * `turn-running` while it runs.
 */
export async function resumeTurn(deps: TurnDeps, input: Input): Promise<Opened> {
  return deps.writer.write(async (commit) => {
    const [opened, running] = await Promise.all([
      deps.reader.get("messages", input.turnId),
      deps.reader.find("open_turns", input.turnId),
    ]);
    if (opened === null) throw new AppError("not-found");
    const message = rowToMessage(opened);
    const { reply, previous, conversationId, deletedAt } = message;
    if (reply === null || previous === null || deletedAt !== null) throw new AppError("not-found");
    const turn = { id: message.id, conversationId, userMessageId: previous };
    if (reply.commandId === input.id) return { turn, fresh: false };
    if (running !== null) throw new AppError("turn-running");

    const head = await deps.state.head(conversationId);
    if (head === null) throw new AppError("not-found");
    const chat = await readChat(deps, head);
    const now = deps.clock.now();
    const next = resumedReply(reply, input.model, input.id);
    const ended = await stepThatEnded(deps, opened.row, message);
    await commit({
      durability: "strict",
      heads: [headToPut(head, { updatedAt: now })],
      puts: [
        messageToPut({ ...message, reply: next }, opened.row),
        openTurnPut(turn, input.model),
        ...chatPuts(chat, now),
        ...(ended === null ? [] : [stepPut(opened.row, ended)]),
      ],
    });
    return { turn, fresh: true };
  });
}

/** What the reply's last run becomes: its request would give way to the next one. */
async function stepThatEnded(deps: TurnDeps, row: Row<"messages">, message: Message) {
  const plan = await deps.reader.find("plans", row.id);
  const kept = plan === null ? null : await deps.reader.tryOpen("plans", plan);
  return kept === null ? null : stepOfRun(message, kept.payload, await readSteps(deps, row));
}
