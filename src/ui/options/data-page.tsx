import { useCallback, useEffect, useRef, useState } from "react";
import type { StoreList as Stores } from "../../contract/data";
import type { Context } from "../../domain/context";
import { idSchema } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { GateView } from "../gate/gate-view";
import { useGate } from "../gate/use-gate";
import { ROWS } from "../kit/rows-style";
import { QuietButton } from "../quiet-button";
import { ExportAll } from "../recovery/export-all";
import { StartNew } from "../recovery/start-new";
import { useAct } from "../use-act";
import { useContexts } from "../use-contexts";
import { connectionWords } from "../words/connection-words";
import { optionsWords } from "../words/options-words";
import { ContextRow } from "./context-row";
import { DeleteOlder } from "./delete-older";
import { ConversationsExport } from "./export/conversations-export";
import { EXPORT_PATH } from "./export-first";
import { ImportPart } from "./import/import-part";
import type { OptionsSession } from "./options-session";
import { FoldedPart, PagePart } from "./page-part";
import { SectionHead } from "./section-head";
import { storeNumber } from "./store-number";
import { useSubpath } from "./use-section";

/**
 * What can be done with what is stored; the vaults also where the one in use does not open, for they
 * are the way back. A locked page tells nothing of them.
 */
export function DataPage({ gate }: { readonly gate: Gate<OptionsSession> }) {
  const { session, status } = useGate(gate);
  const isClosed = status === null || status.state === "locked";
  const { dataPage, options } = optionsWords;
  return (
    <>
      <GateView gate={gate} on="page" waiting={null}>
        {({ client }) => (
          <main>
            <SectionHead section="data" lead={options.leads.data} />
            <ImportPart client={client} />
            <Exports client={client} />
            <ExportPart client={client} />
            <ContextParts client={client} />
            <FoldedPart title={dataPage.stores} part="vaults">
              <StoreList gate={gate} />
            </FoldedPart>
          </main>
        )}
      </GateView>
      {session === null && !isClosed && (
        <PagePart title={dataPage.stores}>
          <StoreList gate={gate} />
        </PagePart>
      )}
    </>
  );
}

/** Of one conversation, where the address names it; nothing but its id stands there. */
function Exports({ client }: Pick<OptionsSession, "client">) {
  const [what, id = ""] = useSubpath().split("/");
  const wanted = what === "conversation" && idSchema.safeParse(id).success ? id : null;
  return <ConversationsExport key={wanted} client={client} wanted={wanted} />;
}

function ExportPart({ client }: Pick<OptionsSession, "client">) {
  const subpath = useSubpath();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (`data/${subpath}` === EXPORT_PATH) part.current?.querySelector("button")?.focus();
  }, [subpath]);
  return (
    <PagePart title={optionsWords.dataPage.export}>
      <div ref={part} id={EXPORT_PATH}>
        <ExportAll client={client} />
      </div>
    </PagePart>
  );
}

function ContextParts({ client }: Pick<OptionsSession, "client">) {
  const { value, contexts, failure, again } = useContexts(client);
  const { dataPage, contextPage } = optionsWords;
  return (
    <>
      <PagePart title={dataPage.contexts}>
        <FailureLine failure={failure} onAgain={again} />
        {value !== null && <ContextList client={client} contexts={contexts} onPurged={again} />}
      </PagePart>
      <PagePart title={contextPage.older}>
        <DeleteOlder client={client} contexts={contexts} />
      </PagePart>
    </>
  );
}

type Props = {
  readonly client: Pick<Client, "call">;
  readonly contexts: readonly Context[];
  readonly onPurged: () => void;
};

/** The contexts by name, each with what it holds and its purge. */
function ContextList({ client, contexts, onPurged }: Props) {
  const [purged, setPurged] = useState<number | null>(null);
  const { dataPage } = optionsWords;
  return (
    <>
      {contexts.length === 0 && <p className="text-small text-muted">{dataPage.noContexts}</p>}
      {contexts.length > 0 && (
        <ul className={`${ROWS} max-h-160 overflow-y-auto`}>
          {contexts.map((context) => (
            <ContextRow
              key={context.id}
              client={client}
              context={context}
              onPurged={(messages) => {
                setPurged(messages);
                onPurged();
              }}
            />
          ))}
        </ul>
      )}
      {purged !== null && (
        <p role="status" data-purged="" className="text-small">
          {dataPage.purged(purged)}
        </p>
      )}
    </>
  );
}

/** The stores of this profile: which one is used, and how another comes to be. */
function StoreList({ gate }: { readonly gate: Gate<OptionsSession> }) {
  const [list, setList] = useState<Stores | null>(null);
  const { busy, failure, run } = useAct();
  const { status } = useGate(gate);
  const ask = useCallback(
    () => run(async () => setList(await runTwice(() => gate.client.call("store.list", {})))),
    [gate, run],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the vault may be another store.
  useEffect(() => {
    ask();
  }, [ask, status?.state]);
  const use = async (name: string) => {
    await run(async () => setList(await gate.client.call("store.use", { name })));
    await gate.ask();
  };
  const { dataPage } = optionsWords;
  const { labelOf } = connectionWords.providers;
  return (
    <>
      <p className="text-small text-muted">{dataPage.storesWhy}</p>
      <ul className={ROWS}>
        {(list?.stores ?? []).map((name) => (
          <li key={name} data-store={name} className="flex items-center gap-3 p-3">
            <span className="grow font-semibold">{dataPage.store(storeNumber(name))}</span>
            {name === list?.current ? (
              <span className="text-small text-muted">{dataPage.current}</span>
            ) : (
              <QuietButton
                data-use-store=""
                disabled={busy}
                aria-label={labelOf(dataPage.use, dataPage.store(storeNumber(name)))}
                onClick={() => use(name)}
              >
                {dataPage.use}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      <FailureLine failure={failure} onAgain={list === null ? ask : undefined} />
      <StartNew gate={gate} />
    </>
  );
}
