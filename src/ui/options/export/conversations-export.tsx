import { useEffect, useRef, useState } from "react";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { saveFile } from "../../recovery/save-file";
import { useCell } from "../../use-cell";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import type { DirectoryHandle } from "./elara-target";
import { ExportForm } from "./export-form";
import { ExportOutcome, ExportProgress } from "./export-outcome";
import { createExporter } from "./exporter";

type Props = {
  readonly client: Pick<Client, "call" | "watch" | "onListsChange">;
  /** The one conversation that is to be exported; null for what is chosen here. */
  readonly wanted: Id | null;
};

/** Conversations as files that people and other programs read. */
export function ConversationsExport({ client, wanted }: Props) {
  const [exporter] = useState(() => createExporter({ client, clock: Date, save: saveFile }));
  const [pickFolder] = useState(() => findFolderPicker(globalThis));
  const state = useCell(exporter.state);
  // A page that is left stops: nobody would save what becomes of it.
  useEffect(() => exporter.cancel, [exporter]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted !== null) heading.current?.focus();
  }, [wanted]);
  const { exportPart } = optionsWords;
  return (
    <PagePart title={exportPart.title} heading={heading}>
      <p className="text-small text-muted">{exportPart.why}</p>
      {state.at === "ready" && (
        <ExportForm {...{ client, wanted, pickFolder }} onStart={exporter.start} />
      )}
      {state.at === "running" && <ExportProgress state={state} onCancel={exporter.cancel} />}
      {(state.at === "done" || state.at === "failed") && (
        <ExportOutcome state={state} onAgain={exporter.again} />
      )}
    </PagePart>
  );
}

type Picker = (options: { mode: "readwrite" }) => Promise<DirectoryHandle>;

/** What asks for a folder to write into, where the browser has that; else null. */
function findFolderPicker(page: object): (() => Promise<DirectoryHandle>) | null {
  const picker = (page as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;
  return picker === undefined ? null : () => picker.call(page, { mode: "readwrite" });
}
