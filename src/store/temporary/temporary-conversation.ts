import * as z from "zod/mini";
import { attachedSchema } from "../../domain/attachment";
import type { BranchQuery, CachedBranch } from "../../domain/branch";
import { conversationSchema } from "../../domain/conversation";
import { idSchema } from "../../domain/id";
import { type Message, messageSchema } from "../../domain/message";
import { modelSchema } from "../../domain/model";
import { keptPlanSchema } from "../../domain/prompt-plan";
import { stepSchema } from "../../domain/step";
import { type LiveTree, liveTree } from "../branches/live-tree";

/** A temporary conversation as it is held in memory, whole. */
export const temporaryConversationSchema = z.object({
  conversation: conversationSchema,
  contextName: z.string(),
  /** In the order of the log; a tree by `previous`, as stored ones are. */
  messages: z.array(messageSchema),
  /** Turns that run, by their reply's id. */
  running: z.record(
    z.string(),
    z.object({ model: modelSchema, maintainPersonality: z.nullable(z.boolean()) }),
  ),
  /** What the model was told, by the reply's id. */
  plans: z.record(z.string(), keptPlanSchema),
  /** Steps that turns went on after, by the reply's id; left out where none did. */
  steps: z.optional(z.record(z.string(), z.array(stepSchema))),
  /** By a message that has others in its place: the leaf at which its branch was left. */
  leaves: z.record(z.string(), idSchema),
  draft: z.string(),
  /** What goes with the draft, in its order. */
  draftAttachments: z.array(idSchema),
  /** By their ids: images of messages, and everything of the draft. */
  attachments: z.record(z.string(), attachedSchema),
});
export type TemporaryConversation = z.infer<typeof temporaryConversationSchema>;

/** The message of that id; undefined where there is none. */
export function temporaryMessage(
  { messages }: TemporaryConversation,
  id: string,
): Message | undefined {
  return messages.find((message) => message.id === id);
}

/** The branch that ends at a message, oldest first. */
export function temporaryBranch(
  held: TemporaryConversation,
  leaf: string | null,
): readonly Message[] {
  const byId = new Map(held.messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  for (let next = leaf; next !== null; ) {
    const message = byId.get(next);
    if (message === undefined) break;
    branch.push(message);
    // An id once seen would lead in a circle.
    byId.delete(next);
    next = message.previous;
  }
  return branch.reverse();
}

/** As `readBranch`: deleted messages are passed over, and told beside those that say something. */
export function readTemporaryBranch(
  held: TemporaryConversation,
  { leaf, limit }: Pick<BranchQuery, "leaf" | "limit">,
): CachedBranch {
  const branch = temporaryBranch(held, leaf);
  const said = branch.filter(({ deletedAt }) => deletedAt === null);
  const first = said.at(-limit);
  const start = first === undefined ? 0 : branch.indexOf(first);
  const none = { summary: null, dropped: [], failure: null };
  const deleted = branch.length - said.length;
  return { messages: branch.slice(start), more: start > 0, deleted, ...none, cached: true };
}

/** Its messages as a tree, without the siblings of which every text was deleted. */
export function temporaryTree({ messages }: TemporaryConversation): LiveTree {
  return liveTree(
    messages.map(({ id, previous, order, deletedAt }) => {
      return { id, previous, order, isDeleted: deletedAt !== null };
    }),
  );
}

/** With messages changed or added at the end, and the branch that is shown. */
export function withMessages(
  held: TemporaryConversation,
  messages: readonly Message[],
  shown: { readonly leaf: string; readonly now: number },
): TemporaryConversation {
  const changed = new Map(messages.map((message) => [message.id, message]));
  const kept = held.messages.map((message) => changed.get(message.id) ?? message);
  const added = messages.filter(({ id }) => temporaryMessage(held, id) === undefined);
  const all = [...kept, ...added];
  return {
    ...held,
    messages: all,
    conversation: {
      ...held.conversation,
      version: held.conversation.version + 1,
      activeLeaf: shown.leaf,
      messageCount: all.length,
      updatedAt: shown.now,
    },
  };
}

/** Without the attachments that neither a message nor the draft has. */
export function withoutUnused(held: TemporaryConversation): TemporaryConversation {
  const ofMessages = held.messages.flatMap((message) => message.attachments ?? []);
  const used = new Set([...held.draftAttachments, ...ofMessages.map(({ id }) => id)]);
  const kept = Object.entries(held.attachments).filter(([id]) => used.has(id));
  return { ...held, attachments: Object.fromEntries(kept) };
}
