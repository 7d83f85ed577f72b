import type { CallInput } from "../../contract/contract";
import type { ModelStatus } from "../../contract/model";
import type { Context } from "../../domain/context";
import type { Settings } from "../../domain/settings";
import type { App } from "../app";
import { currentModel } from "../current-model";
import { reachModel } from "../reach-model";

type Needs = Pick<App, "store">;

/**
 * Tells what answers the next message, without asking any server; in general, too, where the context
 * is gone or does not open.
 */
export async function modelStatus(
  app: Needs,
  { contextId = null }: CallInput<"model.status">,
): Promise<ModelStatus> {
  const settings = await app.store.settings.read();
  if (contextId === null) return toModelStatus(app, settings, null);
  const entry = (await app.store.contexts.list()).find(({ context }) => context.id === contextId);
  return toModelStatus(app, settings, entry?.context ?? null);
}

/** The status that these settings mean, in that context or in general. */
export async function toModelStatus(
  app: Needs,
  settings: Settings,
  context: Context | null,
): Promise<ModelStatus> {
  return {
    model: await reachModel(app, currentModel(settings, context)),
    ollamaUrl: settings.ollamaUrl,
    isOwn: (context?.model ?? null) !== null,
  };
}
