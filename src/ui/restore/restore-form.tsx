import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import { KEY_FILE } from "../../domain/backup";
import { FailureLine } from "../failure-line";
import { DropArea } from "../kit/drop-area";
import { FileField } from "../kit/file-field";
import { formatSize } from "../options/models/format-size";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { useAnswer } from "../use-answer";
import { useCell } from "../use-cell";
import { restoreFailureSentence } from "../words/restore-failure-sentence";
import { restoreWords } from "../words/restore-words";
import { chosenSecret, type GivenSecret } from "./chosen-secret";
import { type KeptFiles, madeAtOf } from "./kept-files";
import { KeptProof } from "./kept-proof";
import { failureBeside, type RestoreChoice, type Restorer } from "./restorer";
import { SecretChoice } from "./secret-choice";
import { type SortedFiles, sortFiles } from "./sort-files";

export type RestoreFormProps = {
  readonly restorer: Restorer;
  readonly kept: KeptFiles;
  /** Whether what is kept in this browser is offered: where no vault is there that lists it. */
  readonly offersKept: boolean;
};

const NOTHING: SortedFiles = { backup: null, keyFile: null, others: [] };

/** Which backup, and what opens it. */
export function RestoreForm({ restorer, kept, offersKept }: RestoreFormProps) {
  const state = useCell(restorer.state);
  const [files, setFiles] = useState<SortedFiles>(NOTHING);
  const [name, setName] = useState<string | null>(null);
  // Where no vault lists what is kept, none is open that could be the one that made it.
  const hasVault = !offersKept;
  const [kind, setKind] = useState<GivenSecret["kind"]>(hasVault ? "vault" : "recovery");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const choice = choiceOf(files, name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (choice === null) return;
    const typed = field.current?.value ?? "";
    // Beside what is kept here lies its key file.
    const keyFile = files.keyFile ?? ("name" in choice ? await kept.read(KEY_FILE) : null);
    const secret = await chosenSecret({ kind, typed, keyFile });
    if (secret === "not-a-key") return setProblem(restoreWords.notAKey);
    if (secret === "no-key-file") return setProblem(restoreWords.needsKeyFile);
    setProblem(null);
    await restorer.open(choice, secret);
    // This vault is not the one: the others are what is left to try.
    if (secret.kind === "vault" && hasFailedByKey(restorer)) {
      setKind(files.keyFile === null ? "recovery" : "passphrase");
    }
  };
  const take = (chosen: SortedFiles) => {
    setProblem(null);
    setFiles({
      ...chosen,
      backup: chosen.backup ?? files.backup,
      keyFile: chosen.keyFile ?? files.keyFile,
    });
    if (chosen.backup !== null) setName(null);
    // The vault that is open may open it without being asked for anything.
    if (chosen.keyFile !== null && kind !== "vault") setKind("passphrase");
  };
  const failure = failureBeside(state, name);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-muted">{restoreWords.why}</p>
      {/* It may ask for a secret of its own, in a form of its own: Enter there sends that one. */}
      {offersKept && <KeptList restorer={restorer} chosen={name} onChoose={setName} />}
      <form data-restore-form="" onSubmit={submit} className="flex flex-col gap-3">
        <FilePicker files={files} onFiles={take} />
        <SecretChoice
          hasVault={hasVault}
          kind={kind}
          onKind={setKind}
          field={field}
          onInput={() => setProblem(null)}
        />
        <PrimaryButton type="submit" data-restore-look="" disabled={choice === null}>
          {restoreWords.look}
        </PrimaryButton>
        <FailureLine failure={problem ?? (failure && restoreFailureSentence(failure))} />
      </form>
    </div>
  );
}

function hasFailedByKey({ state }: Pick<Restorer, "state">): boolean {
  const now = state.get();
  return now.at === "ready" && now.failure?.code === "backup-wrong-key";
}

function choiceOf({ backup }: SortedFiles, name: string | null): RestoreChoice | null {
  if (name !== null) return { name };
  return backup === null ? null : { file: backup };
}

type KeptListProps = {
  readonly restorer: Pick<Restorer, "kept">;
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
};

/** What is kept in this browser, told by its files: no vault is open that knows more. */
function KeptList({ restorer, chosen, onChoose }: KeptListProps) {
  const ask = useCallback(() => restorer.kept(null), [restorer]);
  const { value, failure, again } = useAnswer(ask);
  if (value?.asks === true) return <KeptProof restorer={restorer} onProved={again} />;
  if (value === null) return <FailureLine failure={failure} onAgain={again} />;
  if (value.names.length === 0) return null;
  return (
    <fieldset data-restore-kept="" className="flex flex-col gap-2 text-small">
      <legend className="font-semibold">{restoreWords.keptTitle}</legend>
      <p className="text-muted">{restoreWords.keptWhy}</p>
      <ul className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line bg-raised">
        {value.names.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-2 p-2">
            <span className="min-w-0 grow wrap-anywhere">
              {restoreWords.keptFrom(madeAtOf(name) ?? 0)}
            </span>
            <QuietButton
              data-kept-use={name}
              aria-pressed={chosen === name}
              aria-label={`${restoreWords.useKept}: ${restoreWords.keptFrom(madeAtOf(name) ?? 0)}`}
              onClick={() => onChoose(chosen === name ? null : name)}
            >
              {chosen === name ? restoreWords.usedKept : restoreWords.useKept}
            </QuietButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type FilePickerProps = {
  readonly files: SortedFiles;
  readonly onFiles: (files: SortedFiles) => void;
};

/** Where a backup, and its key file with it, are dropped or chosen. */
function FilePicker({ files, onFiles }: FilePickerProps) {
  const id = useId();
  const take = async (all: readonly File[]) => {
    if (all.length > 0) onFiles(await sortFiles(all));
  };
  const { backup, keyFile, others } = files;
  return (
    <DropArea data-restore-drop="" onFiles={take}>
      <p id={id}>{restoreWords.drop}</p>
      <FileField
        label={restoreWords.files}
        takes="files"
        accept=".age"
        aria-describedby={id}
        data-restore-file=""
        onFiles={take}
      />
      <div role="status" className="flex flex-col gap-1 wrap-anywhere empty:hidden">
        {backup !== null && (
          <p data-chosen-backup="">
            {restoreWords.chosenBackup(backup.name, formatSize(backup.size))}
          </p>
        )}
        {keyFile !== null && <p data-chosen-key="">{restoreWords.chosenKey(keyFile.name)}</p>}
      </div>
      {others.map((name) => (
        <FailureLine key={name} failure={restoreWords.notTaken(name)} />
      ))}
    </DropArea>
  );
}
