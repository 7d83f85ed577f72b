import type { Model } from "../../../domain/model";

/** The models that have every word of a query in their name or label, in the order given. */
export function filterModels(models: readonly Model[], query: string): readonly Model[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return models;
  return models.filter(({ name, label = "" }) => {
    const text = `${name} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
