import { featuresOf } from "./token-features";
import { dot } from "./token-fit";
import { PRIOR } from "./token-prior";

/** Tokens of a text, as a whole number. */
export type TokenCounter = (text: string) => number;

/** D-5: 0 for empty text, else a quarter of the code points, at least 1; for the documents' numbers. */
export const approx4: TokenCounter = (text) =>
  text === "" ? 0 : Math.max(1, Math.floor([...text].length / 4));

/** A script-aware estimate for a model that has told no counts yet: characters / 4 misses Chinese by 72 %. */
export const estimateTokens: TokenCounter = createTokenCounter(PRIOR.map(({ weight }) => weight));

/** A counter that weighs a text's features: 0 for empty text, else whole tokens, at least 1. */
export function createTokenCounter(weights: readonly number[]): (text: string) => number {
  return (text) => (text === "" ? 0 : weigh(featuresOf([text], 0), weights));
}

/** Whole tokens of a text with these features, at least 1. */
export function weigh(features: readonly number[], weights: readonly number[]): number {
  return Math.max(1, Math.round(dot(features, weights)));
}
