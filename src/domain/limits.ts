/** D-16: messages in a conversation. */
export const MAX_CONVERSATION_MESSAGES = 100_000;

/** D-16: UTF-8 bytes of text in a message (1 MiB). */
export const MAX_MESSAGE_BYTES = 1_048_576;
