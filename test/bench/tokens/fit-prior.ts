import { FEATURES, type Feature, featuresOf } from "../../../src/domain/token-features";
import { type Counted, fitWeights, type Prior } from "../../../src/domain/token-fit";
import { readPriorTexts } from "./read-corpus";
import { REAL_TOKENIZERS, type TokenizerName } from "./real-tokenizers";

const FILES = ["english", "german", "chinese", "japanese", "russian", "code", "json", "other"];

/** The middle of the prior: what models of today use. r50k (GPT-2's) only widens the spread. */
const MODERN: readonly TokenizerName[] = ["o200k", "cl100k", "llama3"];

/** A weight is never taken for surer than this (tokens): other tokenizers will differ more. */
const LEAST_SPREAD = 0.15;

/**
 * What too little text holds, so stated, not measured: templates put 3 to 5 tokens around a message,
 * and before all of them a start token or a system text of their own.
 */
const STATED: Partial<Record<Feature, Prior>> = {
  messages: { weight: 4.5, spread: 2 },
  requests: { weight: 5, spread: 15 },
  // Three bytes a letter, of which the thriftiest tokenizer makes one token, others two or three.
  rareLetters: { weight: 1.6, spread: 1.2 },
  // Of letters and digits by chance, every second one begins a token.
  chanceLetters: { weight: 0.5, spread: 0.25 },
  // What a tenth to a fifth of the letters costs in languages that a vocabulary was not built on.
  strangeLetters: { weight: 0.12, spread: 0.1 },
  // A line's break, and what it begins with.
  indents: { weight: 1.1, spread: 0.5 },
};

/** A count that is too low loses text in silence: of the dearest tokenizer's it is this part at least. */
const LEAST_SHARE = 0.8;

/** Where a fit starts, and stays for a feature that no text has. */
const START: Prior = { weight: 0.5, spread: 0.5 };

/**
 * The prior in tokens per feature: each tokenizer's own weights over the texts in `prior`, their mean
 * over the tokenizers of today, and how far all of them lie from it (root mean square).
 */
export function fitPrior(): readonly Prior[] {
  const names = Object.keys(REAL_TOKENIZERS) as TokenizerName[];
  const fits = names.map((name) => ({ name, weights: fitTokenizer(name) }));
  const modern = fits.filter(({ name }) => MODERN.includes(name));
  return FEATURES.map((feature, at) => {
    const all = fits.map(({ weights }) => weights[at] ?? 0);
    const own = modern.map(({ weights }) => weights[at] ?? 0);
    const weight = Math.max(mean(own), Math.max(...own) * LEAST_SHARE);
    const spread = Math.sqrt(mean(all.map((one) => (one - weight) ** 2)));
    return STATED[feature] ?? { weight, spread: Math.max(LEAST_SPREAD, spread) };
  });
}

/** How many texts the prior is made from. */
export function countPriorTexts(): number {
  return FILES.flatMap(readPriorTexts).length;
}

function fitTokenizer(name: TokenizerName): number[] {
  const counted = FILES.flatMap(readPriorTexts).map((text): Counted => {
    return { features: featuresOf([text], 0), tokens: REAL_TOKENIZERS[name](text) };
  });
  return fitWeights(
    FEATURES.map(() => START),
    counted,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
