import { stricter } from "../memory/check-edit";
import type { Store } from "../store/create-store";
import type { ContextStore } from "../turns/context-store";
import { type EarlierDeps, findEarlierTexts } from "./search/find-earlier";

/** What context providers read: the store, and what was said earlier. */
export function createContextStore(deps: EarlierDeps): ContextStore {
  return {
    ...contextStoreOf(deps.store),
    findEarlier: (query) => findEarlierTexts(deps, query),
  };
}

/** The slice of the store that context providers read. */
export function contextStoreOf({
  branches,
  summaries,
  conversations,
  attachments,
  contexts,
  references,
  readBlocks,
  readFacts,
}: Pick<
  Store,
  | "branches"
  | "summaries"
  | "conversations"
  | "attachments"
  | "contexts"
  | "references"
  | "readBlocks"
  | "readFacts"
>): Omit<ContextStore, "findEarlier"> {
  return {
    readBranch: branches.read,
    newestWhole: summaries.newestWhole,
    readFacts,
    listReferences: references.listOf,
    findReferences: references.find,
    listConversations: async ({ contextId, limit }) => {
      const query = { contextId, after: null, limit, query: "", archived: true };
      return (await conversations.list(query)).conversations.map((card) => card.conversation);
    },
    readBlocks: async (contextId) => {
      const { own, shared } = await readBlocks(contextId);
      // Most contexts see none of others, and need no names.
      const list = shared.length === 0 ? [] : await contexts.list();
      const names = new Map(list.map(({ context }) => [context.id, context.name]));
      return [
        ...own.map((block) => ({ block, share: null })),
        ...shared.map(({ share, block }) => {
          const permission = stricter(share.permission, block.permission);
          return { block, share: { permission, from: names.get(block.contextId) ?? "" } };
        }),
      ];
    },
    readImages: attachments.readImages,
  };
}
