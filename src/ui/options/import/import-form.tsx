import { type FormEvent, type RefObject, useCallback, useId, useRef, useState } from "react";
import { MAX_NAME } from "../../../domain/check-fields";
import { elaraKeyProblem } from "../../../foreign/elara-envelope";
import { readElaraName } from "../../../foreign/elara-name";
import { isPng } from "../../../foreign/read-png-card";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { FileField } from "../../kit/file-field";
import { Folded } from "../../kit/folded";
import { SelectField } from "../../kit/select-field";
import { PrimaryButton } from "../../primary-button";
import { useAnswer } from "../../use-answer";
import { useFreshLists } from "../../use-fresh-lists";
import { optionsWords } from "../../words/options-words";
import { KeyField } from "../export/key-field";
import { IMPORT_EXPIRY_DAYS, type ImportTarget } from "./import-target";
import type { ImportSource } from "./importer";
import { type ElaraRecords, isElaraFile } from "./open-records";

/** Stands among the ids of contexts for one that is to be made. */
const NEW = "new";

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  readonly onStart: (source: ImportSource, target: ImportTarget) => void;
};

/** Which file or folder, and into which context. */
export function ImportForm({ client, onStart }: Props) {
  const { chosen, choose } = useChosen();
  const [into, setInto] = useState<string>(NEW);
  const [name, setName] = useState("");
  const [keyProblem, setKeyProblem] = useState<KeyProblem>("empty");
  const key = useRef<HTMLInputElement>(null);
  const ask = useCallback(() => listNames(client), [client]);
  const { value: contexts, failure, again } = useAnswer(ask);
  useFreshLists(client, again);
  const { importPart } = optionsWords;
  const isElara = chosen?.type === "elara";
  const isCard = chosen?.type === "file" && chosen.isCard;
  const isReady = chosen !== null && !(isElara && keyProblem === "empty");
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const source = isElara ? { ...chosen, key: key.current?.value ?? "" } : chosen;
    const known = contexts?.find(({ id }) => id === into);
    onStart(source, known === undefined ? { type: "new", name } : { type: "existing", ...known });
  };
  const options = Object.fromEntries((contexts ?? []).map((one) => [one.id, one.name]));
  return (
    <form className="flex min-w-0 flex-col gap-3" onSubmit={start} data-import-form="">
      <SourceFields
        onChoose={(given) => {
          // The field of the key goes with what was chosen before.
          setKeyProblem("empty");
          choose(given);
        }}
      />
      <About />
      {isElara && (
        <ElaraFields field={key} isDefault={keyProblem === "default"} onProblem={setKeyProblem} />
      )}
      {isCard && (
        <p role="status" className="text-small" data-import-card="">
          {importPart.card}
        </p>
      )}
      {!isCard && (
        <SelectField
          name="import-into"
          label={importPart.target}
          value={into}
          options={{ [NEW]: importPart.newContext, ...options }}
          onChange={setInto}
        />
      )}
      {!isCard && into === NEW && <NameField name={name} onChange={setName} />}
      <FailureLine failure={failure} onAgain={again} />
      <PrimaryButton type="submit" data-import-start="" disabled={!isReady}>
        {importPart.start}
      </PrimaryButton>
    </form>
  );
}

type KeyProblem = ReturnType<typeof elaraKeyProblem>;

type ElaraFieldsProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isDefault: boolean;
  readonly onProblem: (problem: KeyProblem) => void;
};

function ElaraFields({ field, isDefault, onProblem }: ElaraFieldsProps) {
  const { importPart, exportPart } = optionsWords;
  return (
    <>
      <p role="status" className="text-small">
        {importPart.elara}
      </p>
      <KeyField
        field={field}
        note={isDefault ? exportPart.keyWarning : null}
        onInput={(text) => onProblem(elaraKeyProblem(text))}
      />
    </>
  );
}

/** What else can be read, and how much of it. */
function About() {
  const { formats, moreFormats, limitsTitle, limits } = optionsWords.importPart;
  return (
    <>
      <Folded name={formats} part="import-formats">
        <p>{moreFormats}</p>
      </Folded>
      <Folded name={limitsTitle} part="import-limits">
        <p>{limits}</p>
      </Folded>
    </>
  );
}

async function listNames(client: Pick<Client, "call">) {
  const input = { pageSize: 500, include: "expired" } as const;
  const { contexts } = await runTwice(() => client.call("context.list", input));
  return contexts.map(({ context: { id, name } }) => ({ id, name }));
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
        dir="auto"
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

/** What is chosen, as it is called where it comes from. */
type Source = { readonly kind: "file" | "folder"; readonly name: string };

/** A file of any kind that is known, or a folder; choosing one forgets the other. Both take what is dropped on them, too. */
function SourceFields({ onChoose }: { readonly onChoose: Choose }) {
  const { importPart } = optionsWords;
  const [source, setSource] = useState<Source | null>(null);
  const chosen = (kind: Source["kind"]) => (source?.kind === kind ? source.name : null);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FileField
        label={importPart.file}
        accept=".zip,.json,.jsonl,.ndjson,.png,application/zip,application/json,image/png"
        chosen={chosen("file")}
        data-import-file=""
        onFiles={([file]) => {
          setSource(file === undefined ? null : { kind: "file", name: file.name });
          onChoose(file ?? null);
        }}
      />
      <FileField
        label={importPart.folder}
        takes="folder"
        chosen={chosen("folder")}
        data-import-folder=""
        onFiles={(files) => {
          setSource({ kind: "folder", name: folderOf(files) });
          onChoose(files);
        }}
      />
    </div>
  );
}

function folderOf([first]: readonly File[]): string {
  return first?.webkitRelativePath.split("/", 1)[0] ?? "";
}

/** What was chosen; a key text belongs to it where it is Elara's. */
type Chosen =
  | (Extract<ImportSource, { type: "file" }> & {
      /** Whether it looks like a character card, as far as its beginning tells. */
      readonly isCard: boolean;
    })
  | { readonly type: "elara"; readonly records: ElaraRecords };

type Choose = (chosen: File | readonly File[] | null) => void;

/** Takes a file or a folder, and looks whether it holds Elara's records; the newest choice counts. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const newest = useRef(0);
  const choose: Choose = useCallback(async (given) => {
    newest.current += 1;
    const mine = newest.current;
    setChosen(null);
    const found = given === null ? null : await look(given);
    if (mine === newest.current) setChosen(found);
  }, []);
  return { chosen, choose };
}

async function look(given: File | readonly File[]): Promise<Chosen> {
  if (!(given instanceof File)) {
    const isElara = given.some(({ name }) => readElaraName(name) !== null);
    if (isElara) return { type: "elara", records: given };
    return { type: "file", file: given, isCard: false };
  }
  if (await isElaraFile(given)) return { type: "elara", records: given };
  return { type: "file", file: given, isCard: await isCardFile(given) };
}

/** Bytes in which a card in JSON says that it is one, as a rule. */
const CARD_HEAD = 4_096;

async function isCardFile(file: File): Promise<boolean> {
  try {
    if (await isPng(file)) return true;
    const head = await file.slice(0, CARD_HEAD).text();
    return head.trimStart().startsWith("{") && /"spec"\s*:\s*"chara_card_v/.test(head);
  } catch {
    // What is wrong with it is said when it is imported.
    return false;
  }
}
