import { type Failure, toFailure } from "../../../domain/app-error";
import { deriveElaraKey } from "../../../foreign/elara-envelope";
import type { ExportItem } from "../../../foreign/export-item";
import { readElara } from "../../../foreign/read-elara";
import { readExport } from "../../../foreign/read-export";
import { readOwnMemory } from "../../../foreign/read-own-memory";
import type { ReadOptions } from "../../../foreign/reading";
import { zipProblemOf } from "../../../foreign/zip-problem";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { optionsWords } from "../../words/options-words";
import { type CameConversation, findCame } from "./find-came";
import type { ReadPicture } from "./import-pictures";
import { createImportCounter, type ImportCounter, type ImportReport } from "./import-report";
import { createTarget, type ImportTarget, type ReportedTarget } from "./import-target";
import { createNewestImported } from "./newest-imported";
import { type ElaraRecords, openRecords } from "./open-records";
import { runImport } from "./run-import";

/** What to import: a file or a folder of files of any product, or Elara's records with their key text. */
export type ImportSource =
  | { readonly type: "file"; readonly file: Blob | readonly File[] }
  | { readonly type: "elara"; readonly records: ElaraRecords; readonly key: string };

export type ImportState =
  | { readonly at: "ready" }
  | {
      readonly at: "running";
      readonly isStopping: boolean;
      /** Whole percent of the file. */
      readonly percent: number;
      readonly report: ImportReport;
    }
  | {
      readonly at: "ended";
      readonly how: "done" | "stopped" | "failed";
      readonly failure: Failure | null;
      /** Where to; the name of a new one is that which it was given, null where none was made. */
      readonly target: ReportedTarget;
      readonly report: ImportReport;
      /** The newest conversations that came; of none new, those that were there. */
      readonly came: readonly CameConversation[];
    };

export type Importer = {
  readonly state: Pick<Cell<ImportState>, "get" | "subscribe">;
  /** Resolves when the import has ended, however; one at a time. */
  readonly start: (source: ImportSource, target: ImportTarget) => Promise<void>;
  readonly stop: () => void;
  /** Forgets the report. */
  readonly again: () => void;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly clock: { readonly now: () => number };
  readonly readPicture?: ReadPicture;
};

/** Imports files, one after the other, and tells how far it is. */
export function createImporter({ client, clock, readPicture = readDrawn }: Deps): Importer {
  const state = createCell<ImportState>({ at: "ready" });
  let stopping = new AbortController();

  const start = async (source: ImportSource, target: ImportTarget) => {
    if (state.get().at === "running") return;
    stopping = new AbortController();
    const counter = createImportCounter();
    const came = createNewestImported();
    const run = { isStopping: false, percent: 0 };
    const publish = () => {
      const isStopping = stopping.signal.aborted;
      state.set({ at: "running", ...run, isStopping, report: counter.report() });
    };
    const into = createTarget(client, target);
    const onRead = (read: number, total: number) => {
      const percent = percentOf(read, total);
      if (percent === run.percent) return;
      run.percent = percent;
      publish();
    };
    publish();
    let failure: Failure | null = null;
    try {
      const { signal } = stopping;
      const items = readSource(source, { now: clock.now(), onRead, signal });
      const memory = () => readMemory(source);
      const parts = { client, counter, came, items, memory, target: into, readPicture };
      await runImport({ ...parts, signal, onStored: publish });
    } catch (error) {
      failure = toFailure(error);
    }
    // Of a vault that is locked by now nothing is told but that.
    const links = await findCame(client, came.newest()).catch(() => []);
    const end = { failure, target: into.describe(), signal: stopping.signal };
    state.set({ ...ended(counter, end), came: links });
  };
  return {
    state,
    start,
    stop: () => {
      stopping.abort();
      const now = state.get();
      if (now.at === "running") state.set({ ...now, isStopping: true });
    },
    again: () => {
      if (state.get().at === "ended") state.set({ at: "ready" });
    },
  };
}

async function readDrawn(picture: Blob, name: string) {
  // Few files have any.
  const { readImage } = await import("../../attachments/read-attached");
  const image = await readImage(picture, name);
  return image.kind === "image" ? image : null;
}

type OnRead = (read: number, total: number) => void;

type Reading = { readonly now: number; readonly onRead: OnRead; readonly signal: AbortSignal };

function readSource(source: ImportSource, reading: Reading): AsyncIterable<ExportItem> {
  const { now, onRead, signal } = reading;
  const { clipMark, markOf } = optionsWords.importPart;
  const options = { now, clipMark, markOf };
  if (source.type === "elara") return readRecords(source, options, onRead);
  return readExport(source.file, { ...options, onBytes: onRead, signal });
}

async function readMemory(source: ImportSource): Promise<readonly unknown[] | null> {
  return source.type === "elara" ? [] : readOwnMemory(source.file);
}

/** What is wrong with an archive is said as of any file. */
async function* readRecords(
  { records, key }: Extract<ImportSource, { type: "elara" }>,
  options: ReadOptions,
  onFiles: OnRead,
): AsyncGenerator<ExportItem> {
  try {
    const files = await openRecords(records);
    yield* readElara(files, { ...options, key: await deriveElaraKey(key), onFiles });
  } catch (error) {
    yield { type: "problem", position: null, problem: zipProblemOf(error), notes: new Map() };
  }
}

type Ended = Extract<ImportState, { at: "ended" }>;

type End = {
  readonly failure: Failure | null;
  readonly target: Ended["target"];
  readonly signal: AbortSignal;
};

function ended(counter: ImportCounter, { failure, target, signal }: End): Omit<Ended, "came"> {
  const how = failure !== null ? "failed" : signal.aborted ? "stopped" : "done";
  return { at: "ended", how, failure, target, report: counter.report() };
}

function percentOf(read: number, total: number): number {
  // What an archive says of its size may be wrong.
  return total <= 0 ? 0 : Math.min(100, Math.floor((read / total) * 100));
}
