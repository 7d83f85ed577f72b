/** D-16: messages in a conversation. */
export const MAX_CONVERSATION_MESSAGES = 100_000;

/** D-16: UTF-8 bytes of text in a message (1 MiB). */
export const MAX_MESSAGE_BYTES = 1_048_576;

/**
 * Characters of a reply, its text, its thinking and its calls together: some twenty times what any model writes.
 * In the worst encoding that is 24 MB, so a snapshot of it crosses a port, which takes 64 MB.
 */
export const MAX_REPLY_CHARACTERS = 4_000_000;

/** D-16: contexts, with those archived. */
export const MAX_CONTEXTS = 500;

/** The person's own presets, with those archived. */
export const MAX_PRESETS = 500;

/** Conversations in one context (M-081). */
export const MAX_CONTEXT_CONVERSATIONS = 10_000;

/** Conversations that can be pinned at once. */
export const MAX_PINNED = 50;

/** Connections to providers, beside the built-in ones. */
export const MAX_CONNECTIONS = 50;

/** Models of one connection that are kept; a list that is longer is cut, with the names in order. */
export const MAX_LISTED_MODELS = 1_000;

/** Blocks of one context: with the longest texts they are more than any window. */
export const MAX_BLOCKS = 100;

/** Programs with a token, those whose token was taken back among them. */
export const MAX_PROGRAMS = 50;

/** Calls of one program that its log tells; older ones go. */
export const MAX_PROGRAM_CALLS = 100;

/** Model files inside the browser. */
export const MAX_MODEL_FILES = 50;

/**
 * Bytes of one model file (4 GiB): the engine reads it by ranges, so none of its chunks has to be one
 * buffer, but holds all of it in a memory of at most so much (`getHeapMax` of @wllama/wllama 3.8).
 */
export const MAX_MODEL_FILE_BYTES = 4_294_967_296;

/** Pixels of an image that is decoded: four bytes each in memory, however small the file is. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** Bytes of an image file that are looked at: what is sent of it is far smaller. */
export const MAX_IMAGE_FILE_BYTES = 50_000_000;

/** The names by which `limit-exceeded` tells what is full; each has a sentence of its own. */
export const LIMIT_NAMES = [
  "message-bytes",
  "block-bytes",
  "conversation-messages",
  "contexts",
  "presets",
  "saved-prompts",
  "prompt-characters",
  "context-conversations",
  "pinned-conversations",
  "redactions",
  "unlock-methods",
  "connections",
  "blocks",
  "archival-entries",
  "attachments",
  "attachment-bytes",
  "image-pixels",
  "model-files",
  "model-file-bytes",
  "facts",
  "programs",
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
