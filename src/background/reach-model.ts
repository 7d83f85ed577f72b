import type { Model } from "../domain/model";
import type { Store } from "../store/create-store";

type Needs = { readonly store: Pick<Store, "connections" | "settings"> };

/**
 * The model at the address, and asked in the way, that its connection has now, one of the built-in Ollama server at that of
 * the settings, whatever its row says; as it is where its connection is gone or does not open: asked
 * anything, it says so.
 */
export async function reachModel({ store }: Needs, model: Model): Promise<Model> {
  if (model.connection === undefined && model.provider === "ollama") {
    return { ...model, url: (await store.settings.read()).ollamaUrl };
  }
  if (model.connection === undefined) return model;
  const connection = await store.connections.find(model.connection).catch(() => null);
  if (connection === null) return model;
  const { url, api } = connection;
  return url === model.url && api === model.api ? model : { ...model, url, api };
}
