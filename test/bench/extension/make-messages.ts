import type { Message } from "../../../src/domain/message";
import { makeWords } from "./make-words";

export const QUESTION_WORDS = 20;
export const ANSWER_WORDS = 120;

type Start = { readonly conversationId: string; readonly previous: string | null };

/** Finished turns as messages, oldest first, in one line after `previous`, numbered from `first`. */
export function makeMessages(start: Start, first: number, count: number): Message[] {
  const { conversationId } = start;
  let { previous } = start;
  return Array.from({ length: count }, (_, at) => {
    const depth = first + at;
    const isQuestion = depth % 2 === 0;
    const id = crypto.randomUUID();
    const message: Message = {
      id,
      conversationId,
      previous,
      order: depth + 1,
      depth,
      role: isQuestion ? "user" : "assistant",
      text: makeWords(isQuestion ? QUESTION_WORDS : ANSWER_WORDS, depth),
      createdAt: Date.UTC(2025, 7, 24) + depth * 1_000,
      taint: [],
      metadata: null,
      deletedAt: null,
      reply: isQuestion ? null : finishedReply(id),
    };
    previous = id;
    return message;
  });
}

function finishedReply(commandId: string): NonNullable<Message["reply"]> {
  return {
    status: "complete",
    provider: "ollama",
    model: "llama3.2",
    thinking: "",
    thinkingMs: 0,
    failure: null,
    finish: "stop",
    usage: { promptTokens: 900, replyTokens: 160 },
    seenFrom: null,
    overflow: 0,
    commandId,
    firstTokenMs: 700,
    replyMs: 5_000,
  };
}
