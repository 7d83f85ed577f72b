import { useMemo } from "react";
import { fieldsFromPreset } from "../../../domain/fields-from-preset";
import type { Id } from "../../../domain/id";
import type { Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { useCall } from "../../use-call";
import { useFirstFocus } from "../../use-first-focus";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ContextPreview } from "./context-preview";
import { PresetActions } from "./preset-actions";
import { createPresetEditor } from "./preset-editor";
import { PresetParts } from "./preset-parts";
import { SaveState } from "./save-state";
import { later, useEditor } from "./use-editor";

type Props = { readonly client: Client; readonly id: Id };

/** One of the person's own presets with all that can be set of it. */
export function PresetPage({ client, id }: Props) {
  const { value, failure, again } = useCall(client, "preset.get", { id });
  const { contextPage } = optionsWords;
  return (
    <main data-preset-page={id}>
      <a href="#contexts" data-back="" className="rounded-sm text-small text-muted underline">
        {contextPage.back}
      </a>
      <FailureLine failure={value === null ? failure : null} onAgain={again} />
      {value !== null && <Editor client={client} preset={value} />}
    </main>
  );
}

function Editor({ client, preset }: { readonly client: Client; readonly preset: Preset }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { editor, state } = useEditor(() => createPresetEditor({ client, later }, preset));
  const { fields, problems } = state;
  const shown = useMemo(() => fieldsFromPreset(fields), [fields]);
  const { contextPage } = optionsWords;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="py-3 text-title font-semibold outline-none">
        <bdi className="wrap-anywhere">{state.item.name}</bdi>
      </h1>
      <PresetParts editor={editor} state={state} />
      <PagePart title={contextPage.preview}>
        <ContextPreview client={client} fields={shown} isSound={problems.length === 0} />
      </PagePart>
      <PagePart title={contextPage.presetActions}>
        <PresetActions client={client} editor={editor} preset={state.item} />
      </PagePart>
      <SaveState editor={editor} state={state} />
    </>
  );
}
