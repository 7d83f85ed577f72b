import { type FormEvent, useState } from "react";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { connectionWords } from "../../words/connection-words";
import { useUndoCell } from "../undo-place";
import { formatSize } from "./format-size";
import { PlainField } from "./plain-field";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly name: string;
  /** Bytes on that disk; null where the server does not tell. */
  readonly size: number | null;
  readonly onDeleted: () => void;
};

/** Deletes a model from an Ollama server's disk; it takes its name typed: what comes back after the undo's time is gigabytes. */
export function DeleteModel({ client, connectionId, name, size, onDeleted }: Props) {
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
