import { calibrate, type Observation, observe } from "../../../src/domain/token-calibration";
import { featuresOf } from "../../../src/domain/token-features";
import type { TokenCounter } from "../../../src/domain/tokens";
import { mean } from "../statistics";
import { type CorpusTurn, readTurns } from "./read-corpus";
import { REAL_TOKENIZERS } from "./real-tokenizers";

export const KINDS = [
  "english",
  "german",
  "chinese",
  "japanese",
  "russian",
  "code",
  "json",
] as const;

const LEARNED = 5;
const SYSTEM = "You are a calm, attentive companion. You answer briefly and ask when unsure.";

/** What a chat template adds: Llama 3's per message, and a hidden text of some length per request. */
const TEMPLATE = { perMessage: 5, perRequest: 21 };

export type TokenError = {
  /** The worst kind's. */
  readonly max: number;
  readonly mixed: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** How many turns kept apart a kind's figure and the mixed one are the mean of. */
  readonly n: { readonly kind: number; readonly mixed: number };
};

/**
 * How far the calibrated counter is off, as a share: for each kind, the mean of |estimate − true| /
 * true over the turns kept apart, with the worse of two real tokenizers (o200k, Llama 3's).
 *
 * Per kind and tokenizer one conversation is held as the product does it: after each of its first
 * five turns the counter is told the true count of the whole request (system text, all messages so
 * far, the template's tokens) and then of the reply; nothing else. Then it is frozen and counts the
 * texts of the other turns, question and reply, which neither it nor the prior has seen.
 */
export function measureTokenError(): TokenError {
  const mixed = measureKind("mixed");
  const errors = KINDS.map((kind) => [kind, measureKind(kind)] as const);
  return {
    max: Math.max(...errors.map(([, { error }]) => error)),
    mixed: mixed.error,
    byKind: Object.fromEntries(errors.map(([kind, { error }]) => [kind, error])),
    n: { kind: Math.min(...errors.map(([, { turns }]) => turns)), mixed: mixed.turns },
  };
}

function measureKind(kind: string): { readonly error: number; readonly turns: number } {
  const turns = readTurns(kind);
  const apart = turns.slice(LEARNED);
  const errors = [REAL_TOKENIZERS.o200k, REAL_TOKENIZERS.llama3].map((count) => {
    const estimate = calibrate(learn(turns.slice(0, LEARNED), count)).count;
    return mean(apart.map((turn) => Math.abs(total(turn, estimate) / total(turn, count) - 1)));
  });
  return { error: Math.max(...errors), turns: apart.length };
}

/** What a conversation of these turns leaves behind, with a provider that counts so. */
export function learn(turns: readonly CorpusTurn[], count: TokenCounter): readonly Observation[] {
  let observations: readonly Observation[] = [];
  const said = [SYSTEM];
  for (const { question, reply } of turns) {
    said.push(question);
    const texts = said.reduce((sum, text) => sum + count(text), 0);
    const tokens = texts + TEMPLATE.perMessage * said.length + TEMPLATE.perRequest;
    observations = observe(observations, { features: featuresOf(said, said.length), tokens });
    observations = observe(observations, {
      features: featuresOf([reply], 0),
      tokens: count(reply),
    });
    said.push(reply);
  }
  return observations;
}

function total({ question, reply }: CorpusTurn, count: TokenCounter): number {
  return count(question) + count(reply);
}
