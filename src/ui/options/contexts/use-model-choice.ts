import { useCallback } from "react";
import { type Model, modelKey } from "../../../domain/model";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { modelName, modelPlace } from "../../models/model-place";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";

export type ModelChoice = {
  /** What answers where nothing else is chosen; null until it is known. */
  readonly general: Model | null;
  /** Every choice with its words, the general one by an empty key. */
  readonly options: Readonly<Record<string, string>>;
  /** The model of a key; null for the general one. */
  readonly modelOf: (key: string) => Model | null;
};

/** The models that a context can be bound to; `own`, the one it is bound to, is always among them. */
export function useModelChoice(client: Pick<Client, "call">, own: Model | null): ModelChoice {
  const ask = useCallback(async () => {
    const { models, connections } = await runTwice(() => client.call("model.list", {}));
    const { model } = await runTwice(() => client.call("model.status", { contextId: null }));
    return { models, general: model, nameById: new Map(connections.map(toEntry)) };
  }, [client]);
  const { value } = useAnswer(ask);
  const { contextPage } = optionsWords;
  const general = value?.general ?? null;
  const models = [...(value?.models ?? []), ...(own === null ? [] : [own])];
  const byKey = new Map(models.map((model) => [modelKey(model), model]));
  const named = [...byKey].map(([key, model]) => [key, wordsOf(model, value?.nameById)]);
  const first =
    general === null ? contextPage.general : contextPage.generalModel(modelName(general));
  return {
    general,
    options: { "": first, ...Object.fromEntries(named) },
    modelOf: (key) => byKey.get(key) ?? null,
  };
}

function toEntry({ id, name }: { readonly id: string; readonly name: string }) {
  return [id, name] as const;
}

/** What a model is called, what it is reached by where the person gave that a name, and its place. */
function wordsOf(model: Model, nameById: ReadonlyMap<string, string> | undefined): string {
  const connection = nameById?.get(model.connection ?? "");
  const parts = [modelName(model), ...(connection === undefined ? [] : [connection])];
  return [...parts, modelPlace(model)].join(", ");
}
