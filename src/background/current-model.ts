import { GUIDE_MODEL, type Model } from "../domain/model";
import type { App } from "./app";
import { offerModels } from "./offer-models";

/** A server on this machine answers at once or is not there (milliseconds). */
const PATIENCE = 2_000;

/**
 * What answers the next message: the chosen model; where none was chosen, the first that a server
 * offers now; else the guide.
 */
export async function currentModel(app: Pick<App, "store" | "providers">): Promise<Model> {
  const { model } = await app.store.settings.read();
  if (model !== null) return model;
  // Why there is none is told where the models are listed.
  await offerModels(app, AbortSignal.timeout(PATIENCE)).catch(() => undefined);
  return (await app.store.settings.read()).model ?? GUIDE_MODEL;
}
