import { type FormEvent, useId, useRef, useState } from "react";
import type { Failure } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { SelectField } from "../kit/select-field";
import { LinkButton } from "../link-button";
import { QuietButton } from "../quiet-button";
import { offerHalfDone } from "../undo/offer-half-done";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { WithoutBackup } from "../without-backup";
import { optionsWords } from "../words/options-words";
import { dayStart } from "./day-start";
import { ExportFirst } from "./export-first";
import { useUndoCell } from "./undo-provider";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly contexts: readonly Pick<Context, "id" | "name">[];
};

type DeleteRequest = { readonly contextId: Id; readonly name: string; readonly than: number };

/** Deletes what was written before a day in one context (M-037), once that was confirmed. */
export function DeleteOlder({ client, contexts }: Props) {
  const [contextId, setContextId] = useState<Id | "">("");
  const [day, setDay] = useState("");
  const askButton = useRef<HTMLButtonElement>(null);
  // What had the keyboard goes with the question.
  const onDeleted = () => requestAnimationFrame(() => askButton.current?.focus());
  const { request, ask, deleted, busy, failure, confirm } = useDeletion(client, onDeleted);
  const { contextPage } = optionsWords;
  const chosen = contexts.find(({ id }) => id === contextId);
  const than = dayStart(day);
  /** What is chosen otherwise is asked anew. */
  const anew = (set: (value: string) => void) => (value: string) => {
    ask(null);
    set(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && than !== null) {
      ask({ contextId: chosen.id, name: chosen.name, than });
    }
  };
  return (
    <form data-delete-older="" onSubmit={submit} className="flex flex-col gap-3 text-small">
      <p className="text-muted">{contextPage.olderWhy}</p>
      <div className="flex flex-wrap gap-3">
        <SelectField<string>
          name="older-context"
          label={contextPage.olderContext}
          value={contextId}
          options={{ "": "", ...Object.fromEntries(contexts.map(({ id, name }) => [id, name])) }}
          onChange={anew(setContextId)}
          disabled={busy}
        />
        <DayField day={day} disabled={busy} onChange={anew(setDay)} />
      </div>
      <QuietButton
        ref={askButton}
        type="submit"
        data-older-ask=""
        disabled={chosen === undefined || than === null || request !== null}
      >
        {contextPage.olderAsk}
      </QuietButton>
      {request !== null && (
        <Sure
          request={request}
          busy={busy}
          failure={failure}
          onConfirm={(withoutBackup) => confirm(request, withoutBackup)}
          onCancel={() => ask(null)}
        />
      )}
      <Deleted count={deleted} />
      <FailureLine failure={failure} />
    </form>
  );
}

function Deleted({ count }: { readonly count: number | null }) {
  if (count === null) return null;
  return (
    <p role="status" data-older-deleted={count}>
      {optionsWords.contextPage.olderDone(count)}
    </p>
  );
}

/** What is asked, and what was done once that was confirmed. */
function useDeletion(client: Props["client"], onDeleted: () => void) {
  const [request, setRequest] = useState<DeleteRequest | null>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  const { busy, failure, clear, run } = useAct();
  const cell = useUndoCell();
  const ask = (next: DeleteRequest | null) => {
    // Why one thing failed says nothing of another.
    clear();
    if (next !== null) setDeleted(null);
    setRequest(next);
  };
  const confirm = (sure: DeleteRequest, withoutBackup?: true) =>
    run(async () => {
      const what = { type: "older", than: sure.than } as const;
      const input = { contextId: sure.contextId, conversationId: null, what, withoutBackup };
      const onUndone = async () => setDeleted(null);
      const done = await offerUndo(
        cell,
        (undo) => {
          const offered = { what: { kind: "someMessages" }, onUndone } as const;
          const act = () => client.call("message.delete", { ...input, undo });
          return offerHalfDone(cell, { client, undoId: undo, offered }, act);
        },
        ({ deleted: count, canUndo = false }) =>
          canUndo ? { what: { kind: "messages", count }, onUndone } : null,
      );
      setDeleted(done.deleted);
      setRequest(null);
      onDeleted();
    });
  return { request, ask, deleted, busy, failure, confirm };
}

type DayProps = {
  readonly day: string;
  readonly disabled: boolean;
  readonly onChange: (day: string) => void;
};

function DayField({ day, disabled, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id}>{optionsWords.contextPage.olderBefore}</label>
      <input
        id={id}
        type="date"
        data-older-date=""
        autoComplete="off"
        value={day}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="rounded-md border border-field bg-raised px-2 py-1"
      />
    </div>
  );
}

type SureProps = {
  readonly request: DeleteRequest;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: (withoutBackup?: true) => void;
  readonly onCancel: () => void;
};

/** What would go, and the way to keep a copy first. */
function Sure({ request, busy, failure, onConfirm, onCancel }: SureProps) {
  const { contextPage, options } = optionsWords;
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p>{contextPage.olderMeans(request.name, request.than)}</p>
      <ExportFirst />
      <QuietButton data-older-confirm="" disabled={busy} onClick={() => onConfirm()}>
        {contextPage.olderConfirm(request.name)}
      </QuietButton>
      <LinkButton disabled={busy} onClick={onCancel}>
        {options.cancel}
      </LinkButton>
      <WithoutBackup
        failure={failure}
        action={contextPage.olderConfirm(request.name)}
        onGo={() => onConfirm(true)}
      />
    </div>
  );
}
