import { type Failure, toFailure } from "../../../domain/app-error";
import { DEFAULT_PRESET_ID } from "../../../domain/built-in-presets";
import type { Id } from "../../../domain/id";
import { deriveElaraKey } from "../../../foreign/elara-envelope";
import type { ExportItem } from "../../../foreign/export-item";
import { readElara } from "../../../foreign/read-elara";
import { readExport } from "../../../foreign/read-export";
import type { ReadOptions } from "../../../foreign/reading";
import { zipProblemOf } from "../../../foreign/zip-limits";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { runTwice } from "../../conversation/run-twice";
import { optionsWords } from "../../words/options-words";
import { createCameKeeper } from "./came-keeper";
import { type CameConversation, findCame } from "./find-came";
import { createReportKeeper, type ImportReport, type ReportKeeper } from "./import-report";
import { type ElaraRecords, openRecords } from "./open-records";
import { runImport, type TargetContext } from "./run-import";

/** Where to import: a context that is there, or one to be made; without a name it is given one. */
export type ImportTarget =
  | { readonly type: "existing"; readonly id: Id; readonly name: string }
  | { readonly type: "new"; readonly name: string };

/** What to import: a file of another product or of our own, or Elara's records with their key text. */
export type ImportSource =
  | { readonly type: "file"; readonly file: Blob }
  | { readonly type: "elara"; readonly records: ElaraRecords; readonly key: string };

/** Days after the last chat after which a context that was made for an import is put aside. */
export const IMPORT_EXPIRY_DAYS = 365;

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
      readonly target: { readonly type: ImportTarget["type"]; readonly name: string | null };
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
};

/** Imports files, one after the other, and tells how far it is. */
export function createImporter({ client, clock }: Deps): Importer {
  const state = createCell<ImportState>({ at: "ready" });
  let stopping = new AbortController();

  const start = async (source: ImportSource, target: ImportTarget) => {
    if (state.get().at === "running") return;
    stopping = new AbortController();
    const keeper = createReportKeeper();
    const came = createCameKeeper();
    const run = { isStopping: false, percent: 0 };
    const tell = () => {
      const isStopping = stopping.signal.aborted;
      state.set({ at: "running", ...run, isStopping, report: keeper.report() });
    };
    const into = createTarget(client, target);
    const onRead = (read: number, total: number) => {
      const percent = percentOf(read, total);
      if (percent === run.percent) return;
      run.percent = percent;
      tell();
    };
    tell();
    let failure: Failure | null = null;
    try {
      const items = readSource(source, clock.now(), onRead);
      const { signal } = stopping;
      await runImport({ client, keeper, came, items, target: into, signal, onStored: tell });
    } catch (error) {
      failure = toFailure(error);
    }
    const { type } = target;
    // Of a vault that is locked by now nothing is told but that.
    const links = await findCame(client, came.newest()).catch(() => []);
    const end = { failure, target: { type, name: into.name() }, signal: stopping.signal };
    state.set({ ...ended(keeper, end), came: links });
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

type OnRead = (read: number, total: number) => void;

function readSource(source: ImportSource, now: number, onRead: OnRead): AsyncIterable<ExportItem> {
  const options = { now, clipMark: optionsWords.importPart.clipMark };
  if (source.type === "elara") return readRecords(source, options, onRead);
  return readExport(source.file, { ...options, onBytes: onRead });
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

/** The context to import into; a new one is made when it is first needed. */
function createTarget(client: Pick<Client, "call">, target: ImportTarget): TargetContext {
  let there = target.type === "existing" ? target : null;
  return {
    id: () => there?.id ?? null,
    name: () => there?.name ?? null,
    make: async (source) => {
      const id = crypto.randomUUID();
      const name = target.name.trim() === "" ? optionsWords.importPart.nameOf[source] : target.name;
      const overrides = { name, expiryDays: IMPORT_EXPIRY_DAYS };
      const input = { id, presetId: DEFAULT_PRESET_ID, overrides };
      const { context } = await runTwice(() => client.call("context.createFromPreset", input));
      there = { type: "existing", id: context.id, name: context.name };
    },
  };
}

type Ended = Extract<ImportState, { at: "ended" }>;

type End = {
  readonly failure: Failure | null;
  readonly target: Ended["target"];
  readonly signal: AbortSignal;
};

function ended(keeper: ReportKeeper, { failure, target, signal }: End): Omit<Ended, "came"> {
  const how = failure !== null ? "failed" : signal.aborted ? "stopped" : "done";
  return { at: "ended", how, failure, target, report: keeper.report() };
}

function percentOf(read: number, total: number): number {
  // What an archive says of its size may be wrong.
  return total <= 0 ? 0 : Math.min(100, Math.floor((read / total) * 100));
}
