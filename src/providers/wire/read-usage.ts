import * as z from "zod/mini";
import type { Usage } from "../../domain/message";

/** More tokens than any model holds: a count above it is a server's mistake. */
const MAX_PLAUSIBLE_TOKENS = 100_000_000;

const tokensSchema = z.catch(
  z.nullable(z.int().check(z.nonnegative(), z.lte(MAX_PLAUSIBLE_TOKENS))),
  null,
);

/** A count of tokens as a server tells it; null where it is none, or absurd. */
export function readTokens(reported: unknown): number | null {
  return tokensSchema.parse(reported);
}

/** The usage of two counts as a server tells them; null where neither can be believed. */
export function readUsage(prompt: unknown, reply: unknown): Usage | null {
  const promptTokens = readTokens(prompt);
  const replyTokens = readTokens(reply);
  return promptTokens === null && replyTokens === null ? null : { promptTokens, replyTokens };
}
