import type { Model } from "../domain/model";
import { claudeVersion } from "../domain/thinks-unasked";

/** What a model of Anthropic's takes; the models list does not say all of it. */
export type AnthropicTraits = {
  /** How it is asked to think: it decides how much, or it is given a number of tokens. */
  readonly thinking: "adaptive" | "budget";
  readonly hasTemperature: boolean;
};

/**
 * By the version in its name, as Anthropic's migration guides document it: from 4.6 on models decide
 * by themselves how much they think, and from 4.7 on a number of tokens or a temperature is refused.
 * A name without a version is taken for a new model at Anthropic's own host, else for an old one.
 */
export function anthropicTraits({ name, url }: Pick<Model, "name" | "url">): AnthropicTraits {
  const isOwnHost = URL.canParse(url) && new URL(url).hostname === "api.anthropic.com";
  const unknown = isOwnHost ? Number.POSITIVE_INFINITY : 0;
  const version = claudeVersion(name) ?? unknown;
  return { thinking: version >= 406 ? "adaptive" : "budget", hasTemperature: version < 407 };
}
