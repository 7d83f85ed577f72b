import type { Store } from "../store/create-store";
import type { ContextStore } from "../turns/context-store";

/** The slice of the store that context providers read. */
export function contextStoreOf({
  branches,
  summaries,
  conversations,
  attachments,
  readFacts,
}: Pick<
  Store,
  "branches" | "summaries" | "conversations" | "attachments" | "readFacts"
>): ContextStore {
  return {
    readBranch: branches.read,
    newestWhole: summaries.newestWhole,
    readFacts,
    listConversations: async ({ contextId, limit }) => {
      const query = { contextId, after: null, limit, query: "", archived: true };
      return (await conversations.list(query)).conversations.map((card) => card.conversation);
    },
    readImages: attachments.readImages,
  };
}
