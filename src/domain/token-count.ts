import { featuresOf } from "./token-features";
import { dot } from "./token-fit";

/** A counter that weighs a text's features: 0 for empty text, else whole tokens, at least 1. */
export function createTokenCounter(weights: readonly number[]): (text: string) => number {
  return (text) => (text === "" ? 0 : Math.max(1, Math.round(dot(featuresOf([text], 0), weights))));
}
