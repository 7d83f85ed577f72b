import type { CallInput } from "../../contract/contract";
import type { ModelStatus } from "../../contract/model";
import type { Context } from "../../domain/context";
import type { Settings } from "../../domain/settings";
import type { App } from "../app";
import { currentModel } from "../current-model";

/**
 * Tells what answers the next message, without asking any server; in general, too, where the context
 * is gone or does not open.
 */
export async function modelStatus(
  { store }: Pick<App, "store">,
  { contextId = null }: CallInput<"model.status">,
): Promise<ModelStatus> {
  const settings = await store.settings.read();
  if (contextId === null) return toModelStatus(settings, null);
  const entry = (await store.contexts.list()).find(({ context }) => context.id === contextId);
  return toModelStatus(settings, entry?.context ?? null);
}

/** The status that these settings mean, in that context or in general. */
export function toModelStatus(settings: Settings, context: Context | null): ModelStatus {
  return {
    model: currentModel(settings, context),
    ollamaUrl: settings.ollamaUrl,
    isOwn: (context?.model ?? null) !== null,
  };
}
