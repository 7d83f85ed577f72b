import { useCallback } from "react";
import { type Model, modelKey } from "../../../domain/model";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { SelectField } from "../../kit/select-field";
import { LinkButton } from "../../link-button";
import { modelDestinationText, modelName } from "../../models/model-destination-text";
import { useAnswer } from "../../use-answer";
import { useCall } from "../../use-call";
import { optionsWords } from "../../words/options-words";
import { bindFields } from "./bind-fields";
import { CompressionFields } from "./compression-fields";
import type { PartProps } from "./context-parts";
import { historyHint } from "./history-hint";
import { limitsBefore } from "./limits-before";
import { TemperatureField } from "./temperature-field";
import { TypedNumber } from "./typed-number";

/** What answers and within which limits. */
export function HowPart({ client, editor, state }: PartProps) {
  const { fields } = state;
  const field = bindFields(editor, state);
  const { contextPage } = optionsWords;
  const models = useModelChoice(client, fields.model);
  const settings = useGeneralSettings(client);
  const { window, reply, history } = limitsBefore(fields.model ?? models.general, settings);
  return (
    <>
      <SelectField
        name="model"
        label={contextPage.model}
        value={fields.model === null ? "" : modelKey(fields.model)}
        options={models.options}
        onChange={(key) => editor.change({ model: models.modelOf(key) })}
      />
      <TemperatureField {...field("temperature")} />
      <TypedNumber
        name="max-tokens"
        label={contextPage.maxTokens}
        {...field("maxTokens")}
        kind="whole"
        note={reply}
      />
      <TypedNumber
        name="max-history-tokens"
        label={contextPage.maxHistoryTokens}
        {...field("maxHistoryTokens")}
        kind="whole"
        note={history}
      />
      <HistoryHint
        window={window}
        now={fields.maxHistoryTokens}
        onTake={(maxHistoryTokens) => editor.change({ maxHistoryTokens })}
      />
      <CompressionFields
        compression={fields.compression}
        general={settings}
        onChange={(compression) => editor.change({ compression })}
      />
    </>
  );
}

type HintProps = {
  readonly window: number | null;
  readonly now: number;
  readonly onTake: (tokens: number) => void;
};

function HistoryHint({ window, now, onTake }: HintProps) {
  const tokens = window === null ? null : historyHint(window);
  if (window === null || tokens === null) return null;
  const { contextPage } = optionsWords;
  return (
    <div data-history-hint={tokens} className="flex flex-wrap gap-x-2 text-small text-muted">
      <p>{contextPage.historyHint(window, tokens)}</p>
      {tokens !== now && (
        <LinkButton onClick={() => onTake(tokens)}>{contextPage.takeHistory(tokens)}</LinkButton>
      )}
    </div>
  );
}

/** What the person has set for prompts in general; the documents' defaults until it is known. */
function useGeneralSettings(client: Pick<Client, "call">): PromptSettings {
  return useCall(client, "prompt.settings", {}).value ?? DEFAULT_PROMPT_SETTINGS;
}

type ModelChoice = {
  /** What answers where nothing else is chosen; null until it is known. */
  readonly general: Model | null;
  /** Every choice with its words, the general one by an empty key. */
  readonly options: Readonly<Record<string, string>>;
  /** The model of a key; null for the general one. */
  readonly modelOf: (key: string) => Model | null;
};

/** The models that a context can be bound to; `own`, the one it is bound to, is always among them. */
function useModelChoice(client: Pick<Client, "call">, own: Model | null): ModelChoice {
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
  return [...parts, modelDestinationText(model)].join(", ");
}
