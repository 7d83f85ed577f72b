import type { Preset, PresetFields, PresetSettings } from "../../../domain/preset";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { bindFields } from "./bind-fields";
import type { EditorState } from "./field-copy";
import { problemOf } from "./field-frame";
import { PersonalityHints } from "./personality-hints";
import type { PresetEditor } from "./preset-editor";
import { TagsField } from "./tags-field";
import { TemperatureField } from "./temperature-field";
import { TypedNumber } from "./typed-number";
import { TypedText } from "./typed-text";

type Props = {
  readonly editor: PresetEditor;
  readonly state: Pick<EditorState<PresetFields, Preset>, "fields" | "problems">;
};

/** What a preset gives to the contexts that are made from it. */
export function PresetParts({ editor, state }: Props) {
  const { contextPage } = optionsWords;
  return (
    <>
      <PagePart title={contextPage.who}>
        <Texts editor={editor} state={state} />
      </PagePart>
      <PagePart title={contextPage.how}>
        <Settings editor={editor} state={state} />
      </PagePart>
    </>
  );
}

function Texts({ editor, state }: Props) {
  const field = bindFields(editor, state);
  const { contextPage } = optionsWords;
  const { systemPrompt, defaultPersonality } = state.fields;
  return (
    <>
      <TypedText name="name" label={contextPage.name} {...field("name")} />
      <TypedText
        name="description"
        label={contextPage.description}
        {...field("description")}
        rows={2}
      />
      <TypedText
        name="system-prompt"
        label={contextPage.systemPrompt}
        {...field("systemPrompt")}
        rows={5}
        note={contextPage.systemPromptNote}
      />
      <TypedText
        name="personality"
        label={contextPage.personality}
        {...field("defaultPersonality")}
        rows={3}
        note={contextPage.personalityNote}
      />
      <PersonalityHints fields={{ systemPrompt, personality: defaultPersonality }} />
      <TagsField {...field("tags")} />
    </>
  );
}

/** Each with its `data-number` and its words. */
const NUMBERS = [
  ["maxTokens", "max-tokens"],
  ["maxHistoryTokens", "max-history-tokens"],
  ["expiryDays", "expiry-days"],
] as const;

function Settings({ editor, state: { fields, problems } }: Props) {
  const { contextPage } = optionsWords;
  const settings = fields.defaultSettings;
  const change = (next: Partial<PresetSettings>) =>
    editor.change({ defaultSettings: { ...editor.get().fields.defaultSettings, ...next } });
  return (
    <>
      <TemperatureField
        value={settings.temperature}
        problem={problemOf(problems, "temperature")}
        onChange={(temperature) => change({ temperature })}
        onLeave={editor.save}
      />
      {NUMBERS.map(([key, name]) => (
        <TypedNumber
          key={key}
          name={name}
          label={contextPage[key]}
          value={settings[key]}
          kind="whole"
          problem={problemOf(problems, key)}
          onChange={(value) => change({ [key]: value })}
          onLeave={editor.save}
        />
      ))}
    </>
  );
}
