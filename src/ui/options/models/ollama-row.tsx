import { useEffect, useRef, useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { isOfBuiltInOllama, isOllamaFailureShown } from "../../models/is-ollama-failure-shown";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { useSubpath } from "../use-section";
import type { ConnectionController } from "./connection-controller";
import { answering, type ModelController } from "./model-controller";
import { ModelPicker } from "./model-picker";
import { OllamaManager } from "./ollama-manager";
import { OriginHelp } from "./origin-help";
import { PlainField } from "./plain-field";
import { RowButton, SourceRow } from "./source-row";

type Part = "models" | "manage" | "edit";

type Props = {
  readonly client: Client;
  readonly controller: ConnectionController;
  readonly models: ModelController;
};

/** The Ollama server of this machine, which is there from the start. */
export function OllamaRow({ client, controller, models }: Props) {
  const { ollamaUrl } = useCell(models.state);
  const { row, expanded, setExpanded } = useExpanded(ollamaUrl);
  const { providers } = connectionWords;
  const name = providers.ollama;
  const button = (act: Part) => (
    <RowButton
      act={act}
      name={name}
      isOpen={expanded === act}
      onClick={() => setExpanded(expanded === act ? null : act)}
    />
  );
  return (
    <SourceRow
      id="ollama"
      row={row}
      name={name}
      destination={providers.onMachine}
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
      {expanded === "models" && <OllamaModels models={models} />}
      {expanded === "manage" && ollamaUrl !== "" && (
        // Another address is another server.
        <OllamaManager
          key={ollamaUrl}
          client={client}
          connectionId={null}
          onChanged={models.look}
        />
      )}
      {expanded === "edit" && (
        <OllamaAddress
          url={ollamaUrl}
          controller={models}
          onDone={() => {
            setExpanded(null);
            row.current?.querySelector<HTMLElement>("[data-edit]")?.focus();
          }}
        />
      )}
    </SourceRow>
  );
}

function OllamaModels({ models }: Pick<Props, "models">) {
  const { list } = useCell(models.state);
  const { providers, models: texts } = connectionWords;
  return (
    <ModelPicker
      label={texts.listOf(providers.ollama)}
      models={(list?.models ?? []).filter(isOfBuiltInOllama)}
      controller={models}
      none={texts.none}
      unlisted={list?.unlisted?.filter(({ connection }) => connection === undefined)}
    />
  );
}

/** What is open in the row; the address, where the page was opened for that. */
function useExpanded(ollamaUrl: string) {
  const [expanded, setExpanded] = useState<Part | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const isCalled = useSubpath() === "ollama" && ollamaUrl !== "";
  useEffect(() => {
    if (isCalled) setExpanded("edit");
  }, [isCalled]);
  useEffect(() => {
    if (!isCalled || expanded !== "edit") return;
    row.current?.querySelector<HTMLElement>('[data-field="address"]')?.focus();
  }, [isCalled, expanded]);
  return { row, expanded, setExpanded };
}

/** Whether it answers; that it does not is an alert only for whoever has nothing else. */
function OllamaState({ controller, models }: Omit<Props, "client">) {
  const state = useCell(models.state);
  const { hidesOrigin, connections } = useCell(controller.state);
  const { list, looking } = state;
  const { providers } = connectionWords;
  const failure = list?.failure ?? null;
  const known = { answering: answering(state), models: list?.models ?? [] };
  // Until they are known, the connections may be what else is set up.
  const count = connections?.length ?? 1;
  const isFailureShown =
    failure !== null && isOllamaFailureShown({ failure, ...known, connections: count });
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
      {!looking && isFailureShown && <FailureLine failure={failure} />}
      {(failure?.code === "provider-forbidden" || hidesOrigin) && (
        <OriginHelp hidesOrigin={hidesOrigin} isHere onChange={hideOrigin} />
      )}
    </>
  );

  function status(): string | null {
    if (looking) return providers.testing;
    if (failure !== null) return isFailureShown ? null : providers.ollamaAway;
    if (list === null) return null;
    const found = list.models.filter(isOfBuiltInOllama).length;
    return found === 0 ? providers.foundNone : providers.found(found);
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
