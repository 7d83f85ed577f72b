import { useCallback } from "react";
import { modelKey } from "../../../domain/model";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { SelectField } from "../../kit/select-field";
import { LinkButton } from "../../link-button";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { CompressionFields } from "./compression-fields";
import type { PartProps } from "./context-parts";
import { problemOf } from "./field-frame";
import { historyHint } from "./history-hint";
import { limitsBefore } from "./limits-before";
import { TemperatureField } from "./temperature-field";
import { TypedNumber } from "./typed-number";
import { useModelChoice } from "./use-model-choice";

/** What answers and within which limits. */
export function HowPart({ client, editor, state }: PartProps) {
  const { fields, problems } = state;
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
      <TemperatureField
        value={fields.temperature}
        problem={problemOf(problems, "temperature")}
        onNumber={(temperature) => editor.change({ temperature })}
        onLeave={editor.save}
      />
      <TypedNumber
        name="max-tokens"
        label={contextPage.maxTokens}
        value={fields.maxTokens}
        kind="whole"
        note={reply}
        problem={problemOf(problems, "maxTokens")}
        onNumber={(maxTokens) => editor.change({ maxTokens })}
        onLeave={editor.save}
      />
      <TypedNumber
        name="max-history-tokens"
        label={contextPage.maxHistoryTokens}
        value={fields.maxHistoryTokens}
        kind="whole"
        note={history}
        problem={problemOf(problems, "maxHistoryTokens")}
        onNumber={(maxHistoryTokens) => editor.change({ maxHistoryTokens })}
        onLeave={editor.save}
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
  const ask = useCallback(() => runTwice(() => client.call("prompt.settings", {})), [client]);
  return useAnswer(ask).value ?? DEFAULT_PROMPT_SETTINGS;
}
