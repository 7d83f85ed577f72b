import { type FormEvent, type ReactNode, useState } from "react";
import type { Failure } from "../../../domain/app-error";
import { type BlockFields, PERMISSIONS } from "../../../domain/block";
import { MAX_LABEL } from "../../../domain/block-schema";
import { FailureLine } from "../../failure-line";
import { useAct } from "../../use-act";
import { memoryWords } from "../../words/memory-words";
import { Choices } from "../choices";
import { readField, TextField } from "../text-field";
import { FormFoot } from "./form-foot";

export type Settings = Omit<BlockFields, "schema">;

type Props = {
  readonly settings: Settings;
  readonly button: string;
  /** What there is between the name and what the model may do. */
  readonly children?: ReactNode;
  /** Keeps it; resolves with what is to be mended first, null for nothing. */
  readonly save: (settings: Settings) => Promise<string | null>;
  readonly onClose: () => void;
};

/** What is said of a block: its name, what it is for, its kind, what the model may do. */
export function BlockForm({ settings, button, children, save, onClose }: Props) {
  const [type, setType] = useState(settings.type);
  const [permission, setPermission] = useState(settings.permission);
  const [pinned, setPinned] = useState(settings.pinned);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, failure, run } = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [label, description] = [readField(form, "label"), readField(form, "description")];
    await run(async () => {
      const found = await save({ label, description, type, permission, pinned });
      setProblem(found);
      if (found === null) onClose();
    });
  };
  const texts = memoryWords.settings;
  return (
    <form data-block-form="" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="label"
        label={texts.label}
        note={texts.labelNote}
        defaultValue={settings.label}
        maxLength={MAX_LABEL}
      />
      <TextField
        name="description"
        label={texts.description}
        note={texts.descriptionNote}
        defaultValue={settings.description}
        maxLength={500}
        rows={2}
      />
      {children}
      <Choices
        name="type"
        legend={texts.type}
        value={type}
        values={TYPES}
        names={memoryWords.types}
        means={memoryWords.typeMeans}
        onChange={setType}
      />
      {type === "working" && <Pinned value={pinned} onChange={setPinned} />}
      <Choices
        name="permission"
        legend={texts.permission}
        value={permission}
        values={PERMISSIONS}
        names={memoryWords.permissions}
        means={memoryWords.permissionMeans}
        onChange={setPermission}
      />
      <FailureLine failure={problem ?? (failure && (labelSentence(failure) ?? failure))} />
      <FormFoot save={button} busy={busy} onCancel={onClose} />
    </form>
  );
}

type PinnedProps = { readonly value: boolean; readonly onChange: (value: boolean) => void };

function Pinned({ value, onChange }: PinnedProps) {
  return (
    <label className="flex items-start gap-2 text-small">
      <input
        type="checkbox"
        data-pinned=""
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-1 accent-accent"
      />
      {memoryWords.settings.pinned}
    </label>
  );
}

const TYPES = ["core", "working", "archival", "log"] as const;

function labelSentence({ code, data }: Failure): string | null {
  const { empty, taken, changed } = memoryWords.settings;
  if (code === "conflict") return changed;
  if (code !== "invalid-field" || data.field !== "label") return null;
  return data.problem === "empty" ? empty : data.problem === "taken" ? taken : null;
}
