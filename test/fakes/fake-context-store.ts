import type { BranchQuery, CachedBranch } from "../../src/domain/branch";
import type { Conversation } from "../../src/domain/conversation";
import type { Fact } from "../../src/domain/fact";
import type { Message } from "../../src/domain/message";
import type { Reference } from "../../src/domain/reference";
import { indexReferences } from "../../src/domain/reference-index";
import type { Summary } from "../../src/domain/summary";
import type { ImageBytes } from "../../src/prompt/assemble-prompt";
import type { ContextStore, SeenBlock } from "../../src/turns/context-store";
import { nothingEarlier } from "./nothing-earlier";

/** A store of one branch and of the summaries of other conversations, in memory. */
export function createFakeContextStore(
  branch: Partial<CachedBranch> = {},
  whole: readonly Summary[] = [],
  images: ImageBytes = new Map(),
  conversations: readonly Conversation[] = [],
  facts: readonly Fact[] = [],
  blocks: readonly SeenBlock[] = [],
  references: readonly Reference[] = [],
) {
  const imageRequests: (readonly string[])[] = [];
  const queries: BranchQuery[] = [];
  const requests: Parameters<ContextStore["newestWhole"]>[0][] = [];
  const store: ContextStore = {
    readBranch: async (query) => {
      queries.push(query);
      const messages: readonly Message[] = (branch.messages ?? []).slice(-query.limit);
      const rest = { more: false, summary: null, dropped: [], failure: null, cached: false };
      return { ...rest, ...branch, messages };
    },
    newestWhole: async (input) => {
      requests.push(input);
      return whole.slice(0, input.limit);
    },
    readFacts: async () => facts,
    readBlocks: async () => blocks,
    listReferences: async ({ limit }) => references.slice(0, limit),
    findReferences: async ({ text }) => indexReferences(references).find(text),
    listConversations: async ({ limit }) => conversations.slice(0, limit),
    findEarlier: nothingEarlier,
    readImages: async (ids) => {
      imageRequests.push(ids);
      return images;
    },
  };
  return { store, queries, requests, imageRequests };
}
