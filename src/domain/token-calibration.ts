import * as z from "zod/mini";
import { createDoubt } from "./token-doubt";
import { FEATURES } from "./token-features";
import { dot, fitWeights } from "./token-fit";
import { PRIOR } from "./token-prior";
import { createTokenCounter, type TokenCounter } from "./tokens";

/** What a provider counted: the features of a request or a reply (`featuresOf`), and its tokens. */
export const observationSchema = z.object({
  features: z.readonly(z.array(z.number().check(z.nonnegative()))),
  tokens: z.int().check(z.positive()),
});
export type Observation = z.infer<typeof observationSchema>;

/** Twelve turns with a request and a reply each: enough to learn from, and soon forgotten. */
const MAX_OBSERVATIONS = 24;

/**
 * How far a count may lie from what was estimated. The thriftiest tokenizer measured needs 0.7 times
 * the prior's tokens (o200k for Russian): with less than half, a server counted a part only, such as
 * what its cache lacked or its window left. The most wasteful needs 3.1 times (GPT-2's for Russian).
 */
const PLAUSIBLE = { least: 0.5, most: 4 };

/** Tokens that a chat template may add to a request unseen: its own system text, dates, tools. */
const HIDDEN_TEXT = 100;

/** What one model counts by. */
export type Calibration = {
  readonly count: TokenCounter;
  /** Tokens that the model's chat template puts around one message, rounded up. */
  readonly perMessage: number;
  /** Tokens that it adds to every request once, rounded up. */
  readonly perRequest: number;
  /** Tokens by which the count of a text may be too low for its kind. */
  readonly doubt: TokenCounter;
};

/**
 * D-5, A-087: what the counts of one model's provider teach about its tokens; without any it is the
 * prior, which goes by the script.
 */
export function calibrate(observations: readonly Observation[]): Calibration {
  const weights = weightsFrom(observations);
  return {
    count: createTokenCounter(weights),
    perMessage: Math.ceil(weights[FEATURES.indexOf("messages")] ?? 0),
    perRequest: Math.ceil(weights[FEATURES.indexOf("requests")] ?? 0),
    doubt: createDoubt(observations.filter(isOfThisVersion).length),
  };
}

/** The observations with a new one, the newest 24; unchanged where its count cannot be true. */
export function observe(
  observations: readonly Observation[],
  observation: Observation,
): readonly Observation[] {
  if (!isPlausible(observation, observations)) return observations;
  return [...observations, observation].slice(-MAX_OBSERVATIONS);
}

function weightsFrom(observations: readonly Observation[]): number[] {
  return fitWeights(PRIOR, observations.filter(isOfThisVersion));
}

/** Held against the prior, too: step by step, plausible counts would lead anywhere. */
function isPlausible(observation: Observation, observations: readonly Observation[]): boolean {
  const { features, tokens } = observation;
  if (!Number.isSafeInteger(tokens) || tokens <= 0 || !isOfThisVersion(observation)) return false;
  const hidden = (features[FEATURES.indexOf("requests")] ?? 0) * HIDDEN_TEXT;
  return [weightsFrom([]), weightsFrom(observations)].every((weights) => {
    const estimate = dot(features, weights);
    const { least, most } = PLAUSIBLE;
    return tokens >= Math.floor(estimate * least) && tokens <= Math.ceil(estimate * most) + hidden;
  });
}

/** Whether it was made with today's list of features; after a change, old ones teach nothing. */
function isOfThisVersion({ features }: Observation): boolean {
  return features.length === FEATURES.length;
}
