import type { Origin } from "../domain/conversation";
import type { ImportedConversation } from "../domain/imported";

/** What one call takes. */
const MAX_CONVERSATIONS = 200;

/** Characters of text in one call, about: few enough that reading, sealing and writing overlap. */
const MAX_CHARACTERS = 1_000_000;

/** What a message costs beside its text: ids, names of fields. */
const MESSAGE_CHARACTERS = 200;

export type Batch = {
  readonly source: Origin["source"];
  readonly conversations: readonly ImportedConversation[];
};

export type Batcher = {
  /** Takes one more; gives the batch that is full before it, if one is. */
  readonly add: (source: Origin["source"], conversation: ImportedConversation) => Batch | null;
  /** What is left; null for nothing. */
  readonly rest: () => Batch | null;
};

/** Collects conversations of one product into batches; one that is larger is a batch of its own. */
export function createBatcher(): Batcher {
  let source: Origin["source"] = "chatgpt";
  let conversations: ImportedConversation[] = [];
  let characters = 0;
  const rest = (): Batch | null => {
    const batch = conversations.length === 0 ? null : { source, conversations };
    conversations = [];
    characters = 0;
    return batch;
  };
  return {
    rest,
    add: (from, conversation) => {
      const size = sizeOf(conversation);
      const fits = from === source && characters + size <= MAX_CHARACTERS;
      const full = fits && conversations.length < MAX_CONVERSATIONS ? null : rest();
      source = from;
      conversations.push(conversation);
      characters += size;
      return full;
    },
  };
}

/** Characters that a conversation takes in a call, about. */
export function sizeOf({ messages }: Pick<ImportedConversation, "messages">): number {
  return messages.reduce((sum, { text, thinking = "", files = [] }) => {
    const beside = files.reduce((all, file) => all + file.text.length, thinking.length);
    return sum + text.length + beside + MESSAGE_CHARACTERS;
  }, 0);
}
