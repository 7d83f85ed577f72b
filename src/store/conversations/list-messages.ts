import { AppError } from "../../domain/app-error";
import { type Id, idSchema } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Taint } from "../../domain/taint";
import { type ForkDeps, loadForks } from "../branches/fork-store";
import { openBranch } from "../branches/open-branch";
import { type MessageForks, type PageNode, pageForks } from "../branches/page-forks";
import { walkBranch } from "../branches/walk-branch";
import type { Quarantine } from "../rows/quarantine";
import type { RowReader } from "../rows/row-reader";
import type { Head, SetState } from "../rows/set-state";
import type { Writer } from "../rows/writer";
import { earlierTaint } from "./earlier-taint";
import { findUnanswered, type Unanswered } from "./unanswered";

export type MessagePage = {
  /** Oldest first; deleted ones are not among them. */
  readonly messages: Message[];
  /** Whether the branch goes on before the first of these. */
  readonly more: boolean;
  /** Messages of this stretch that do not open or are missing. */
  readonly damaged: Id[];
  /** For each of these messages that is not the only one in its place: all that are, oldest first. */
  readonly forks: MessageForks[];
  /** Questions of these messages that have no answer; left out where there are none. */
  readonly unanswered?: Unanswered[];
  /** The untrusted sources of these and of all before them; left out unless they were asked for. */
  readonly branchTaint?: Taint[];
};

type Deps = ForkDeps & {
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head">;
  readonly quarantine: Pick<Quarantine, "report">;
  readonly writer: Writer;
};

type Input = {
  readonly conversationId: Id;
  /** A message of the branch; null for the branch's end. */
  readonly before: Id | null;
  readonly limit: number;
  /** Whether the untrusted sources of these and of all before them are told, too. */
  readonly withTaint?: true | undefined;
};

/** Messages looked at together where deleted ones are passed over. */
const BATCH = 200;

/**
 * The newest `limit` messages of the branch that is shown, or of the branch that leads to `before`.
 * Costs in proportion to `limit`, and to the deleted messages between. Fails with `not-found` if
 * there is no such conversation, or no such message in it.
 */
export async function listMessages(deps: Deps, input: Input): Promise<MessagePage> {
  const head = await deps.state.head(input.conversationId);
  if (head === null) throw new AppError("not-found");
  const { row, from, before } = await findStart(deps, head, input);
  const isNewest = input.before === null;
  const [{ newest, more, damaged, nodes, byId }, forks, after] = await Promise.all([
    readStretch(deps, head, { from, before, isNewest, limit: input.limit }),
    loadForks(deps, head),
    row === null ? null : deps.reader.tryOpen("messages", row),
  ]);
  const messages = newest.toReversed();
  const unanswered = findUnanswered({
    ids: nodes.map(({ id }) => id),
    byId,
    after: isNewest ? null : after?.payload,
  });
  // What an altered row names instead of a message is none.
  const lost = damaged.filter((id) => idSchema.safeParse(id).success);
  const taintFrom = () =>
    earlierTaint(deps, { conversationId: input.conversationId, from, before });
  const page = { messages, more, damaged: lost, forks: pageForks(forks, nodes) };
  return {
    ...page,
    ...(unanswered.length === 0 ? {} : { unanswered: [...unanswered] }),
    ...(input.withTaint ? { branchTaint: await taintFrom() } : {}),
  };
}

async function findStart({ reader }: Deps, head: Head, { before }: Input) {
  if (before === null) {
    return { row: null, from: head.payload.activeLeaf, before: Number.POSITIVE_INFINITY };
  }
  const row = await reader.find("messages", before);
  if (row?.parent !== head.row.id || !Number.isFinite(row.order)) throw new AppError("not-found");
  return { row, from: row.previous, before: row.order };
}

type Start = {
  readonly from: Id | null;
  readonly before: number;
  /** Whether it begins at the branch's end. */
  readonly isNewest: boolean;
  readonly limit: number;
};

type Stretch = {
  readonly newest: Message[];
  readonly more: boolean;
  readonly damaged: Id[];
  /** Newest first, deleted ones among them. */
  readonly nodes: PageNode[];
  /** Those that open. */
  readonly byId: ReadonlyMap<Id, Message>;
};

/** Where messages were deleted, the page goes on until it is full or the branch has no more to show. */
async function readStretch(
  deps: Deps,
  { row: { id: conversationId }, payload: head }: Head,
  { limit, isNewest, ...start }: Start,
): Promise<Stretch> {
  const newest: Message[] = [];
  const damaged: Id[] = [];
  const nodes: PageNode[] = [];
  const byId = new Map<Id, Message>();
  let { from, before } = start;
  let taken = 0;
  while (from !== null) {
    const count = taken === 0 ? limit : BATCH;
    const walk = await walkBranch(deps.database, { conversationId, from, before, limit: count });
    const opened = await openBranch(deps, walk);
    for (const message of opened.messages) byId.set(message.id, message);
    for (const { id, previous, order } of walk.rows) {
      const message = byId.get(id);
      const isDeleted = (message?.deletedAt ?? null) !== null;
      if (!isDeleted && taken === limit) return { newest, damaged, nodes, byId, more: true };
      nodes.push({ id, previous, isDeleted });
      before = order;
      if (isDeleted) continue;
      taken += 1;
      if (message === undefined) damaged.push(id);
      else newest.push(message);
    }
    damaged.push(...walk.missing);
    from = walk.next;
    if (head.deletedCount === 0) break;
    // Nothing else is left of the whole conversation: no need to look at what was deleted.
    if (isNewest && newest.length === head.messageCount - head.deletedCount) from = null;
  }
  return { newest, damaged, nodes, byId, more: from !== null };
}
