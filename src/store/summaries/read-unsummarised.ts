import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Unsummarised } from "../../domain/job-store";
import type { Message } from "../../domain/message";
import type { LeftOut } from "../../domain/prompt-plan";
import { type BranchDeps, walkAndOpen } from "../branches/read-branch";
import { readConversationContext } from "../contexts/conversation-context";
import { isGiven } from "../conversations/first-title";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";

type Deps = BranchDeps & { readonly state: Pick<SetState, "head"> };
type Input = { readonly conversationId: Id; readonly limit: number };

/**
 * The branch that is shown since the end of its active range summary, `limit` messages at most.
 * Fails with `not-found`, or with `row-tampered` if the context does not open.
 */
export async function readUnsummarised(deps: Deps, input: Input): Promise<Unsummarised> {
  const { conversationId, limit } = input;
  const head = await deps.state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  const leaf = head.payload.activeLeaf;
  const [context, { branch, walk, wholeThrough }] = await Promise.all([
    readConversationContext(deps.reader, head),
    walkAndOpen(deps, { conversationId, leaf, limit }),
  ]);
  const { summary: previous, dropped } = branch;
  const covered = previous?.order ?? 0;
  const first = walk.rows.at(-1)?.order ?? 0;
  return {
    context,
    title: isGiven(head.payload) ? head.payload.title : "",
    begunAt: head.payload.createdAt,
    deletedCount: head.payload.deletedCount,
    messages: branch.messages.filter(({ order }) => order > covered),
    more: walk.next !== null && walk.next !== previous?.throughId && first > covered,
    previous,
    droppedThrough: dropped[0]?.throughId ?? null,
    wholeThrough,
    leftOut: await readLeftOut(deps.reader, branch.messages),
  };
}

async function readLeftOut(
  reader: RowReader,
  messages: readonly Message[],
): Promise<LeftOut | null> {
  const reply = messages.findLast((message) => message.reply !== null);
  const row = reply === undefined ? null : await reader.find("plans", reply.id);
  const plan = row === null ? null : await reader.tryOpen("plans", row);
  const ofHistory = plan?.payload.plan.leftOut.filter(({ what }) => what === "messages") ?? [];
  return ofHistory.find(({ reason }) => reason !== "unanswered") ?? null;
}
