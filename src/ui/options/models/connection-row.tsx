import { type RefObject, useEffect, useRef, useState } from "react";
import { assertNever } from "../../../domain/assert-never";
import type { Connection } from "../../../domain/connection";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import type { ConnectionController } from "./connection-controller";
import { destinationText, secretsText } from "./connection-texts";
import { EditForm } from "./edit-form";
import { HeldConnection } from "./held-connection";
import { answering, type ModelController } from "./model-controller";
import { ModelPicker } from "./model-picker";
import { OllamaManager } from "./ollama-manager";
import { RemoveConnection } from "./remove-connection";
import { RowButton, SourceRow } from "./source-row";
import { TestLine } from "./test-line";

type Part = "models" | "manage" | "edit" | "remove";

type Props = {
  readonly client: Client;
  readonly connection: Connection;
  readonly controller: ConnectionController;
  readonly models: ModelController;
  /** It was removed, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** One connection: what it is called, where it leads, how it does, and what can be done with it. */
export function ConnectionRow(props: Props) {
  const { connection, controller, models } = props;
  const { id, kind, name } = connection;
  const [expanded, setExpanded] = useState<Part | "fresh" | null>(null);
  const { tests, fresh } = useCell(controller.state);
  const row = useRef<HTMLLIElement>(null);
  const isFresh = fresh === id;
  useEffect(() => {
    // Not in place of what the person has opened meanwhile.
    if (isFresh) setExpanded((now) => now ?? "fresh");
  }, [isFresh]);
  // The models of a new server are opened by themselves, and closed as the others are.
  const open = expanded === "fresh" ? "models" : expanded;
  const button = (what: Part) => (
    <RowButton
      act={what}
      name={name}
      isOpen={open === what}
      onClick={() => setExpanded(open === what ? null : what)}
    />
  );
  return (
    <SourceRow
      id={id}
      row={row}
      name={name}
      destination={destinationText(connection)}
      detail={secretsText(connection)}
      buttons={
        <>
          <RowButton act="test" name={name} onClick={() => controller.test(id)} />
          {button("models")}
          {kind === "ollama" && button("manage")}
          {button("edit")}
          {button("remove")}
        </>
      }
    >
      {connection.held === true ? (
        <HeldConnection client={props.client} connection={connection} controller={controller} />
      ) : (
        <TestLine connection={connection} test={tests[id]} controller={controller} />
      )}
      {expanded === "fresh" && <FreshModels connectionId={id} row={row} models={models} />}
      {open !== null && (
        <ExpandedPart
          {...props}
          part={open}
          onDone={() => {
            setExpanded(null);
            row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
          }}
        />
      )}
    </SourceRow>
  );
}

type PartProps = Props & { readonly part: Part; readonly onDone: () => void };

function ExpandedPart({ part, client, connection, controller, models, onGone, onDone }: PartProps) {
  const { id, name, url } = connection;
  const texts = connectionWords.models;
  switch (part) {
    case "models":
      return (
        <ModelPicker
          label={texts.listOf(name)}
          models={connection.models}
          controller={models}
          none={texts.none}
          unlisted={connection.unlisted}
        />
      );
    case "manage":
      return (
        <OllamaManager client={client} connectionId={id} onChanged={() => controller.test(id)} />
      );
    case "edit":
      // Made anew where what it shows was changed elsewhere, and not by a test.
      return (
        <EditForm
          key={`${name} ${url}`}
          connection={connection}
          controller={controller}
          onDone={onDone}
        />
      );
    case "remove":
      return <RemoveConnection {...{ connection, controller, models, onGone }} />;
    default:
      return assertNever(part);
  }
}

type FreshModelsProps = {
  readonly connectionId: Id;
  /** The row that this stands in. */
  readonly row: RefObject<HTMLElement | null>;
  readonly models: Pick<ModelController, "state">;
};

/** What comes next, over the models of a server that has told of them for the first time. */
export function FreshModels({ connectionId, row, models }: FreshModelsProps) {
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
