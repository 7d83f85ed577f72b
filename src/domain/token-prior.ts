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
  foreignWords: [1.01, 0.17],
  foreignBeyond4: [0.29, 0.15],
  strangeLetters: [0.12, 0.1],
  accents: [0.9, 0.64],
  digitGroups: [1.18, 0.18],
  spacedDigits: [1.17, 0.39],
  punctuationRuns: [0.83, 0.18],
  punctuationBeyond1: [0.16, 0.15],
  symbols: [1.25, 0.15],
  openLines: [0.26, 0.32],
  closedLines: [0.21, 0.59],
  indents: [1.1, 0.5],
  gaps: [0.46, 0.15],
  chanceLetters: [0.5, 0.25],
  cyrillicWords: [0.78, 0.15],
  cyrillicLetters: [0.34, 0.42],
  han: [1.01, 0.63],
  hiragana: [0.86, 0.22],
  katakana: [0.75, 0.15],
  fullwidth: [0.62, 0.22],
  hangul: [1.09, 0.85],
  alphabetLetters: [0.76, 0.35],
  otherLetters: [0.85, 0.59],
  rareLetters: [1.6, 1.2],
  surrogates: [1.02, 0.19],
  messages: [4.5, 2],
  requests: [5, 15],
};

/** The prior of each feature, in the order of a feature vector. */
export const PRIOR: readonly Prior[] = FEATURES.map((feature) => {
  const [weight, spread] = MEASURED[feature];
  return { weight, spread };
});
