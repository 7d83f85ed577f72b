import { useEffect, useState } from "react";
import type { Client } from "../../../messaging/client";
import { saveFile } from "../../recovery/save-file";
import { useCell } from "../../use-cell";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { ExportForm } from "./export-form";
import { ExportOutcome, ExportProgress } from "./export-outcome";
import { createExporter } from "./exporter";
import { findFolderPicker } from "./pick-folder";

type Props = { readonly client: Pick<Client, "call" | "watch" | "onListsChange"> };

/** Conversations as files that people and other programs read. */
export function ConversationsExport({ client }: Props) {
  const [exporter] = useState(() => createExporter({ client, clock: Date, save: saveFile }));
  const [pickFolder] = useState(() => findFolderPicker(globalThis));
  const state = useCell(exporter.state);
  // A page that is left stops: nobody would save what becomes of it.
  useEffect(() => exporter.cancel, [exporter]);
  const { exportPart } = optionsWords;
  return (
    <PagePart title={exportPart.title}>
      <p className="text-small text-muted">{exportPart.why}</p>
      {state.at === "ready" && (
        <ExportForm client={client} onStart={exporter.start} pickFolder={pickFolder} />
      )}
      {state.at === "running" && <ExportProgress state={state} onCancel={exporter.cancel} />}
      {(state.at === "done" || state.at === "failed") && (
        <ExportOutcome state={state} onAgain={exporter.again} />
      )}
    </PagePart>
  );
}
