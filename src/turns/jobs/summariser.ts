import type { Model } from "../../domain/model";
import { isLocalModel } from "../../domain/model-destination";
import type { PromptSettings } from "../../domain/prompt-settings";
import { isThinking } from "../../domain/thinks-unasked";

/**
 * What writes titles and summaries where `model` answers; null where nothing can, as the guide is
 * no model.
 */
export function chosenSummariser(model: Model, { compression }: PromptSettings): Model | null {
  if (model.provider === "guide") return null;
  const name = compression.type === "truncate" ? null : compression.model;
  if (name === null || name === model.name) return model;
  const { provider, url, connection } = model;
  const server = { provider, url, ...(connection === undefined ? {} : { connection }) };
  // Nobody has asked the server about this one: its window is looked up, or the default is taken.
  const thinks = isThinking({ provider, name, thinks: false });
  return { ...server, name, window: null, thinks };
}

/** As `chosenSummariser`, and null too where the person has not allowed background calls (D-23). */
export function summariserOf(model: Model, settings: PromptSettings): Model | null {
  const summariser = chosenSummariser(model, settings);
  if (summariser === null) return null;
  const allowed = isLocalModel(summariser) ? settings.backgroundLocal : settings.backgroundRemote;
  return allowed ? summariser : null;
}
