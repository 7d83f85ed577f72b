import { AppError } from "../../domain/app-error";
import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { chooseShown } from "../../domain/shown-context";
import { withoutText } from "../attachments/attached";
import { parametersField } from "../conversations/change-conversation";
import type { OpenedConversation } from "../conversations/describe-conversation";
import { newHeadFields } from "../conversations/new-head";
import type { Store } from "../create-store";
import { temporaryDraft } from "./temporary-attachments";
import type { TemporaryConversation } from "./temporary-conversation";
import type { TemporaryStore } from "./temporary-store";
import { refuseWhileTemporaryRuns } from "./temporary-turns";

type Deps = {
  readonly store: Pick<Store, "conversations" | "contexts" | "settings">;
  readonly temporary: TemporaryStore;
  readonly clock: { readonly now: () => number };
};

type Create = { readonly id: Id; readonly channel: Channel; readonly contextId: Id | null };

/** Makes temporary conversations. */
export type TemporaryMaker = {
  /**
   * An empty one in a context, in the active one where that is null; the same id never makes two.
   * Fails with `not-found`, `archived` or `temporary-full`.
   */
  readonly create: (input: Create) => Promise<OpenedConversation>;
};

/** What makes temporary conversations over the store that is without them. */
export function createTemporaryMaker({ store, temporary, clock }: Deps): TemporaryMaker {
  return {
    create: async (input) => {
      const { contextId } = input;
      const existing = await temporary.find(input.id);
      if (existing !== null) return toOpened(store, existing);
      const entry = await store.contexts.get(contextId ?? (await activeContextId(store)));
      if (await store.contexts.isAside(entry.context.id)) throw new AppError("archived");
      const held = newTemporary(input, { ...entry.context, now: clock.now() });
      await temporary.add(held);
      return toOpened(store, held);
    },
  };
}

/** The context that is active, else the one that was talked in last; `not-found` where there is none. */
async function activeContextId({ settings, contexts }: Deps["store"]): Promise<Id> {
  const { activeContextId: active } = await settings.read();
  if (active !== null) return active;
  const shown = chooseShown(await contexts.list(), null, ({ context, use: { lastChatAt } }) => {
    return { context, lastChatAt };
  });
  if (shown === null) throw new AppError("not-found", { data: { kind: "context" } });
  return shown.context.id;
}

async function toOpened({ contexts }: Deps["store"], held: TemporaryConversation) {
  const { conversation, draft } = held;
  const entry = await contexts.get(conversation.contextId);
  const draftAttachments = temporaryDraft(held).map(withoutText);
  return { conversation, contextName: entry.context.name, entry, draft, draftAttachments };
}

/** With its context as that is now; where it does not open, as it was called. */
async function toListed({ contexts }: Deps["store"], held: TemporaryConversation) {
  const { conversation, contextName } = held;
  const found = await contexts.get(conversation.contextId).catch(() => null);
  const { name, archived } = found?.context ?? { name: contextName, archived: null };
  const aside = archived === null ? {} : { contextArchived: true as const };
  return { conversation, contextName: name, ...aside, pinned: false };
}

/** Conversations, those in memory among them: they are shown, listed first, and removed. */
export function createTemporaryConversations({
  store,
  temporary,
}: Omit<Deps, "clock">): Store["conversations"] {
  const { conversations } = store;
  return {
    ...conversations,
    find: async (conversationId) =>
      (await temporary.find(conversationId))?.conversation ?? conversations.find(conversationId),
    show: async (input) => {
      const held = await temporary.find(input.conversationId);
      return held === null ? conversations.show(input) : toOpened(store, held);
    },
    list: async (input) => {
      const found = await conversations.list(input);
      if (input.after !== null || input.query !== "" || input.archived) return found;
      const held = (await temporary.list()).filter(
        ({ conversation }) =>
          input.contextId === null || conversation.contextId === input.contextId,
      );
      const entries = await Promise.all(held.map((one) => toListed(store, one)));
      return { ...found, pinned: [...entries, ...found.pinned] };
    },
    setParameters: async (input) => {
      const { conversationId, parameters } = input;
      if ((await temporary.find(conversationId)) === null)
        return conversations.setParameters(input);
      const change = (held: TemporaryConversation) => ({
        ...held,
        conversation: { ...held.conversation, ...parametersField(parameters) },
      });
      return (await temporary.change({ conversationId, change, grows: true })).conversation;
    },
    purge: async (input) => {
      const found = await temporary.find(input.conversationId);
      if (found === null) return conversations.purge(input);
      let held = found;
      await temporary.remove(input.conversationId, (now) => {
        refuseWhileTemporaryRuns(now);
        if (now.conversation.messageCount !== input.messages) throw new AppError("conflict");
        held = now;
      });
      if (input.record !== undefined) {
        const putBack = async () => {
          // Its context may have gone meanwhile: then it has no place.
          await store.contexts.get(held.conversation.contextId);
          await temporary.add(held);
        };
        input.record.temporary = { conversationId: input.conversationId, putBack };
      }
      return { messages: held.messages.length };
    },
  };
}

type From = { readonly id: Id; readonly name: string; readonly now: number };

function newTemporary(
  { id, channel }: Create,
  { id: contextId, name, now }: From,
): TemporaryConversation {
  const { nextDepth: _nextDepth, ...fields } = newHeadFields({ channel, now });
  return {
    conversation: { ...fields, id, contextId, version: 1, order: 0, temporary: true },
    contextName: name,
    messages: [],
    running: {},
    plans: {},
    leaves: {},
    draft: "",
    draftAttachments: [],
    attachments: {},
  };
}
