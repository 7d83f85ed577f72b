import type { ModelList } from "../../contract/model";
import { toFailure } from "../../domain/app-error";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import type { App } from "../app";

type Needs = Pick<App, "store" | "providers">;

/** The models to choose from; a first model found becomes the choice, a known one is described anew. */
export async function modelList(app: Needs): Promise<ModelList> {
  const { ollamaUrl } = await app.store.settings.read();
  const signal = new AbortController().signal;
  try {
    const found = await app.providers.ollama.listModels(ollamaUrl, signal);
    await adopt(app, found, signal);
    return { models: [GUIDE_MODEL, ...found], failure: null };
  } catch (error) {
    return { models: [GUIDE_MODEL], failure: toFailure(error) };
  }
}

async function adopt(app: Needs, found: readonly Model[], signal: AbortSignal): Promise<void> {
  const settings = await app.store.settings.read();
  const wanted = settings.model ?? found[0];
  const match = found.find((model) => model.name === wanted?.name && model.url === wanted.url);
  if (match === undefined) return;
  const model = await app.providers.ollama.describeModel(match, signal);
  const known = settings.model;
  if (known?.window === model.window && known?.thinks === model.thinks) return;
  await app.store.settings.save({ ...settings, model });
}
