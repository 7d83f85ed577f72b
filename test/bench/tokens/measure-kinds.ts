import { estimateTokens } from "../../../src/domain/tokens";
import { MADE_KINDS } from "./made-kinds";
import { readLanguages } from "./read-corpus";
import { REAL_TOKENIZERS, type TokenizerName } from "./real-tokenizers";

/** What models of today use; r50k is of 2019. */
const MODERN: readonly TokenizerName[] = ["o200k", "cl100k", "llama3"];

/** By how much a kind is missed where nothing was learned yet, as shares of the true count. */
export type KindMiss = {
  readonly kind: string;
  /** Below the true count: the mean over the tokenizers, and the worst; below 0 where it is over. */
  readonly under: number;
  readonly worst: number;
};

/** The misses of the estimate over texts of all kinds, by kind. */
export function measureKinds(): readonly KindMiss[] {
  return Object.entries({ ...readLanguages(), ...MADE_KINDS }).map(([kind, text]) => {
    const misses = MODERN.map((name) => 1 - estimateTokens(text) / REAL_TOKENIZERS[name](text));
    const under = misses.reduce((sum, one) => sum + one, 0) / misses.length;
    return { kind, under, worst: Math.max(...misses) };
  });
}
