import type { ContextCard } from "../../../contract/context";
import type { ContextFields } from "../../../domain/context";
import type { Model } from "../../../domain/model";
import type { Client } from "../../../messaging/client";
import { SwitchField } from "../../kit/switch-field";
import { useCall } from "../../use-call";
import { optionsWords } from "../../words/options-words";
import { bindFields } from "./bind-fields";
import type { ContextEditor } from "./context-editor";
import type { EditorState } from "./field-copy";
import { PersonalityHints } from "./personality-hints";
import { TagsField } from "./tags-field";
import { TypedText } from "./typed-text";

export type PartProps = {
  readonly client: Pick<Client, "call">;
  readonly editor: ContextEditor;
  readonly state: Pick<EditorState<ContextFields, ContextCard>, "fields" | "problems">;
};

/** What answers where a context has no model of its own; null until it is known. */
function useGeneralModel(client: PartProps["client"]): Model | null {
  return useCall(client, "model.status", { contextId: null }).value?.model ?? null;
}

/** Who answers: the name, what the model is told first, how it stays. */
export function WhoPart({ client, editor, state }: PartProps) {
  const { fields } = state;
  const field = bindFields(editor, state);
  const { contextPage } = optionsWords;
  const general = useGeneralModel(client);
  return (
    <>
      <TypedText name="name" label={contextPage.name} {...field("name")} />
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
        {...field("personality")}
        rows={3}
        note={contextPage.personalityNote}
      />
      <PersonalityHints fields={fields} model={fields.model ?? general} />
      <SwitchField
        name="steady"
        checked={fields.maintainPersonality}
        note={contextPage.steadyNote}
        onChange={(maintainPersonality) => editor.change({ maintainPersonality })}
      >
        {contextPage.steady}
      </SwitchField>
      <TagsField {...field("tags")} />
    </>
  );
}
