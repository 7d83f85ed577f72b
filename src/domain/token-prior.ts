import { FEATURES, type Feature } from "./token-features";
import type { Prior } from "./token-fit";

/**
 * Tokens per feature and how far models differ in it. Measured, never set by hand: the weights of
 * four real tokenizers over 95 texts, see test/bench/tokens/fit-prior.ts. To make it anew:
 * `npx vitest run test/unit/token-prior.test.ts -u`.
 */
const MEASURED: Readonly<Record<Feature, readonly [weight: number, spread: number]>> = {
  words: [0.93, 0.15],
  lettersBeyond4: [0.06, 0.15],
  foreignWords: [1.01, 0.16],
  foreignBeyond4: [0.29, 0.15],
  accents: [0.54, 0.7],
  digitGroups: [1.17, 0.19],
  spacedDigits: [1.17, 0.43],
  punctuationRuns: [0.84, 0.18],
  punctuationBeyond1: [0.15, 0.15],
  symbols: [1.34, 0.19],
  openLines: [0.27, 0.33],
  closedLines: [0.25, 0.61],
  indents: [0.53, 0.55],
  cyrillicWords: [0.75, 0.15],
  cyrillicLetters: [0.25, 0.46],
  han: [0.97, 0.64],
  hiragana: [0.84, 0.23],
  katakana: [0.75, 0.15],
  fullwidth: [0.62, 0.22],
  hangul: [1, 0.89],
  alphabetLetters: [0.64, 0.42],
  otherLetters: [0.68, 0.65],
  surrogates: [1, 0.2],
  messages: [4.5, 2],
  requests: [5, 15],
};

/** The prior of each feature, in the order of a feature vector. */
export const PRIOR: readonly Prior[] = FEATURES.map((feature) => {
  const [weight, spread] = MEASURED[feature];
  return { weight, spread };
});
