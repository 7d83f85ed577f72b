import { GUIDE_MODEL, type Model } from "../domain/model";
import type { Settings } from "../domain/settings";

/** What answers the next message: the chosen model, else the guide. */
export function currentModel(settings: Settings): Model {
  return settings.model ?? GUIDE_MODEL;
}
