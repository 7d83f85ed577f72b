import { type FormEvent, useCallback, useId, useState } from "react";
import { MAX_NAME } from "../../../domain/check-fields";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { PrimaryButton } from "../../primary-button";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { SelectField } from "../prompt/select-field";
import { IMPORT_EXPIRY_DAYS, type ImportTarget } from "./importer";

/** Stands among the ids of contexts for one that is to be made. */
const NEW = "new";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onStart: (file: Blob, target: ImportTarget) => void;
};

/** Which file, and into which context. */
export function ImportForm({ client, onStart }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [into, setInto] = useState<string>(NEW);
  const [name, setName] = useState("");
  const ask = useCallback(() => listNames(client), [client]);
  const { value: contexts, failure, again } = useAnswer(ask);
  const { importPart } = optionsWords;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return;
    const known = contexts?.find(({ id }) => id === into);
    onStart(file, known === undefined ? { type: "new", name } : { type: "existing", ...known });
  };
  const options = Object.fromEntries((contexts ?? []).map((one) => [one.id, one.name]));
  return (
    <form className="flex flex-col gap-3" onSubmit={start} data-import-form="">
      <p className="text-small text-muted">{importPart.limits}</p>
      <FileField onChoose={setFile} />
      <SelectField
        name="import-into"
        label={importPart.target}
        value={into}
        options={{ [NEW]: importPart.newContext, ...options }}
        onChange={setInto}
      />
      {into === NEW && <NameField name={name} onChange={setName} />}
      <FailureLine failure={failure} onAgain={again} />
      <PrimaryButton type="submit" data-import-start="" disabled={file === null}>
        {importPart.start}
      </PrimaryButton>
    </form>
  );
}

async function listNames(client: Pick<Client, "call">) {
  const input = { pageSize: 500, include: "expired" } as const;
  const { contexts } = await runTwice(() => client.call("context.list", input));
  return contexts.map(({ context: { id, name } }) => ({ id, name }));
}

function FileField({ onChoose }: { readonly onChoose: (file: File | null) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {optionsWords.importPart.file}
      </label>
      <input
        id={id}
        type="file"
        data-import-file=""
        accept=".zip,.json,application/zip,application/json"
        onChange={(event) => onChoose(event.currentTarget.files?.item(0) ?? null)}
        className="max-w-full self-start text-small file:me-2 file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:py-1 file:text-ink hover:file:bg-tint"
      />
    </div>
  );
}

type NameProps = { readonly name: string; readonly onChange: (name: string) => void };

function NameField({ name, onChange }: NameProps) {
  const id = useId();
  const stays = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small">
        {optionsWords.importPart.newName}
      </label>
      <input
        id={id}
        data-import-name=""
        aria-describedby={stays}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        placeholder={optionsWords.importPart.newNameHint}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="w-72 max-w-full self-start rounded-md border border-field bg-raised px-2 py-1"
      />
      <p id={stays} className="text-small text-muted">
        {optionsWords.importPart.newContextStays(IMPORT_EXPIRY_DAYS)}
      </p>
    </div>
  );
}
