import { AppError } from "../../domain/app-error";
import { taintOf } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { type PageNode, pageForks } from "../branches/page-forks";
import { emptiedMessage } from "../conversations/emptied-message";
import type { Deletable } from "../conversations/find-deletable";
import { titleOfFirst } from "../conversations/first-title";
import { findUnanswered } from "../conversations/unanswered";
import type { Store } from "../create-store";
import { withoutMessages } from "../memory/forget-in-plans";
import {
  type TemporaryConversation,
  temporaryBranch,
  temporaryMessage,
  temporaryTree,
  withoutUnused,
} from "./temporary-conversation";
import type { TemporaryStore } from "./temporary-store";

type Page = Parameters<Store["listMessages"]>[0];

/** A page of a temporary conversation, as `listMessages` tells one of a stored conversation. */
export function listTemporaryMessages(
  held: TemporaryConversation,
  { before, limit, withTaint }: Page,
): Awaited<ReturnType<Store["listMessages"]>> {
  const from = before === null ? null : temporaryMessage(held, before);
  if (from === undefined) throw new AppError("not-found");
  const leaf = from === null ? held.conversation.activeLeaf : from.previous;
  const newest: Message[] = [];
  const nodes: PageNode[] = [];
  let more = false;
  for (const message of temporaryBranch(held, leaf).toReversed()) {
    const isDeleted = message.deletedAt !== null;
    more = !isDeleted && newest.length === limit;
    if (more) break;
    // Deleted ones have their place, too: the next message of the branch stands for them.
    nodes.push({ id: message.id, previous: message.previous, isDeleted });
    if (!isDeleted) newest.push(message);
  }
  const forks = pageForks(temporaryTree(held).forks, nodes);
  const ids = nodes.map(({ id }) => id);
  const byId = new Map(held.messages.map((message) => [message.id, message]));
  const unanswered = findUnanswered({ ids, byId, after: from });
  const page = { messages: newest.reverse(), more, damaged: [], forks };
  return {
    ...page,
    ...(unanswered.length === 0 ? {} : { unanswered: [...unanswered] }),
    ...(withTaint ? { branchTaint: taintOf(temporaryBranch(held, leaf)) } : {}),
  };
}

type Deletes = {
  readonly temporary: TemporaryStore;
  readonly clock: { readonly now: () => number };
};

/**
 * Deletes messages of a temporary conversation, as `deleteMessages` does of a stored one: how many there
 * were. What takes it back is in the record, where there is one.
 */
export async function deleteFromTemporary(
  { temporary, clock }: Deletes,
  held: TemporaryConversation,
  { what, record }: Parameters<Store["deleteMessages"]>[0],
): Promise<{ readonly deleted: number }> {
  let deleted = 0;
  let before = held;
  const change = (now: TemporaryConversation) => {
    before = now;
    const next = deleteTemporaryMessages(now, what, clock.now());
    deleted = next.conversation.deletedCount - now.conversation.deletedCount;
    return next;
  };
  const { id } = held.conversation;
  const { conversation } = await temporary.change({ conversationId: id, change, grows: false });
  if (record !== undefined && deleted > 0) {
    const { version } = conversation;
    const putBack = () => putBackMessages(temporary, { before, version });
    record.temporary = { conversationId: id, putBack };
  }
  return { deleted };
}

type Before = { readonly before: TemporaryConversation; readonly version: number };

/**
 * Puts its messages back as they were; `conflict` where anything was said or changed in it since,
 * `temporary-full` where there is no room for them any more.
 */
async function putBackMessages(
  temporary: TemporaryStore,
  { before, version }: Before,
): Promise<void> {
  const change = (now: TemporaryConversation) => {
    if (now.conversation.version !== version) throw new AppError("conflict");
    const { draft, draftAttachments } = now;
    const attachments = { ...now.attachments, ...before.attachments };
    const { parameters } = now.conversation;
    const set = parameters === undefined ? {} : { parameters };
    const { parameters: _former, ...former } = before.conversation;
    const conversation = { ...former, ...set, version: version + 1 };
    const beside = { draft, draftAttachments, attachments, conversation };
    return { ...before, ...beside, ...withGoneOn(before, now) };
  };
  await temporary.change({ conversationId: before.conversation.id, change, grows: true });
}

/** The messages as they were, with what a turn that runs has said and done since. */
function withGoneOn(
  before: TemporaryConversation,
  now: TemporaryConversation,
): Pick<TemporaryConversation, "messages" | "plans" | "steps"> {
  const messages = before.messages.map((one) =>
    now.running[one.id] === undefined ? one : (temporaryMessage(now, one.id) ?? one),
  );
  // Of the same request what was kept before has the words that are back, too.
  const plans = Object.entries(now.plans).filter(
    ([id, { bodyDigest }]) => bodyDigest !== before.plans[id]?.bodyDigest,
  );
  const steps = Object.entries(now.steps ?? {}).map(([id, own]) => {
    const former = before.steps?.[id] ?? [];
    const keptOf = (at: number) => former.find(({ index }) => index === at)?.kept;
    return [id, own.map((step) => ({ ...step, kept: keptOf(step.index) ?? step.kept }))] as const;
  });
  return {
    messages,
    plans: { ...before.plans, ...Object.fromEntries(plans) },
    steps: { ...before.steps, ...Object.fromEntries(steps) },
  };
}

/**
 * A temporary conversation without the texts of some messages, and what was kept of its prompts (of a
 * turn that runs only the words); itself where none of them has one. Where nothing is left of the branch that is shown, the newest sibling that
 * is left beside it is shown. Fails with `turn-running` where one belongs to a turn that runs.
 */
function deleteTemporaryMessages(
  held: TemporaryConversation,
  what: Deletable,
  now: number,
): TemporaryConversation {
  const meant = held.messages.filter(({ id, createdAt }) =>
    what.type === "ids" ? what.ids.includes(id) : createdAt < what.than,
  );
  const running = runningIds(held);
  if (meant.some(({ id }) => running.has(id))) throw new AppError("turn-running");
  const gone = new Set(meant.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id));
  if (gone.size === 0) return held;
  const messages = held.messages.map((one) => (gone.has(one.id) ? emptiedMessage(one, now) : one));
  const next = withoutUnused({ ...held, messages, ...keptOfRunning(held) });
  const { conversation } = held;
  const { titleOf } = conversation;
  const hadTitle = titleOf !== undefined && gone.has(titleOf);
  return {
    ...next,
    conversation: {
      ...conversation,
      ...(hadTitle ? titleOfFirst(messages) : {}),
      version: conversation.version + 1,
      deletedCount: conversation.deletedCount + gone.size,
      activeLeaf: temporaryTree(next).endOf(conversation.activeLeaf),
    },
  };
}

/** A turn that runs goes on with its plan and steps, without words of what is deleted. */
function keptOfRunning(
  held: TemporaryConversation,
): Pick<TemporaryConversation, "plans" | "steps"> {
  const running = Object.keys(held.running);
  const plans = running.flatMap((id) => {
    const kept = held.plans[id];
    return kept === undefined ? [] : [[id, withoutMessages(kept)] as const];
  });
  const steps = running.flatMap((id) => {
    const own = held.steps?.[id]?.map((step) => ({ ...step, kept: withoutMessages(step.kept) }));
    return own === undefined ? [] : [[id, own] as const];
  });
  return { plans: Object.fromEntries(plans), steps: Object.fromEntries(steps) };
}

/** The replies that are being written, and the questions that they answer. */
function runningIds(held: TemporaryConversation): ReadonlySet<Id | null | undefined> {
  const replies = Object.keys(held.running);
  return new Set([...replies, ...replies.map((id) => temporaryMessage(held, id)?.previous)]);
}
