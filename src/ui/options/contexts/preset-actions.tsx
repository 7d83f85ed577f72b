import { type FormEvent, useRef, useState } from "react";
import type { Id } from "../../../domain/id";
import type { Preset } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SecretField } from "../../kit/secret-field";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { WithoutBackup } from "../../without-backup";
import { optionsWords } from "../../words/options-words";
import { ExportFirst } from "../export-first";
import { useUndoCell } from "../undo-provider";
import { goTo } from "../use-section";
import type { PresetEditor } from "./preset-editor";

type Props = {
  readonly client: Client;
  readonly editor: PresetEditor;
  readonly preset: Preset;
};

/** A preset's end: out of the list and back, or deleted by its name. */
export function PresetActions({ client, editor, preset }: Props) {
  const { busy, failure, run } = useAct();
  const [isConfirming, setConfirming] = useState(false);
  const { contextPage, dataPage } = optionsWords;
  const { id, isActive } = preset;
  const setActive = () =>
    run(async () => {
      await editor.save();
      const name = isActive ? "preset.archive" : "preset.restore";
      editor.accept(await client.call(name, { id }));
    });
  return (
    <>
      <p className="text-small text-muted">{contextPage.removeMeans}</p>
      <div className="flex flex-wrap gap-2">
        <QuietButton data-preset-active={isActive} disabled={busy} onClick={setActive}>
          {isActive ? contextPage.remove : contextPage.restore}
        </QuietButton>
        <QuietButton
          data-purge=""
          aria-expanded={isConfirming}
          onClick={() => setConfirming(!isConfirming)}
        >
          {dataPage.purge}
        </QuietButton>
      </div>
      <FailureLine failure={failure} />
      {isConfirming && <PurgePreset client={client} preset={preset} />}
    </>
  );
}

/** The list knows nothing of what is back; whoever is elsewhere by then stays there. */
function showAgain(id: Id): void {
  if (location.hash === "#contexts") goTo("contexts", `preset/${id}`);
}

function PurgePreset({ client, preset: { id, name } }: Pick<Props, "client" | "preset">) {
  const typed = useRef<HTMLInputElement>(null);
  const cell = useUndoCell();
  const { busy, failure, run } = useAct();
  const { contextPage, dataPage } = optionsWords;
  const purge = (withoutBackup?: true) =>
    run(async () => {
      const input = { id, name: typed.current?.value ?? "", withoutBackup };
      await offerUndo(
        cell,
        (undo) => client.call("preset.purge", { ...input, undo }),
        ({ canUndo = false }) =>
          canUndo ? { what: { kind: "presetRemoved" }, onUndone: async () => showAgain(id) } : null,
      );
      goTo("contexts", "");
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    purge();
  };
  return (
    <form data-purge-form="" onSubmit={submit} className="flex flex-col gap-3 text-small">
      <p>{contextPage.presetPurgeMeans}</p>
      <ExportFirst />
      <SecretField name="name" label={dataPage.purgeName(name)} field={typed} shown />
      <QuietButton type="submit" data-purge-confirm="" disabled={busy}>
        {contextPage.presetPurgeConfirm(name)}
      </QuietButton>
      <FailureLine failure={failure} />
      <WithoutBackup
        failure={failure}
        action={contextPage.presetPurgeConfirm(name)}
        onGo={() => purge(true)}
      />
    </form>
  );
}
