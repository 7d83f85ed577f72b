import { useCallback } from "react";
import { checkPresetFields } from "../../../domain/check-fields";
import { fieldsFromPreset } from "../../../domain/fields-from-preset";
import { DEFAULT_PRESET_SETTINGS, type Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { useAnswer } from "../../use-answer";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { goTo } from "../use-section";
import { CreateForm, type NewTexts } from "./create-form";

type Props = {
  readonly client: Client;
  /** The id of the preset that it begins as; empty for none. */
  readonly like: string;
};

/** A new preset of the person's own, from nothing, a template, or another preset. */
export function NewPreset({ client, like }: Props) {
  const ask = useCallback(
    async () => (like === "" ? null : runTwice(() => client.call("preset.get", { id: like }))),
    [client, like],
  );
  const { value, failure, busy, again } = useAnswer(ask);
  const toFields = useCallback(
    (texts: NewTexts) => fieldsFromPreset({ ...NO_MORE, ...alike(value), ...presetTexts(texts) }),
    [value],
  );
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { contextPage } = optionsWords;
  return (
    <main data-new="preset">
      <a href="#contexts" data-back="" className="rounded-sm text-small text-muted underline">
        {contextPage.back}
      </a>
      <h1 ref={heading} tabIndex={-1} className="py-3 text-title font-semibold outline-none">
        {contextPage.createPreset}
      </h1>
      <FailureLine failure={failure} onAgain={again} />
      {(like === "" || (value !== null && !busy)) && (
        <CreateForm
          key={like}
          client={client}
          {...(value === null ? {} : { first: textsOf(value) })}
          check={(texts) => checkPresetFields(presetTexts(texts))}
          toFields={toFields}
          create={async (id, texts) => {
            const fields = { ...alike(value), ...presetTexts(texts) };
            const made = await runTwice(() => client.call("preset.create", { id, fields }));
            goTo("contexts", `preset/${made.id}`);
          }}
        />
      )}
    </main>
  );
}

/** What a preset has where nothing is said of it. */
const NO_MORE = { defaultSettings: DEFAULT_PRESET_SETTINGS, tags: [] };

function presetTexts({ name, systemPrompt, personality }: NewTexts) {
  return { name, systemPrompt, defaultPersonality: personality };
}

function textsOf({ name, systemPrompt, defaultPersonality }: Preset): NewTexts {
  return { name, systemPrompt, personality: defaultPersonality };
}

function alike(preset: Preset | null) {
  if (preset === null) return {};
  const { description, defaultSettings, tags } = preset;
  return { description, defaultSettings, tags };
}
