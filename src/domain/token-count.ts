import { featuresOf } from "./token-features";
import { dot } from "./token-fit";

/** A counter that weighs a text's features: 0 for empty text, else whole tokens, at least 1. */
export function createTokenCounter(weights: readonly number[]): (text: string) => number {
  return (text) => (text === "" ? 0 : weigh(featuresOf([text], 0), weights));
}

/** Whole tokens of a text with these features, at least 1. */
export function weigh(features: readonly number[], weights: readonly number[]): number {
  return Math.max(1, Math.round(dot(features, weights)));
}
