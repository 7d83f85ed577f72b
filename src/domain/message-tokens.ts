import { imageTokens } from "./image-tokens";
import type { Message } from "./message";
import { estimateTokens } from "./tokens";

/**
 * About how many tokens a message of the person's holds, with its files and images; a reply's are
 * what its provider counted, where it did.
 */
export function messageTokens(message: Pick<Message, "text" | "attachments" | "reply">): number {
  const { text, attachments = [], reply } = message;
  const counted = reply?.usage?.replyTokens;
  if (counted != null) return counted;
  const beside = attachments.map((one) =>
    one.kind === "image" ? imageTokens(one) : estimateTokens(one.text),
  );
  return beside.reduce((sum, tokens) => sum + tokens, estimateTokens(text));
}
