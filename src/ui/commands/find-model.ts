import type { Model } from "../../domain/model";
import { modelName } from "../models/model-place";

/** The model that a typed name means: its whole name, else the only one that begins so; null for none. */
export function findModel(models: readonly Model[], typed: string): Model | null {
  const wanted = typed.toLowerCase();
  const names = models.map((model) => ({ model, name: modelName(model).toLowerCase() }));
  const whole = names.find(({ name }) => name === wanted || name === `${wanted}:latest`);
  if (whole !== undefined) return whole.model;
  const begun = names.filter(({ name }) => name.startsWith(wanted));
  return begun.length === 1 ? (begun[0]?.model ?? null) : null;
}
