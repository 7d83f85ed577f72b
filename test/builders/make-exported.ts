import type { Conversation } from "../../src/domain/conversation";
import type { Message, Reply } from "../../src/domain/message";
import type { ExportWriter } from "../../src/foreign/export-writer";
import { makeConversation } from "./make-conversation";
import { makeMessage } from "./make-message";

/** When everything that is exported in tests was said. */
export const SAID_AT = Date.UTC(2025, 7, 24, 16, 36, 25, 123);

/** A reply that ended well. */
export function makeEndedReply(over: Partial<Reply> = {}): Reply {
  return {
    status: "complete",
    provider: "ollama",
    model: "llama3.2",
    thinking: "",
    thinkingMs: 0,
    failure: null,
    finish: "stop",
    usage: null,
    seenFrom: null,
    overflow: 0,
    commandId: crypto.randomUUID(),
    firstTokenMs: null,
    replyMs: null,
    ...over,
  };
}

/** A conversation whose messages are told by links (`>q`, `q>a`): those with a `q` are the person's. */
export function makeExported(
  links: readonly string[],
  over: Partial<Conversation> = {},
  each: (id: string) => Partial<Message> = () => ({}),
): { conversation: Conversation; messages: Message[] } {
  const conversation = makeConversation({
    title: "A title",
    createdAt: SAID_AT,
    updatedAt: SAID_AT + 1_000,
    ...over,
  });
  const messages = links.map((link, at) => {
    const [previous = "", id = ""] = link.split(">");
    const isQuestion = id.startsWith("q");
    return makeMessage({
      id,
      conversationId: conversation.id,
      previous: previous === "" ? null : previous,
      order: at + 1,
      role: isQuestion ? "user" : "assistant",
      text: `text of ${id}`,
      createdAt: SAID_AT + at * 1_000,
      reply: isQuestion ? null : makeEndedReply(),
      ...each(id),
    });
  });
  const leaf = over.activeLeaf === undefined ? (messages.at(-1)?.id ?? null) : over.activeLeaf;
  return { conversation: { ...conversation, activeLeaf: leaf }, messages };
}

/** Has a writer write conversations, each in two chunks. */
export async function writeAll(
  writer: ExportWriter,
  all: readonly ReturnType<typeof makeExported>[],
  contextName = "Mine",
) {
  for (const { conversation, messages } of all) {
    await writer.begin(conversation, contextName);
    const half = Math.ceil(messages.length / 2);
    await writer.messages(messages.slice(0, half));
    if (half < messages.length) await writer.messages(messages.slice(half));
  }
  return writer.end();
}
