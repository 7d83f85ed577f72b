import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { chooseContext } from "../contexts/choose-context";
import { findUse } from "../contexts/context-use";
import { isAsideNow } from "../contexts/over-contexts";
import type { Head } from "../rows/set-state";
import { describeConversation, type OpenedConversation } from "./describe-conversation";
import { findLastConversation, findNewestOf } from "./last-conversation";
import { addConversation, type ConversationDeps } from "./new-conversation";
import { noteConversation } from "./show-conversation";

type Input = {
  readonly channel: Channel;
  /** Null for the active one, or the one used last. */
  readonly contextId: Id | null;
  /** Told which one it is as soon as that stands: what else is wanted of it need not wait for the rest. */
  readonly onFound?: ((conversationId: Id) => void) | undefined;
};

/**
 * The conversation used last in a channel of a context, or a new one, with a new context from the
 * default preset where there is none, stored in one strict transaction (O-010). Where no context
 * opens, the newest conversation of one that does not is better than hiding it. A conversation that
 * does not open is passed by. What is archived is there to be read (D-24): its newest conversation of
 * any channel, where it has none of this one. Fails with `not-found` where there is no such context.
 */
export async function openConversation(
  deps: ConversationDeps,
  input: Input,
): Promise<OpenedConversation> {
  const found = await find(deps, input);
  if (found.head !== null) {
    if (!found.keepsNote) await noteConversation(deps, found.head);
    input.onFound?.(found.head.row.id);
    return describeConversation(deps, found.head);
  }
  // Looked for again, because another window may have been first.
  const head = await deps.writer.write(async (commit) => {
    const late = await find(deps, input);
    if (late.head !== null) return late.head;
    // One more than a context may have is better than one that cannot be opened.
    const { contextId, keepsNote } = late;
    const made = { id: crypto.randomUUID(), channel: input.channel, contextId };
    return addConversation(deps, commit, { ...made, isNoted: !keepsNote });
  });
  input.onFound?.(head.row.id);
  return describeConversation(deps, head);
}

type Found = {
  readonly head: Head | null;
  /** Null where there is no context to open. */
  readonly contextId: Id | null;
  /** Whether what the context notes as the one used last is to stay. */
  readonly keepsNote: boolean;
};

async function find(deps: ConversationDeps, { channel, contextId }: Input): Promise<Found> {
  const context = await chooseContext(deps, contextId);
  if (context !== null) {
    const { id } = context;
    const last = await findLastConversation(deps, { contextId: id, channel });
    if (last.head !== null) return { ...last, contextId: id };
    const { use } = await findUse(deps, id);
    if (!(await isAsideNow(deps, { context, use }))) return { ...last, contextId: id };
    const search = { channel: null, contextId: id, isWanted: () => true };
    return { head: (await findNewestOf(deps, search)).head, contextId: id, keepsNote: true };
  }
  const asideIds = new Set((await deps.contexts.list()).map((entry) => entry.context.id));
  const isWanted = ({ parent }: Head["row"]) => !asideIds.has(parent);
  const { head } = await findNewestOf(deps, { channel, contextId: null, isWanted });
  return { head, contextId: null, keepsNote: head !== null };
}
