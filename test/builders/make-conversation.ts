import type { Conversation } from "../../src/domain/conversation";

/** An empty conversation of the side panel; what matters to a test is passed in. */
export function makeConversation(overrides: Partial<Conversation> = {}): Conversation {
  return {
    id: crypto.randomUUID(),
    contextId: crypto.randomUUID(),
    version: 1,
    order: 0,
    channel: "side-panel",
    title: "",
    activeLeaf: null,
    messageCount: 0,
    deletedCount: 0,
    tokenCount: 0,
    tags: [],
    archivedAt: null,
    origin: null,
    temporary: false,
    createdAt: 0,
    updatedAt: 0,
    ...overrides,
  };
}
