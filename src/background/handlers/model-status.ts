import type { ModelStatus } from "../../contract/model";
import { GUIDE_MODEL } from "../../domain/model";
import type { Settings } from "../../domain/settings";
import type { App } from "../app";

/** Tells what is chosen to answer, without asking any server. */
export async function modelStatus(app: Pick<App, "store">): Promise<ModelStatus> {
  return toModelStatus(await app.store.settings.read());
}

/** The status that these settings mean: the guide where nothing was chosen. */
export function toModelStatus({ model, ollamaUrl }: Settings): ModelStatus {
  return { model: model ?? GUIDE_MODEL, ollamaUrl };
}
