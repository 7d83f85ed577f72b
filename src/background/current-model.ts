import type { Context } from "../domain/context";
import { GUIDE_MODEL, type Model } from "../domain/model";
import type { Settings } from "../domain/settings";

/**
 * What answers the next message: the context's own model, else the one chosen in general, the guide
 * where none was chosen yet.
 */
export function currentModel(
  { model }: Pick<Settings, "model">,
  context: Pick<Context, "model"> | null,
): Model {
  return context?.model ?? model ?? GUIDE_MODEL;
}
