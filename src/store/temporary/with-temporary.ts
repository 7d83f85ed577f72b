import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { lazily } from "../../domain/once";
import { joinDraft } from "../attachments/composer-drafts";
import type { Store } from "../create-store";
import { createTemporaryAttachments } from "./temporary-attachments";
import {
  readTemporaryBranch,
  type TemporaryConversation,
  temporaryMessage,
} from "./temporary-conversation";
import { createTemporaryConversations } from "./temporary-conversations";
import { deleteFromTemporary, listTemporaryMessages } from "./temporary-messages";
import type { TemporaryStore } from "./temporary-store";
import { createTemporaryTurnStore } from "./temporary-turn-store";
import { showTemporaryBranch, temporarySteps } from "./temporary-turns";

type Deps = {
  readonly store: Store;
  readonly temporary: TemporaryStore;
  readonly clock: { readonly now: () => number };
};

/**
 * The store with temporary conversations beside the stored ones: whatever names one of these is
 * answered from memory and never reaches the disk.
 */
export function withTemporary({ store, temporary, clock }: Deps): Store {
  return {
    ...store,
    contexts: withTemporaryContexts({ store, temporary }),
    turns: createTemporaryTurnStore({ store, temporary, clock }),
    conversations: createTemporaryConversations({ store, temporary }),
    attachments: lazily(() => createTemporaryAttachments({ store, temporary })),
    branches: withTemporaryBranches({ store, temporary, clock }),
    plans: withTemporaryPlans({ store, temporary }),
    summaries: {
      ...store.summaries,
      list: async (input) => {
        const held = await temporary.find(input.conversationId);
        return held === null ? store.summaries.list(input) : NO_SUMMARIES;
      },
    },
    findMessage: async (id) => {
      const held = await temporary.findByMessage(id);
      return held === null ? store.findMessage(id) : (temporaryMessage(held, id) ?? null);
    },
    listMessages: async (input) => {
      const held = await temporary.find(input.conversationId);
      return held === null ? store.listMessages(input) : listTemporaryMessages(held, input);
    },
    countTurns: async (id) => {
      const held = await temporary.find(id);
      if (held === null) return store.countTurns(id);
      const { messages } = listTemporaryMessages(held, {
        conversationId: id,
        before: null,
        limit: Infinity,
      });
      return messages.filter(({ role }) => role === "assistant").length;
    },
    deleteMessages: async (input) => {
      const { conversationId } = input;
      const held = conversationId === null ? null : await temporary.find(conversationId);
      if (held === null) return store.deleteMessages(input);
      // As of stored ones: there are none where it is in another context.
      if (held.conversation.contextId !== input.contextId) return { deleted: 0 };
      return deleteFromTemporary({ temporary, clock }, held, input);
    },
    undo: (record) => record.temporary?.putBack() ?? store.undo(record),
    saveDraft: async (input) => {
      const { conversationId, text } = input;
      if ((await temporary.find(conversationId)) === null) return store.saveDraft(input);
      let earlier = "";
      const change = (held: TemporaryConversation) => {
        const joined = joinDraft(held.draft, input);
        earlier = joined.earlier;
        return { ...held, draft: joined.text };
      };
      await temporary.change({ conversationId, change, grows: text !== "" });
      return { earlier };
    },
  };
}

const NO_SUMMARIES = { active: null, dropped: [], failure: null };

function withTemporaryBranches({ store, temporary, clock }: Deps): Store["branches"] {
  return {
    ...store.branches,
    read: async (query) => {
      const held = await temporary.find(query.conversationId);
      return held === null ? store.branches.read(query) : readTemporaryBranch(held, query);
    },
    readPosition: async (input) => {
      const held = await temporary.find(input.conversationId);
      if (held === null) return store.branches.readPosition(input);
      const {
        activeLeaf: leaf,
        contextId,
        title,
        tags,
        archivedAt,
        parameters,
      } = held.conversation;
      const { context } = await store.contexts.get(contextId);
      const last = leaf === null ? undefined : temporaryMessage(held, leaf);
      const depth = last === undefined ? 0 : last.depth + 1;
      return { context, parameters, leaf, depth, title, tags, archivedAt };
    },
    show: async (input) => {
      const { conversationId, from, to } = input;
      const held = await temporary.find(conversationId);
      if (held === null) return store.branches.show(input);
      const change = (now: TemporaryConversation) =>
        showTemporaryBranch(now, { from, to, now: clock.now() });
      await temporary.change({ conversationId, change, grows: false });
    },
  };
}

function withTemporaryPlans({
  store,
  temporary,
}: Pick<Deps, "store" | "temporary">): Store["plans"] {
  const readTemporary = (held: TemporaryConversation, turnId: Id) => {
    const kept = held.plans[turnId];
    const reply = temporaryMessage(held, turnId);
    if (kept === undefined || reply === undefined) return null;
    return { turnId, kept, reply, steps: temporarySteps(held, turnId) };
  };
  return {
    read: async (turnId) => {
      const held = await temporary.findByMessage(turnId);
      return held === null ? store.plans.read(turnId) : readTemporary(held, turnId);
    },
    list: async (input) => {
      const { conversationId, limit } = input;
      const held = conversationId === undefined ? null : await temporary.find(conversationId);
      if (held === null) return store.plans.list(input);
      const turnIds = held.messages.map(({ id }) => id).reverse();
      const plans = turnIds.flatMap((id) => readTemporary(held, id) ?? []);
      return plans.slice(0, limit);
    },
    readSaid: async (ids) => {
      const said = new Map(await store.plans.readSaid(ids));
      for (const { messages } of await temporary.list()) {
        for (const message of messages) if (ids.includes(message.id)) said.set(message.id, message);
      }
      return said;
    },
  };
}

/**
 * A context in which something is held is not archived: no row tells of a chat there. With a purge
 * goes what is held of it; `turn-running` where an answer is being written there.
 */
function withTemporaryContexts({
  store,
  temporary,
}: Pick<Deps, "store" | "temporary">): Store["contexts"] {
  const temporaryIn = async (contextId: Id) =>
    (await temporary.list()).filter(({ conversation }) => conversation.contextId === contextId);
  return {
    ...store.contexts,
    archiveExpired: async () => {
      const held = await temporary.list();
      const except = held.map(({ conversation }) => conversation.contextId);
      return store.contexts.archiveExpired({ except });
    },
    purge: async (input) => {
      const held = await temporaryIn(input.id);
      if (held.some(({ running }) => Object.keys(running).length > 0)) {
        throw new AppError("turn-running");
      }
      const purged = await store.contexts.purge(input);
      for (const { conversation } of held) await temporary.remove(conversation.id);
      return purged;
    },
  };
}
