import { GUIDE_MODEL, type Model } from "../domain/model";
import type { Settings } from "../domain/settings";

/** What answers the next message: the chosen model, the guide where none was chosen yet. */
export function currentModel({ model }: Settings): Model {
  return model ?? GUIDE_MODEL;
}
