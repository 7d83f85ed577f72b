import { useEffect, useRef, useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { isOfBuiltInOllama, isOllamaTold } from "../../models/is-ollama-told";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { usePlace } from "../use-section";
import type { ConnectionController } from "./connection-controller";
import { answering, type ModelController } from "./model-controller";
import { ModelPicker } from "./model-picker";
import { OllamaManager } from "./ollama-manager";
import { OriginHelp } from "./origin-help";
import { PlaceRow, RowButton } from "./place-row";
import { PlainField } from "./plain-field";

type Part = "models" | "manage" | "edit";

type Props = {
  readonly client: Client;
  readonly controller: ConnectionController;
  readonly models: ModelController;
};

/** The Ollama server of this machine, which is there from the start. */
export function OllamaRow({ client, controller, models }: Props) {
  const { ollamaUrl } = useCell(models.state);
  const { row, asked, setAsked } = useAsked(ollamaUrl);
  const { places } = connectionWords;
  const name = places.ollama;
  const button = (act: Part) => (
    <RowButton
      act={act}
      name={name}
      isOpen={asked === act}
      onClick={() => setAsked(asked === act ? null : act)}
    />
  );
  return (
    <PlaceRow
      id="ollama"
      row={row}
      name={name}
      place={places.onMachine}
      // Its line is there before it is known: what is below does not move.
      detail={ollamaUrl === "" ? "\u00a0" : ollamaUrl}
      buttons={
        <>
          <RowButton act="test" name={name} onClick={models.look} />
          {button("models")}
          {button("manage")}
          {button("edit")}
        </>
      }
    >
      <OllamaState controller={controller} models={models} />
      {asked === "models" && <OllamaModels models={models} />}
      {asked === "manage" && ollamaUrl !== "" && (
        // Another address is another server.
        <OllamaManager
          key={ollamaUrl}
          client={client}
          connectionId={null}
          onChanged={models.look}
        />
      )}
      {asked === "edit" && (
        <OllamaAddress
          url={ollamaUrl}
          controller={models}
          onDone={() => {
            setAsked(null);
            row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
          }}
        />
      )}
    </PlaceRow>
  );
}

function OllamaModels({ models }: Pick<Props, "models">) {
  const { list } = useCell(models.state);
  const { places, models: texts } = connectionWords;
  return (
    <ModelPicker
      label={texts.listOf(places.ollama)}
      models={(list?.models ?? []).filter(isOfBuiltInOllama)}
      controller={models}
      none={texts.none}
      unlisted={list?.unlisted?.filter(({ connection }) => connection === undefined)}
    />
  );
}

/** What is open in the row; the address, where the page was opened for that. */
function useAsked(ollamaUrl: string) {
  const [asked, setAsked] = useState<Part | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const isCalled = usePlace() === "ollama" && ollamaUrl !== "";
  useEffect(() => {
    if (isCalled) setAsked("edit");
  }, [isCalled]);
  useEffect(() => {
    if (!isCalled || asked !== "edit") return;
    row.current?.querySelector<HTMLElement>('[data-field="address"]')?.focus();
  }, [isCalled, asked]);
  return { row, asked, setAsked };
}

/** Whether it answers; that it does not is an alert only for whoever has nothing else. */
function OllamaState({ controller, models }: Omit<Props, "client">) {
  const state = useCell(models.state);
  const { hidesOrigin, connections } = useCell(controller.state);
  const { list, looking } = state;
  const { places } = connectionWords;
  const failure = list?.failure ?? null;
  const known = { answering: answering(state), models: list?.models ?? [] };
  // Until they are known, the connections may be what else is set up.
  const count = connections?.length ?? 1;
  const isTold = failure !== null && isOllamaTold({ failure, ...known, connections: count });
  const hideOrigin = async (on: boolean) => {
    await controller.hideOrigin(on);
    await models.look();
  };
  return (
    <>
      <p
        role="status"
        data-test-state={looking ? "running" : "done"}
        className="text-meta text-muted empty:hidden"
      >
        {status()}
      </p>
      {!looking && isTold && <FailureLine failure={failure} />}
      {(failure?.code === "provider-forbidden" || hidesOrigin) && (
        <OriginHelp hidesOrigin={hidesOrigin} isHere onChange={hideOrigin} />
      )}
    </>
  );

  function status(): string | null {
    if (looking) return places.testing;
    if (failure !== null) return isTold ? null : places.ollamaAway;
    if (list === null) return null;
    const found = list.models.filter(isOfBuiltInOllama).length;
    return found === 0 ? places.foundNone : places.found(found);
  }
}

type OllamaAddressProps = {
  readonly url: string;
  readonly controller: Pick<ModelController, "moveOllama">;
  readonly onDone: () => void;
};

/** The address of the built-in Ollama server, to be written anew. */
function OllamaAddress({ url, controller, onDone }: OllamaAddressProps) {
  const { busy, failure, run } = useAct();
  const { ollama } = connectionWords;
  return (
    <form
      data-ollama-address=""
      className="flex flex-col gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        const address = String(new FormData(event.currentTarget).get("address") ?? "");
        if (await run(() => controller.moveOllama(address))) onDone();
      }}
    >
      <PlainField
        key={url}
        name="address"
        label={ollama.address}
        defaultValue={url}
        dir="ltr"
        maxLength={2_000}
        note={ollama.addressHint}
      />
      <QuietButton type="submit" data-save="" aria-disabled={busy}>
        {ollama.addressSave}
      </QuietButton>
      <FailureLine failure={failure} />
    </form>
  );
}
