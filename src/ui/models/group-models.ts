import type { ModelList } from "../../contract/model";
import { matchesQuery } from "../../domain/matches-query";
import { isSameModel, type Model } from "../../domain/model";
import { modelDestinationOf } from "../../domain/model-destination";
import { words } from "../words/words";
import { modelDestinationText, modelName } from "./model-destination-text";

/** Models that are reached in one way and answer in one place. */
export type ModelGroup = {
  readonly title: string;
  readonly models: readonly Model[];
};

type Listed = Pick<ModelList, "models" | "connections">;
type ModelQuery = {
  readonly query: string;
  readonly chosen: Model | null;
  /** Models to show at most; the one that is chosen is always among them. */
  readonly limit: number;
};

/**
 * The models that a query leaves, by where they are, and how many of them are not shown. What it finds by
 * a name of the model comes first, before what only the place has, such as a port or "llama" in its name.
 */
export function groupModels(
  { models, connections }: Listed,
  { query, chosen, limit }: ModelQuery,
): { readonly groups: readonly ModelGroup[]; readonly more: number } {
  const nameById = new Map(connections.map(({ id, name }) => [id, name]));
  const titled = models.map((model) => ({ model, title: groupTitle(model, nameById) }));
  const isFound = (model: Model, titles: readonly string[]) =>
    matchesQuery({ name: modelName(model), tags: [model.name, ...titles] }, query);
  const [named, others] = partition(titled, ({ model }) => isFound(model, []));
  const found = [...named, ...others.filter(({ model, title }) => isFound(model, [title]))];
  const shown = found.filter(({ model }, index) => {
    return index < limit || (chosen !== null && isSameModel(model, chosen));
  });
  const byTitle = new Map<string, Model[]>();
  for (const { model, title } of shown) {
    byTitle.set(title, [...(byTitle.get(title) ?? []), model]);
  }
  const groups = [...byTitle].map(([title, group]) => ({ title, models: group }));
  return { groups, more: found.length - shown.length };
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function groupTitle(model: Model, nameById: ReadonlyMap<string, string>): string {
  if (modelDestinationOf(model).type === "browser") return words.modelMenu.here;
  const known = nameById.get(model.connection ?? "");
  return words.modelMenu.group(known ?? words.modelMenu.ollama, modelDestinationText(model));
}
