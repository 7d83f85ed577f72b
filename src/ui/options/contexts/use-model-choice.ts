import { useCallback } from "react";
import { type Model, modelKey } from "../../../domain/model";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { modelName, modelPlace } from "../../models/model-place";
import { useAnswer } from "../../use-answer";
import { words } from "../../words/words";

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
    const { models } = await runTwice(() => client.call("model.list", {}));
    const { model } = await runTwice(() => client.call("model.status", { contextId: null }));
    return { models, general: model };
  }, [client]);
  const { value } = useAnswer(ask);
  const { contextPage } = words;
  const general = value?.general ?? null;
  const models = [...(value?.models ?? []), ...(own === null ? [] : [own])];
  const byKey = new Map(models.map((model) => [modelKey(model), model]));
  const named = [...byKey].map(([key, model]) => [
    key,
    `${modelName(model)}, ${modelPlace(model)}`,
  ]);
  const first =
    general === null ? contextPage.general : contextPage.generalModel(modelName(general));
  return {
    general,
    options: { "": first, ...Object.fromEntries(named) },
    modelOf: (key) => byKey.get(key) ?? null,
  };
}
