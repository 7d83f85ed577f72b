import { isSameModel, type Model } from "../domain/model";
import type { LeaveOut } from "../domain/unlisted";
import { refuseUntold } from "../providers/ollama/refuse-untold";
import type { App } from "./app";
import { refreshChoice } from "./refresh-choice";

type Needs = Pick<App, "store" | "providers" | "fetch" | "firstChoice">;

/**
 * The models of the built-in Ollama server. Where none was chosen yet the first becomes the choice,
 * and the chosen one is described anew. Fails as the provider does, where it would take no message, with the reason of `listing` where
 * that is aborted before the list is there.
 */
export async function offerModels(
  app: Needs,
  listing: AbortSignal,
  leaveOut: LeaveOut,
): Promise<readonly Model[]> {
  const { ollamaUrl, model: chosen } = await app.store.settings.read();
  const server = { url: ollamaUrl };
  const [found] = await Promise.all([
    app.providers.ollama.listModels(server, listing, leaveOut),
    refuseUntold(server, { fetch: app.fetch, signal: listing }),
  ]);
  const wanted = chosen ?? found[0];
  const match = found.find((model) => wanted !== undefined && isSameModel(model, wanted));
  // What takes a slow disk longer than the list must not pass for untold.
  const { signal } = new AbortController();
  if (match !== undefined) await refreshChoice(app, { chosen, match, signal });
  if (match !== undefined && chosen === null) app.firstChoice.made();
  return found;
}
