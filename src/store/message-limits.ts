import { AppError } from "../domain/app-error";
import { MAX_CONVERSATION_MESSAGES, MAX_MESSAGE_BYTES } from "../domain/limits";

/** The most bytes of UTF-8 that one UTF-16 unit can need. */
const MAX_BYTES_PER_UNIT = 3;

/** Fails with `limit-exceeded` if the text has more bytes of UTF-8 than a message may (D-16). */
export function checkMessageBytes(text: string): void {
  if (text.length * MAX_BYTES_PER_UNIT <= MAX_MESSAGE_BYTES) return;
  if (new TextEncoder().encode(text).length <= MAX_MESSAGE_BYTES) return;
  throw new AppError("limit-exceeded", {
    data: { limit: "message-bytes", max: MAX_MESSAGE_BYTES },
  });
}

/** Fails with `limit-exceeded` if a conversation would hold more messages than it may (D-16). */
export function checkMessageCount(count: number): void {
  if (count <= MAX_CONVERSATION_MESSAGES) return;
  throw new AppError("limit-exceeded", {
    data: { limit: "conversation-messages", max: MAX_CONVERSATION_MESSAGES },
  });
}
