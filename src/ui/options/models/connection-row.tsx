import { useEffect, useRef, useState } from "react";
import { assertNever } from "../../../domain/assert-never";
import type { Connection } from "../../../domain/connection";
import { isLoopbackUrl } from "../../../domain/connection-url";
import type { Client } from "../../../messaging/client";
import { offerUndo } from "../../undo/undo-offer";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { useUndoCell } from "../undo-place";
import type { ConnectionDesk } from "./connection-desk";
import { EditForm } from "./edit-form";
import { FreshModels } from "./fresh-models";
import { HeldConnection } from "./held-connection";
import type { ModelDesk } from "./model-desk";
import { ModelPicker } from "./model-picker";
import { OllamaManager } from "./ollama-manager";
import { PlaceRow, RowButton } from "./place-row";
import { RemoveConnection } from "./remove-connection";
import { TestLine } from "./test-line";

type Asked = "models" | "manage" | "edit" | "remove";

type Props = {
  readonly client: Client;
  readonly connection: Connection;
  readonly desk: ConnectionDesk;
  readonly models: ModelDesk;
  /** It was removed, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** One connection: what it is called, where it leads, how it does, and what can be done with it. */
export function ConnectionRow(props: Props) {
  const { connection, desk, models } = props;
  const { id, kind, name } = connection;
  const [asked, setAsked] = useState<Asked | "fresh" | null>(null);
  const { tests, fresh } = useCell(desk.state);
  const row = useRef<HTMLLIElement>(null);
  const isFresh = fresh === id;
  useEffect(() => {
    if (isFresh) setAsked("fresh");
  }, [isFresh]);
  // The models of a new server are opened by themselves, and closed as the others are.
  const open = asked === "fresh" ? "models" : asked;
  const button = (what: Asked) => (
    <RowButton
      act={what}
      name={name}
      isOpen={open === what}
      onClick={() => setAsked(open === what ? null : what)}
    />
  );
  return (
    <PlaceRow
      id={id}
      row={row}
      name={name}
      place={placeText(connection)}
      detail={secretsText(connection)}
      buttons={
        <>
          <RowButton act="test" name={name} onClick={() => desk.test(id)} />
          {button("models")}
          {kind === "ollama" && button("manage")}
          {button("edit")}
          {button("remove")}
        </>
      }
    >
      {connection.held === true ? (
        <HeldConnection client={props.client} connection={connection} desk={desk} />
      ) : (
        <TestLine connection={connection} test={tests[id]} desk={desk} />
      )}
      {asked === "fresh" && <FreshModels connectionId={id} row={row} models={models} />}
      {open !== null && (
        <AskedPart
          {...props}
          asked={open}
          onDone={() => {
            setAsked(null);
            row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
          }}
        />
      )}
    </PlaceRow>
  );
}

type PartProps = Props & { readonly asked: Asked; readonly onDone: () => void };

function AskedPart({ asked, client, connection, desk, models, onGone, onDone }: PartProps) {
  const { id, name, url } = connection;
  const texts = connectionWords.models;
  const cell = useUndoCell();
  switch (asked) {
    case "models":
      return (
        <ModelPicker
          label={texts.listOf(name)}
          models={connection.models}
          desk={models}
          none={texts.none}
          unlisted={connection.unlisted}
        />
      );
    case "manage":
      return <OllamaManager client={client} connectionId={id} onChanged={() => desk.test(id)} />;
    case "edit":
      // Made anew where what it shows was changed elsewhere, and not by a test.
      return (
        <EditForm key={`${name} ${url}`} connection={connection} desk={desk} onDone={onDone} />
      );
    case "remove": {
      const remove = async () => {
        await offerUndo(
          cell,
          (undo) => desk.remove(id, undo),
          (canUndo) =>
            canUndo ? { what: { kind: "connectionRemoved" }, onUndone: desk.look } : null,
        );
        onGone();
      };
      return <RemoveConnection connection={connection} models={models} onRemove={remove} />;
    }
    default:
      return assertNever(asked);
  }
}

function placeText({ url }: Connection): string {
  const { places } = connectionWords;
  return isLoopbackUrl(url) ? places.onMachine : places.toHost(new URL(url).host);
}

function secretsText({ url, hasKey, headerNames }: Connection): string {
  const { places } = connectionWords;
  return [
    url,
    ...(hasKey ? [places.keySealed] : []),
    ...(headerNames.length > 0 ? [places.headers(headerNames.length)] : []),
  ].join(" · ");
}
