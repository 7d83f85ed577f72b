import type { ExportEvent } from "../../contract/data";
import type { Failure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";

export type ExportResult = {
  readonly file: Blob;
  readonly opened: number;
  readonly unreadable: number;
};

type On = {
  /** How many entries have come so far. */
  readonly progress: (rows: number) => void;
  readonly done: (result: ExportResult) => void;
  readonly fail: (failure: Failure) => void;
};

/** Gathers everything that opens into one file of JSON lines; the returned function gives it up. */
export function collectExport(client: Pick<Client, "watch">, on: On): () => void {
  // Each part becomes a blob at once: the browser may lay those on disk, texts would stay in memory.
  let parts: Blob[] = [];
  let rows = 0;
  let summary: Extract<ExportEvent, { type: "summary" }> | null = null;
  const stop = client.watch(
    "store.export",
    {},
    {
      event: (event) => {
        if (event.type === "summary") {
          summary = event;
          return;
        }
        parts.push(new Blob(event.lines.map((line) => `${line}\n`)));
        rows += event.lines.length;
        on.progress(rows);
      },
      end: (failure) => {
        const file = new Blob(parts, { type: "application/jsonl" });
        parts = [];
        // An end without its summary is a part of the whole only, and must not pass for it.
        if (failure !== null || summary === null) {
          on.fail(failure ?? { code: "internal", data: {} });
        } else on.done({ file, opened: summary.opened, unreadable: summary.unreadable });
      },
    },
  );
  return () => {
    parts = [];
    stop();
  };
}
