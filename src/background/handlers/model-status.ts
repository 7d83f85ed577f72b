import type { ModelStatus } from "../../contract/model";
import type { App } from "../app";
import { currentModel } from "../current-model";

/** Tells what answers the next message. */
export async function modelStatus(app: Pick<App, "store">): Promise<ModelStatus> {
  const settings = await app.store.settings.read();
  return { model: currentModel(settings), ollamaUrl: settings.ollamaUrl };
}
