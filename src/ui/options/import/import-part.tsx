import { useEffect, useState } from "react";
import type { Client } from "../../../messaging/client";
import { useCell } from "../../use-cell";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ImportForm } from "./import-form";
import { ImportProgress } from "./import-progress";
import { ImportReportView } from "./import-report-view";
import { createImporter } from "./importer";

type Props = { readonly client: Pick<Client, "call" | "onListsChange"> };

/** Conversations from the tools that people leave, with a report of what became of them. */
export function ImportPart({ client }: Props) {
  const [importer] = useState(() => createImporter({ client, clock: Date }));
  const state = useCell(importer.state);
  // A page that is left stops: nobody would see what becomes of it.
  useEffect(() => importer.stop, [importer]);
  const { importPart } = optionsWords;
  return (
    <PagePart title={importPart.title}>
      <p className="text-small text-muted">{importPart.why}</p>
      {state.at === "ready" && <ImportForm client={client} onStart={importer.start} />}
      {state.at === "running" && <ImportProgress state={state} onStop={importer.stop} />}
      {state.at === "ended" && (
        <ImportReportView client={client} state={state} onAgain={importer.again} />
      )}
    </PagePart>
  );
}
