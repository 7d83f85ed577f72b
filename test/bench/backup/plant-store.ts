import type { ImportedConversation } from "../../../src/domain/imported";
import type { BenchPage } from "../browser/page";
import { callProduct } from "../call-product";
import { makeWords } from "../extension/make-words";

const CONVERSATIONS = 500;
const MESSAGES = 200;
export const LARGE = CONVERSATIONS * MESSAGES;
/** What one call takes. */
export const LITTLE = 2 * MESSAGES;

/** As long as a line or two, and some paragraphs. */
const QUESTION_CHARACTERS = 150;
const ANSWER_CHARACTERS = 1_200;
/** More than enough words of the few that texts are made of. */
const CHARACTERS_A_WORD = 3;

/** Conversations in one call: some megabytes. */
const BATCH = 20;

/**
 * Fills the product's newest context with so many messages, 200 in a conversation, by the calls of an
 * import: 100,000 have 67 million characters. Resolves with how many there are.
 */
export async function plantStore(page: BenchPage, messages: number): Promise<number> {
  const count = Math.ceil(messages / MESSAGES);
  const opened = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = opened.conversation;
  const source = "chatgpt";
  const { base } = await callProduct(page, "import.begin", { contextId, source });
  for (let first = 0; first < count; first += BATCH) {
    const conversations = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) =>
      makeConversation(first + at),
    );
    await callProduct(page, "import.add", { contextId, source, base, conversations });
  }
  return count * MESSAGES;
}

function makeConversation(rank: number): ImportedConversation {
  const id = `large-${rank}`;
  const createdAt = Date.UTC(2025, 0, 1) + rank * 3_600_000;
  const messages = Array.from({ length: MESSAGES }, (_, depth) => {
    const isQuestion = depth % 2 === 0;
    const characters = isQuestion ? QUESTION_CHARACTERS : ANSWER_CHARACTERS;
    return {
      id: `${id}-${depth}`,
      previous: depth === 0 ? null : `${id}-${depth - 1}`,
      role: isQuestion ? ("user" as const) : ("assistant" as const),
      text: makeText(characters, rank * MESSAGES + depth),
      createdAt: createdAt + depth * 10_000,
      model: isQuestion ? "" : "gpt-4o",
    };
  });
  const title = makeWords(5, rank);
  return { id, title, createdAt, updatedAt: createdAt, messages, leaf: null, rank };
}

function makeText(characters: number, seed: number): string {
  return makeWords(Math.ceil(characters / CHARACTERS_A_WORD), seed).slice(0, characters);
}
