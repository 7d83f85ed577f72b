import type { Model } from "../../domain/model";
import { parseOllamaUrl } from "../../domain/ollama-url";
import type { PromptSettings } from "../../domain/prompt-settings";

/**
 * What writes titles and summaries where `model` answers; null where nothing can, as the guide is
 * no model.
 */
export function chosenSummariser(model: Model, { compression }: PromptSettings): Model | null {
  if (model.provider === "guide") return null;
  const name = compression.type === "truncate" ? null : compression.model;
  if (name === null || name === model.name) return model;
  // Nobody has asked the server about this one: its window is looked up, or the default is taken.
  return { ...model, name, window: null, thinks: false };
}

/** As `chosenSummariser`, and null too where the person has not allowed background calls (D-23). */
export function summariserOf(model: Model, settings: PromptSettings): Model | null {
  const summariser = chosenSummariser(model, settings);
  if (summariser === null) return null;
  const allowed = isLocal(summariser) ? settings.backgroundLocal : settings.backgroundRemote;
  return allowed ? summariser : null;
}

/** A server of this machine may still pass a model's requests on: Ollama names those so. */
function isLocal({ url, name }: Model): boolean {
  return isLoopback(url) && !/[:-]cloud$/i.test(name);
}

function isLoopback(url: string): boolean {
  try {
    parseOllamaUrl(url);
    return true;
  } catch {
    return false;
  }
}
