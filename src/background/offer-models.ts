import type { Model } from "../domain/model";
import type { App } from "./app";

type Needs = Pick<App, "store" | "providers">;

/**
 * The models of the Ollama server. Where none was chosen yet the first becomes the choice, and the
 * chosen one is described anew; fails as the provider does.
 */
export async function offerModels(app: Needs, signal: AbortSignal): Promise<readonly Model[]> {
  const { ollamaUrl, model: chosen } = await app.store.settings.read();
  const found = await app.providers.ollama.listModels(ollamaUrl, signal);
  const wanted = chosen ?? found[0];
  const match = found.find((model) => model.name === wanted?.name && model.url === wanted.url);
  if (match === undefined) return found;
  // A server that lists a model and cannot describe it still answers with it.
  const model = await app.providers.ollama.describeModel(match, signal).catch(() => match);
  if (isSame(model, chosen)) return found;
  // The person may have chosen another while the server was asked.
  await app.store.settings.update((current) =>
    isSame(current.model, chosen) ? { ...current, model } : null,
  );
  return found;
}

function isSame(left: Model | null, right: Model | null): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
