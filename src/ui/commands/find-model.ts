import type { Model } from "../../domain/model";
import { modelName } from "../models/model-destination-text";

/**
 * The model that a typed name means: its whole name, else the only one that begins so; null for none,
 * and where several are called so: words must not go to another place than the one that was meant.
 */
export function findModel(models: readonly Model[], typed: string): Model | null {
  const wanted = typed.toLowerCase();
  const matching = (fits: (name: string) => boolean) =>
    models.filter((model) => [modelName(model), model.name].some((one) => fits(one.toLowerCase())));
  const whole = matching((name) => name === wanted || name === `${wanted}:latest`);
  const found = whole.length > 0 ? whole : matching((name) => name.startsWith(wanted));
  return found.length === 1 ? (found[0] ?? null) : null;
}
