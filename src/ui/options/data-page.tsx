import { useEffect, useRef } from "react";
import { idSchema } from "../../domain/id";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { GateView } from "../gate/gate-view";
import { useGate } from "../gate/use-gate";
import { ExportAll } from "../recovery/export-all";
import { optionsWords } from "../words/options-words";
import { ContextList } from "./context-list";
import { DeleteOlder } from "./delete-older";
import { ConversationsExport } from "./export/conversations-export";
import { EXPORT_PLACE } from "./export-first";
import { ImportPart } from "./import/import-part";
import type { OptionsSession } from "./options-session";
import { PagePart } from "./page-part";
import { StoreList } from "./store-list";
import { useAllContexts } from "./use-all-contexts";
import { usePlace } from "./use-section";

/**
 * What is stored and how it goes; the stores also where the one in use does not open, for they are
 * the way back. A locked page tells nothing of them.
 */
export function DataPage({ gate }: { readonly gate: Gate<OptionsSession> }) {
  const { session, status } = useGate(gate);
  const isClosed = status === null || status.state === "locked";
  const { dataPage } = optionsWords;
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
      <h1 className="sr-only">{optionsWords.options.sections.data}</h1>
      <Exports client={session.client} />
      <ImportPart client={session.client} />
      <ExportPart client={session.client} />
      <ContextParts client={session.client} />
      {rest}
    </main>
  );
}

/** Of one conversation, where the address names it; nothing but its id stands there. */
function Exports({ client }: Pick<OptionsSession, "client">) {
  const [what, id = ""] = usePlace().split("/");
  const wanted = what === "conversation" && idSchema.safeParse(id).success ? id : null;
  return <ConversationsExport key={wanted} client={client} wanted={wanted} />;
}

function ExportPart({ client }: Pick<OptionsSession, "client">) {
  const place = usePlace();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (`data/${place}` === EXPORT_PLACE) part.current?.querySelector("button")?.focus();
  }, [place]);
  return (
    <PagePart title={optionsWords.dataPage.export}>
      <div ref={part} id={EXPORT_PLACE}>
        <ExportAll client={client} />
      </div>
    </PagePart>
  );
}

function ContextParts({ client }: Pick<OptionsSession, "client">) {
  const { value, failure, again } = useAllContexts(client);
  const { dataPage, contextPage } = optionsWords;
  return (
    <>
      <PagePart title={dataPage.contexts}>
        <FailureLine failure={failure} onAgain={again} />
        {value !== null && <ContextList client={client} contexts={value} onPurged={again} />}
      </PagePart>
      <PagePart title={contextPage.older}>
        <DeleteOlder client={client} contexts={value ?? []} />
      </PagePart>
    </>
  );
}
