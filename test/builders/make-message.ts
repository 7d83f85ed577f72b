import type { Message } from "../../src/domain/message";

/** A message with random ids; what matters to a test is passed in. */
export function makeMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    previous: null,
    order: 1,
    depth: 0,
    role: "user",
    text: "a question",
    createdAt: Date.UTC(2025, 7, 24, 16, 36, 25, 123),
    taint: [],
    metadata: null,
    deletedAt: null,
    reply: null,
    ...overrides,
  };
}

/** A branch of whole turns, oldest first, and the message that would follow it. */
export function makeBranch(texts: readonly (readonly [string, string])[]): Message[] {
  const messages: Message[] = [];
  for (const text of texts.flat()) {
    const depth = messages.length;
    messages.push(
      makeMessage({
        role: depth % 2 === 0 ? "user" : "assistant",
        text,
        depth,
        order: depth + 1,
        previous: messages.at(-1)?.id ?? null,
      }),
    );
  }
  return messages;
}
