import { type RefObject, useEffect, useRef } from "react";
import type { Id } from "../../../domain/id";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { answering, type ModelController } from "./model-controller";

type Props = {
  readonly connectionId: Id;
  /** The row that this stands in. */
  readonly row: RefObject<HTMLElement | null>;
  readonly models: Pick<ModelController, "state">;
};

/** What comes next, over the models of a server that has told of them for the first time. */
export function FreshModels({ connectionId, row, models }: Props) {
  const state = useCell(models.state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Shown to whoever waits for it; somebody who types elsewhere by now is left alone.
    const active = document.activeElement;
    const isWaiting = active === document.body || row.current?.contains(active) === true;
    if (isWaiting) heading.current?.focus();
  }, [row]);
  return (
    <div data-fresh="" className="flex flex-col gap-1 text-small">
      <h3 ref={heading} tabIndex={-1} className="self-start font-semibold">
        {connectionWords.fresh.title}
      </h3>
      <p role="status" className="text-muted">
        {next()}
      </p>
    </div>
  );

  function next(): string {
    const { chosen, first, another } = connectionWords.fresh;
    if (answering(state).some(({ connection }) => connection === connectionId)) return chosen;
    return (state.general?.provider ?? "guide") === "guide" ? first : another;
  }
}
