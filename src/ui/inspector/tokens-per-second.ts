import type { SentPrompt } from "../../contract/prompt";

/** Tokens of a reply by the second, from its first word to its end; null where that is not known. */
export function tokensPerSecond({
  usage,
  firstTokenMs,
  replyMs,
}: Pick<SentPrompt, "usage" | "firstTokenMs" | "replyMs">): number | null {
  const tokens = usage?.replyTokens ?? null;
  if (tokens === null || firstTokenMs === null || replyMs === null) return null;
  const ms = replyMs - firstTokenMs;
  return ms > 0 ? (tokens * 1_000) / ms : null;
}
