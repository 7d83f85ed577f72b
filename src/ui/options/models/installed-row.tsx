import { type FormEvent, useState } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCall } from "../../use-call";
import { connectionWords } from "../../words/connection-words";
import { useUndoCell } from "../undo-provider";
import { formatSize } from "./format-size";
import { PlainField } from "./plain-field";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly model: CallOutput<"ollama.models">["installed"][number];
  readonly onDeleted: () => void;
};

/** One model on an Ollama server's disk, what the server knows of it, and its deletion. */
export function InstalledRow({ client, connectionId, model, onDeleted }: Props) {
  const [expanded, setExpanded] = useState<"show" | "delete" | null>(null);
  const { ollama } = connectionWords;
  const { name, bytes, parameters, quantization, notDeleted } = model;
  const server = { client, connectionId, name };
  const facts = [parameters, quantization, bytes === null ? "" : formatSize(bytes)];
  const toggle = (what: "show" | "delete") => setExpanded(expanded === what ? null : what);
  return (
    <li data-installed={name} className="flex min-w-0 flex-col gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
        <span className="text-meta text-muted">{facts.filter(Boolean).join(" · ")}</span>
        <span className="flex gap-2">
          <QuietButton
            data-show=""
            aria-label={ollama.showLabel(name)}
            aria-expanded={expanded === "show"}
            onClick={() => toggle("show")}
          >
            {ollama.show}
          </QuietButton>
          <QuietButton
            data-delete=""
            aria-label={ollama.removeLabel(name)}
            aria-expanded={expanded === "delete"}
            onClick={() => toggle("delete")}
          >
            {ollama.remove}
          </QuietButton>
        </span>
      </div>
      {notDeleted !== undefined && expanded !== "delete" && <FailureLine failure={notDeleted} />}
      {expanded === "show" && <ShownModel {...server} />}
      {expanded === "delete" && <DeleteModel {...server} size={bytes} onDeleted={onDeleted} />}
    </li>
  );
}

type DeleteModelProps = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly name: string;
  /** Bytes on that disk; null where the server does not tell. */
  readonly size: number | null;
  readonly onDeleted: () => void;
};

/** Deletes a model from an Ollama server's disk; it takes its name typed: what comes back after the undo's time is gigabytes. */
function DeleteModel({ client, connectionId, name, size, onDeleted }: DeleteModelProps) {
  const cell = useUndoCell();
  const { busy, failure, run } = useAct();
  const [isWrong, setWrong] = useState(false);
  const { ollama } = connectionWords;
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("confirm-name");
    setWrong(typed !== name);
    if (typed !== name) return;
    run(async () => {
      await offerUndo(
        cell,
        (undo) => client.call("ollama.delete", { connectionId, name, undo }),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "modelRemoved" } } : null),
      );
      onDeleted();
    });
  };
  return (
    <form onSubmit={remove} className="flex flex-col gap-2">
      <p>{ollama.removeMeans(name, size === null ? "" : formatSize(size))}</p>
      <PlainField name="confirm-name" label={ollama.removeType(name)} dir="ltr" maxLength={300} />
      <QuietButton type="submit" data-delete-confirm="" aria-disabled={busy}>
        {ollama.removeConfirm(name)}
      </QuietButton>
      <FailureLine failure={isWrong ? ollama.wrongName : failure} />
    </form>
  );
}

type ShownModelProps = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly name: string;
};

/** What an Ollama server knows of a model. */
function ShownModel({ client, connectionId, name }: ShownModelProps) {
  const { value, failure, again } = useCall(client, "ollama.show", { connectionId, name });
  const { ollama } = connectionWords;
  if (value === null) return <FailureLine failure={failure} onAgain={again} />;
  const facts = [
    ...value.facts,
    ...(value.capabilities.length === 0
      ? []
      : [{ name: ollama.abilities, value: value.capabilities.join(", ") }]),
  ];
  return (
    <div data-shown-model="" className="flex min-w-0 flex-col gap-2">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-muted">
              <bdi>{fact.name}</bdi>
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Text title={ollama.template} text={value.template} />
      <Text title={ollama.system} text={value.system} />
      <Text title={ollama.license} text={value.license} />
    </div>
  );
}

/** A long text, folded away; nothing where it is empty. */
function Text({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === "") return null;
  return (
    <details>
      <summary className="cursor-pointer self-start rounded-sm text-muted hover:text-ink">
        {title}
      </summary>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        tabIndex={0}
        dir="ltr"
        className="mt-1 max-h-60 overflow-auto rounded-md border border-line bg-tint p-2 font-mono text-code"
      >
        {text}
      </pre>
    </details>
  );
}
