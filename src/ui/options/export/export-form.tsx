import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ExportScope } from "../../../contract/export";
import type { Id } from "../../../domain/id";
import { elaraKeyProblem } from "../../../foreign/elara-envelope";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { SelectField } from "../../kit/select-field";
import { PrimaryButton } from "../../primary-button";
import { useContexts } from "../../use-contexts";
import { optionsWords } from "../../words/options-words";
import { ChooseConversation, type Chosen } from "./choose-conversation";
import type { DirectoryHandle } from "./elara-target";
import type { ExportPlan, ExportForm as Form } from "./exporter";
import { KeyField } from "./key-field";

type Props = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  /** The conversation that is asked for by the page's address; null for none. */
  readonly wanted: Id | null;
  readonly onStart: (plan: ExportPlan) => void;
  /** Asks for a folder; null where this browser has no such question. */
  readonly pickFolder: (() => Promise<DirectoryHandle>) | null;
};

/** What to export, in which form, and where to. */
export function ExportForm({ client, wanted, onStart, pickFolder }: Props) {
  const [of, setOf] = useState<ExportScope["of"]>(wanted === null ? "all" : "conversation");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [as, setAs] = useState<Form["as"]>("json");
  const [into, setInto] = useState<Into>("zip");
  const [problem, setProblem] = useState<KeyProblem>("empty");
  const key = useRef<HTMLInputElement>(null);
  const { exportPart } = optionsWords;
  const isReady = (of === "all" || chosen !== null) && (as !== "elara" || problem === null);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    // Read before a question is asked: the answer may take the field away.
    const text = key.current?.value ?? "";
    const isFolder = as === "elara" && into === "folder" && pickFolder !== null;
    const folder = isFolder ? await pickFolder().catch(() => null) : null;
    // Nothing was chosen.
    if (isFolder && folder === null) return;
    const form = as === "elara" ? ({ as, key: text, folder } as const) : ({ as } as const);
    onStart({ scope: toScope(of, chosen), form });
  };
  return (
    <form className="flex min-w-0 flex-col gap-3" onSubmit={start} data-export-form="">
      <ChooseScope {...{ client, of, wanted, chosen }} onOf={setOf} onChoose={setChosen} />
      <SelectField
        name="export-form"
        label={exportPart.format}
        value={as}
        options={exportPart.formats}
        onChange={(next) => {
          setAs(next);
          setProblem("empty");
        }}
      />
      {as === "elara" && (
        <ElaraFields
          field={key}
          problem={problem}
          onKey={(text) => setProblem(elaraKeyProblem(text))}
          into={into}
          onInto={pickFolder === null ? null : setInto}
        />
      )}
      <p className="text-small text-muted" data-export-hidden={as}>
        {exportPart.hidden[as]}
      </p>
      <p className="text-small" data-export-warning={as}>
        {as === "elara" ? exportPart.weak : exportPart.readable}
      </p>
      <PrimaryButton type="submit" data-export-start="" disabled={!isReady}>
        {exportPart.start}
      </PrimaryButton>
    </form>
  );
}

type Into = "zip" | "folder";
type KeyProblem = ReturnType<typeof elaraKeyProblem>;

type ElaraProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly problem: KeyProblem;
  readonly onKey: (text: string) => void;
  readonly into: Into;
  /** Null where there is nothing to choose from. */
  readonly onInto: ((into: Into) => void) | null;
};

/** The key that seals it, and whether it is one file or many. */
function ElaraFields({ field, problem, onKey, into, onInto }: ElaraProps) {
  const { exportPart } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{exportPart.elaraContents}</p>
      <KeyField
        field={field}
        note={problem === "default" ? exportPart.keyProblems.default : null}
        onInput={onKey}
      />
      {onInto !== null && (
        <SelectField
          name="export-into"
          label={exportPart.target}
          value={into}
          options={exportPart.targets}
          onChange={onInto}
        />
      )}
      {into === "folder" && <p className="text-small text-muted">{exportPart.folderNote}</p>}
    </>
  );
}

function toScope(of: ExportScope["of"], chosen: Chosen | null): ExportScope {
  return of === "all" || chosen === null ? { of: "all" } : { of, id: chosen.id };
}

type ChooseScopeProps = {
  readonly client: Pick<Client, "call" | "onListsChange">;
  readonly of: ExportScope["of"];
  readonly wanted: Id | null;
  readonly chosen: Chosen | null;
  readonly onOf: (of: ExportScope["of"]) => void;
  readonly onChoose: (chosen: Chosen | null) => void;
};

/** What is exported: all, one context, or one conversation. */
function ChooseScope({ client, of, wanted, chosen, onOf, onChoose }: ChooseScopeProps) {
  const { exportPart } = optionsWords;
  return (
    <>
      <SelectField
        name="export-what"
        label={exportPart.what}
        value={of}
        options={exportPart.scopes}
        onChange={(next) => {
          onChoose(null);
          onOf(next);
        }}
      />
      {of === "context" && <ChooseContext {...{ client, chosen, onChoose }} />}
      {of === "conversation" && <ChooseConversation {...{ client, wanted, chosen, onChoose }} />}
    </>
  );
}

function ChooseContext({
  client,
  chosen,
  onChoose,
}: Pick<ChooseScopeProps, "client" | "chosen" | "onChoose">) {
  const { contexts, failure, again } = useContexts(client);
  const shown = contexts.find(({ id }) => id === chosen?.id) ?? contexts[0] ?? null;
  useEffect(() => {
    if (shown !== null && shown.id !== chosen?.id) onChoose({ id: shown.id, name: shown.name });
  }, [shown, chosen, onChoose]);
  return (
    <>
      <FailureLine failure={failure} onAgain={again} />
      {shown !== null && (
        <SelectField<string>
          name="export-context"
          label={optionsWords.exportPart.context}
          value={shown.id}
          options={Object.fromEntries(contexts.map(({ id, name }) => [id, name]))}
          onChange={(one) => onChoose(contexts.find(({ id }) => id === one) ?? null)}
        />
      )}
    </>
  );
}
