import { useEffect, useState } from "react";
import type { Client } from "../../../messaging/client";
import { ProgressBar } from "../../kit/progress-bar";
import { QuietButton } from "../../quiet-button";
import { useCell } from "../../use-cell";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ImportForm } from "./import-form";
import { ImportReportView } from "./import-report-view";
import { createImporter, type ImportState } from "./importer";

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

type ImportProgressProps = {
  readonly state: Extract<ImportState, { at: "running" }>;
  readonly onStop: () => void;
};

/** How far an import is. The counts change too often to be read out; the beginning and the end are. */
export function ImportProgress({ state, onStop }: ImportProgressProps) {
  const { importPart } = optionsWords;
  const { percent, report, isStopping } = state;
  const conversations = report.added + report.extended + report.unchanged;
  return (
    <div className="flex flex-col gap-2 text-small" data-import-running="">
      <p role="status">{isStopping ? importPart.stopping : importPart.running}</p>
      <ProgressBar label={importPart.progress} done={percent} isPercentHidden />
      <p>
        {importPart.read(percent)}, {importPart.soFar(conversations, report.messages)}
      </p>
      <QuietButton data-import-stop="" disabled={isStopping} onClick={onStop}>
        {importPart.stop}
      </QuietButton>
    </div>
  );
}
