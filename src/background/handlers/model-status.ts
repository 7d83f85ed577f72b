import type { ModelStatus } from "../../contract/model";
import type { Settings } from "../../domain/settings";
import type { App } from "../app";
import { currentModel } from "../current-model";

/** Tells what answers the next message, without asking any server. */
export async function modelStatus(app: Pick<App, "store">): Promise<ModelStatus> {
  return toModelStatus(await app.store.settings.read());
}

/** The status that these settings mean. */
export function toModelStatus(settings: Settings): ModelStatus {
  return { model: currentModel(settings), ollamaUrl: settings.ollamaUrl };
}
