import type { Usage } from "./message";
import type { Price } from "./model";

/** Prices are told for so many tokens. */
const PRICED_TOKENS = 1_000_000;

/** US dollars; what seems dearer was counted or priced by somebody who does not mean it. */
const MAX_COST = 1_000_000;

/**
 * US dollars for one reply: what the provider counted times its price; null where the price or one of
 * the counts is not known, or where that makes more than a million.
 */
export function replyCost(price: Price | undefined, usage: Usage | null): number | null {
  if (price === undefined || usage === null) return null;
  const { promptTokens, replyTokens } = usage;
  if (promptTokens === null || replyTokens === null) return null;
  const cost = (promptTokens * price.prompt + replyTokens * price.reply) / PRICED_TOKENS;
  return Number.isFinite(cost) && cost <= MAX_COST ? cost : null;
}
