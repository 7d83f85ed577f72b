import type { ExportScope } from "../../../contract/export";
import { type Failure, toFailure } from "../../../domain/app-error";
import { deriveElaraWriteKey } from "../../../foreign/elara-envelope";
import {
  type ExportedPart,
  type ExportKind,
  exportFileName,
} from "../../../foreign/export-file-name";
import type { ExportWriter } from "../../../foreign/export-writer";
import { createElaraWriter } from "../../../foreign/write-elara";
import { createMarkdownWriter } from "../../../foreign/write-markdown";
import { createJsonWriter } from "../../../foreign/write-own-json";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { optionsWords } from "../../words/options-words";
import { type DirectoryHandle, folderTarget, zipTarget } from "./elara-target";
import { createPartFile, type PartFile } from "./part-file";
import { type ExportCounts, type ExportEnd, runExport } from "./run-export";

export type ExportForm =
  | { readonly as: "json" }
  | { readonly as: "markdown" }
  /** Without a folder into an archive. */
  | { readonly as: "elara"; readonly key: string; readonly folder: DirectoryHandle | null };

export type ExportPlan = {
  readonly scope: ExportScope;
  readonly form: ExportForm;
};

/** Records of Elara's form; zero for the others. */
type Records = { readonly written: number; readonly there: number };

export type ExportState =
  | { readonly at: "ready" }
  | { readonly at: "running"; readonly counts: ExportCounts }
  | { readonly at: "done"; readonly end: ExportEnd; readonly records: Records }
  | { readonly at: "failed"; readonly failure: Failure; readonly isFolder: boolean };

export type Exporter = {
  readonly state: Pick<Cell<ExportState>, "get" | "subscribe">;
  /** Resolves when it has ended, however; one at a time. */
  readonly start: (plan: ExportPlan) => Promise<void>;
  /** Gives it up: no file is saved, and what was written into a folder stays there. */
  readonly cancel: () => void;
  readonly again: () => void;
};

type Deps = {
  readonly client: Pick<Client, "watch">;
  readonly clock: { readonly now: () => number };
  readonly save: (file: Blob, name: string) => void;
};

/** Exports conversations into files, one export at a time, and tells how far it is. */
export function createExporter({ client, clock, save }: Deps): Exporter {
  const state = createCell<ExportState>({ at: "ready" });
  let cancelling = new AbortController();
  const start = async (plan: ExportPlan) => {
    if (state.get().at === "running") return;
    cancelling = new AbortController();
    const { signal } = cancelling;
    state.set({ at: "running", counts: { conversations: 0, total: 0, messages: 0 } });
    try {
      const output = await openOutput(plan, { now: clock.now(), signal });
      const end = await runExport({
        client,
        scope: plan.scope,
        writer: output.writer,
        onCounts: (counts) => signal.aborted || state.set({ at: "running", counts }),
        signal,
      });
      signal.throwIfAborted();
      output.finish(save);
      state.set({ at: "done", end, records: output.records });
    } catch (error) {
      const isFolder = plan.form.as === "elara" && plan.form.folder !== null;
      const ended = { at: "failed", failure: toFailure(error), isFolder } as const;
      state.set(signal.aborted ? { at: "ready" } : ended);
    }
  };
  return {
    state,
    start,
    cancel: () => cancelling.abort(),
    again: () => {
      if (state.get().at !== "running") state.set({ at: "ready" });
    },
  };
}

type Output = {
  readonly writer: ExportWriter;
  readonly records: { written: number; there: number };
  /** Saves the file, where there is one to be saved. */
  readonly finish: (save: Deps["save"]) => void;
};

type Running = { readonly now: number; readonly signal: AbortSignal };

async function openOutput({ scope, form }: ExportPlan, running: Running): Promise<Output> {
  const { now, signal } = running;
  const file = createPartFile();
  const records = { written: 0, there: 0 };
  const finishAs = (name: ExportedPart, kind: ExportKind) => (save: Deps["save"]) =>
    save(file.close(TYPES[kind]), exportFileName(name, now, kind));
  if (form.as === "json") {
    const writer = createJsonWriter(file.add, now);
    return { records, writer, finish: finishAs(scope.of, "json") };
  }
  if (form.as === "markdown") {
    const writer = createMarkdownWriter(file.add, optionsWords.exportPart.markdown);
    return { records, writer, finish: finishAs(scope.of, "md") };
  }
  const { target, end } = await openTarget(form.folder, file);
  const writer = createElaraWriter({
    key: await deriveElaraWriteKey(form.key),
    target: {
      ...target,
      // Most records are written once the stream has ended.
      write: async (...record) => {
        signal.throwIfAborted();
        return target.write(...record);
      },
    },
    isShownOnly: scope.of === "conversation",
    onRecord: (isNew) => {
      records[isNew ? "written" : "there"] += 1;
    },
  });
  const finish = (save: Deps["save"]) => {
    end();
    // Its name tells nothing of what is sealed in it.
    if (form.folder === null) finishAs("elara", "zip")(save);
  };
  return { records, writer, finish };
}

const TYPES = { json: "application/json", md: "text/markdown", zip: "application/zip" } as const;

async function openTarget(folder: DirectoryHandle | null, file: PartFile) {
  if (folder !== null) return { target: await folderTarget(folder), end: () => {} };
  const target = zipTarget(file);
  return { target, end: target.end };
}
