import type { Gate } from "../gate/gate";
import { GateView } from "../gate/gate-view";
import { useGate } from "../gate/use-gate";
import { ExportAll } from "../recovery/export-all";
import { words } from "../words/words";
import { ContextList } from "./context-list";
import type { OptionsSession } from "./options-session";
import { PagePart } from "./page-part";
import { StoreList } from "./store-list";

/**
 * What is stored and how it goes; the stores also where the one in use does not open, for they are
 * the way back. A locked page tells nothing of them.
 */
export function DataPage({ gate }: { readonly gate: Gate<OptionsSession> }) {
  const { session, status } = useGate(gate);
  const isClosed = status === null || status.state === "locked";
  const { dataPage } = words;
  const rest = (
    <>
      {!isClosed && (
        <PagePart title={dataPage.stores}>
          <StoreList gate={gate} />
        </PagePart>
      )}
      <PagePart title={dataPage.privateTitle}>
        <p className="text-small text-muted">{dataPage.private}</p>
      </PagePart>
    </>
  );
  if (session === null) {
    return (
      <>
        <GateView gate={gate} on="page" waiting={null}>
          {() => null}
        </GateView>
        {rest}
      </>
    );
  }
  return (
    <main data-gate="open">
      <h1 className="sr-only">{words.options.sections.data}</h1>
      <PagePart title={dataPage.contexts}>
        <ContextList client={session.client} />
      </PagePart>
      <PagePart title={dataPage.export}>
        <ExportAll client={session.client} />
      </PagePart>
      {rest}
    </main>
  );
}
