import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Store } from "../create-store";
import { createHeldAttachments } from "./held-attachments";
import { type HeldConversation, heldBranch, heldMessage } from "./held-conversation";
import { createHeldConversations } from "./held-conversations";
import { deleteFromHeld, listHeldMessages } from "./held-messages";
import { createHeldTurnStore } from "./held-turn-store";
import { heldSteps, showHeldBranch } from "./held-turns";
import type { TemporaryStore } from "./temporary-store";

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
    contexts: withHeldContexts({ store, temporary }),
    turns: createHeldTurnStore({ store, temporary, clock }),
    conversations: createHeldConversations({ store, temporary }),
    attachments: createHeldAttachments({ store, temporary }),
    branches: withHeldBranches({ store, temporary, clock }),
    plans: withHeldPlans({ store, temporary }),
    summaries: {
      ...store.summaries,
      list: async (input) => {
        const held = await temporary.find(input.conversationId);
        return held === null ? store.summaries.list(input) : NO_SUMMARIES;
      },
    },
    findMessage: async (id) => {
      const held = await temporary.findByMessage(id);
      return held === null ? store.findMessage(id) : (heldMessage(held, id) ?? null);
    },
    listMessages: async (input) => {
      const held = await temporary.find(input.conversationId);
      return held === null ? store.listMessages(input) : listHeldMessages(held, input);
    },
    countTurns: async (id) => {
      const held = await temporary.find(id);
      if (held === null) return store.countTurns(id);
      const { messages } = listHeldMessages(held, {
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
      return deleteFromHeld({ temporary, clock }, held, input);
    },
    undo: (record) => record.temporary?.putBack() ?? store.undo(record),
    saveDraft: async (input) => {
      const { conversationId, text } = input;
      if ((await temporary.find(conversationId)) === null) return store.saveDraft(input);
      const change = (held: HeldConversation) => ({ ...held, draft: text });
      await temporary.change({ conversationId, change, grows: text !== "" });
    },
  };
}

const NO_SUMMARIES = { active: null, dropped: [], failure: null };

function withHeldBranches({ store, temporary, clock }: Deps): Store["branches"] {
  return {
    ...store.branches,
    read: async (query) => {
      const held = await temporary.find(query.conversationId);
      if (held === null) return store.branches.read(query);
      const branch = heldBranch(held, query.leaf);
      const messages = branch.slice(-query.limit);
      const more = branch.length > messages.length;
      return { messages, more, summary: null, dropped: [], failure: null, cached: true };
    },
    readPlace: async (input) => {
      const held = await temporary.find(input.conversationId);
      if (held === null) return store.branches.readPlace(input);
      const { activeLeaf: leaf, contextId, title, archivedAt, parameters } = held.conversation;
      const { context } = await store.contexts.get(contextId);
      const last = leaf === null ? undefined : heldMessage(held, leaf);
      const depth = last === undefined ? 0 : last.depth + 1;
      return { context, parameters, leaf, depth, title, archivedAt };
    },
    show: async (input) => {
      const { conversationId, from, to } = input;
      const held = await temporary.find(conversationId);
      if (held === null) return store.branches.show(input);
      const change = (now: HeldConversation) => showHeldBranch(now, { from, to, now: clock.now() });
      await temporary.change({ conversationId, change, grows: false });
    },
  };
}

function withHeldPlans({ store, temporary }: Pick<Deps, "store" | "temporary">): Store["plans"] {
  const readHeld = (held: HeldConversation, turnId: Id) => {
    const kept = held.plans[turnId];
    const reply = heldMessage(held, turnId);
    if (kept === undefined || reply === undefined) return null;
    return { turnId, kept, reply, steps: heldSteps(held, turnId) };
  };
  return {
    read: async (turnId) => {
      const held = await temporary.findByMessage(turnId);
      return held === null ? store.plans.read(turnId) : readHeld(held, turnId);
    },
    list: async (input) => {
      const { conversationId, limit } = input;
      const held = conversationId === undefined ? null : await temporary.find(conversationId);
      if (held === null) return store.plans.list(input);
      const turnIds = held.messages.map(({ id }) => id).reverse();
      const plans = turnIds.flatMap((id) => readHeld(held, id) ?? []);
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
function withHeldContexts({
  store,
  temporary,
}: Pick<Deps, "store" | "temporary">): Store["contexts"] {
  const heldIn = async (contextId: Id) =>
    (await temporary.list()).filter(({ conversation }) => conversation.contextId === contextId);
  return {
    ...store.contexts,
    archiveExpired: async () => {
      const held = await temporary.list();
      const except = held.map(({ conversation }) => conversation.contextId);
      return store.contexts.archiveExpired({ except });
    },
    purge: async (input) => {
      const held = await heldIn(input.id);
      if (held.some(({ running }) => Object.keys(running).length > 0)) {
        throw new AppError("turn-running");
      }
      const purged = await store.contexts.purge(input);
      for (const { conversation } of held) await temporary.remove(conversation.id);
      return purged;
    },
  };
}
