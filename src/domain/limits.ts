/** D-16: messages in a conversation. */
export const MAX_CONVERSATION_MESSAGES = 100_000;

/** D-16: UTF-8 bytes of text in a message (1 MiB). */
export const MAX_MESSAGE_BYTES = 1_048_576;

/** D-16: contexts, with those put aside. */
export const MAX_CONTEXTS = 500;

/** The person's own presets, with those put aside. */
export const MAX_PRESETS = 500;

/** Conversations in one context (M-081). */
export const MAX_CONTEXT_CONVERSATIONS = 10_000;

/** Conversations that can be pinned at once. */
export const MAX_PINNED = 50;

/** The names by which `limit-exceeded` tells what is full; each has a sentence of its own. */
export const LIMIT_NAMES = [
  "message-bytes",
  "conversation-messages",
  "contexts",
  "presets",
  "context-conversations",
  "pinned-conversations",
  "redactions",
  "unlock-ways",
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
