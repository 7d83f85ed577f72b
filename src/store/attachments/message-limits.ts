import { AppError } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import { MAX_CONVERSATION_MESSAGES, MAX_MESSAGE_BYTES } from "../../domain/limits";

/** The most bytes of UTF-8 that one UTF-16 unit can need. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Fails with `limit-exceeded` if a text has more bytes of UTF-8 than a message may, with the files
 * that are told in it (D-16).
 */
export function checkMessageBytes(text: string, attachments: readonly Attachment[] = []): void {
  const files = attachments.map((one) => (one.kind === "text" ? one.text : ""));
  const parts = [text, ...files];
  const units = parts.reduce((sum, { length }) => sum + length, 0);
  if (units * MAX_BYTES_PER_UNIT <= MAX_MESSAGE_BYTES) return;
  const encoder = new TextEncoder();
  const bytes = parts.reduce((sum, part) => sum + encoder.encode(part).length, 0);
  if (bytes <= MAX_MESSAGE_BYTES) return;
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
