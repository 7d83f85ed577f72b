import { attachmentCalls } from "./attachment";
import { backupCalls, backupStreams } from "./backup";
import { connectionCalls, connectionStreams } from "./connection";
import { contextCalls } from "./context";
import { contextEditCalls } from "./context-edit";
import type { CALLS, CallName, STREAMS, StreamName } from "./contract";
import { conversationCalls, conversationStreams, panelCalls } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { embedderCalls } from "./embedder";
import { exportStreams } from "./export";
import { factCalls } from "./fact";
import { healthCalls } from "./health";
import { importCalls } from "./import";
import { libraryCalls } from "./library";
import { memoryCalls } from "./memory";
import { modelCalls } from "./model";
import { modelFileCalls, modelFileStreams } from "./model-file";
import { operationCalls } from "./operations";
import { pageCalls } from "./page";
import { parameterCalls } from "./parameter";
import { presetCalls } from "./preset";
import { presetEditCalls } from "./preset-edit";
import { programCalls } from "./program";
import { promptCalls } from "./prompt";
import { promptSettingsCalls } from "./prompt-settings";
import { recoveryCalls } from "./recovery";
import { referenceCalls } from "./reference";
import { restoreCalls, restoreStreams } from "./restore";
import { routeCalls, routeStreams } from "./routes";
import { searchCalls } from "./search";
import { shortcutCalls } from "./shortcut";
import { shortcutEditCalls } from "./shortcut-edit";
import { summaryCalls } from "./summary";
import { toolServerCalls } from "./tool-server";
import { turnCalls, turnStreams } from "./turn";
import { undoCalls } from "./undo";
import { usageCalls } from "./usage";
import { vaultCalls } from "./vault";
import { vaultCareCalls } from "./vault-care";
import { vaultRepairCalls } from "./vault-repair";

type Calls = Partial<typeof CALLS>;
type Streams = Partial<typeof STREAMS>;

// Functions, so that the schemas of a module are built when one of its calls first comes: building
// those of all takes longer than everything else that a worker does before it answers.
const conversation = [() => conversationCalls, () => panelCalls];
const prompt = [() => promptCalls, () => promptSettingsCalls];

/** Where the calls are declared whose names begin with a word. */
const CALL_MODULES: Readonly<Record<string, readonly (() => Calls)[]>> = {
  vault: [() => vaultCalls, () => vaultCareCalls, () => vaultRepairCalls],
  recovery: [() => recoveryCalls],
  context: [() => contextCalls, () => contextEditCalls],
  preset: [() => presetCalls, () => presetEditCalls],
  conversation,
  message: conversation,
  branch: conversation,
  draft: conversation,
  panel: conversation,
  turn: [() => turnCalls, ...conversation],
  import: [() => importCalls],
  attachment: [() => attachmentCalls],
  page: [() => pageCalls],
  model: [() => modelCalls],
  modelFile: [() => modelFileCalls],
  connection: [() => connectionCalls],
  ollama: [() => connectionCalls],
  usage: [() => usageCalls],
  store: [() => dataCalls],
  backup: [() => backupCalls],
  restore: [() => restoreCalls],
  program: [() => programCalls],
  server: [() => toolServerCalls],
  parameter: [() => parameterCalls],
  prompt,
  library: [() => libraryCalls],
  summary: [() => summaryCalls],
  fact: [() => factCalls],
  health: [() => healthCalls],
  memory: [() => memoryCalls, () => healthCalls],
  block: [() => memoryCalls],
  archive: [() => memoryCalls],
  reference: [() => referenceCalls],
  search: [() => searchCalls, () => embedderCalls],
  debug: [() => healthCalls],
  undo: [() => undoCalls],
  shortcut: [() => shortcutCalls, () => shortcutEditCalls],
};

/** Where those are declared that bear the design documents' names. */
const DOCUMENT_CALLS: readonly (() => Calls)[] = [() => operationCalls, () => routeCalls];

const STREAM_MODULES: Readonly<Record<string, () => Streams>> = {
  conversation: () => conversationStreams,
  panel: () => conversationStreams,
  turn: () => turnStreams,
  ollama: () => connectionStreams,
  modelFile: () => modelFileStreams,
  store: () => dataStreams,
  backup: () => backupStreams,
  restore: () => restoreStreams,
  export: () => exportStreams,
  chat: () => routeStreams,
};

/** The call of that name, as `CALLS` has it; null where there is none. */
export function findCall<N extends CallName>(name: N): (typeof CALLS)[N] | null {
  const modules = lookUp(CALL_MODULES, firstWord(name)) ?? [];
  for (const read of [...modules, ...DOCUMENT_CALLS]) {
    const call = lookUp<Calls, N>(read(), name);
    if (call !== undefined) return call;
  }
  return null;
}

/** The stream of that name, as `STREAMS` has it; null where there is none. */
export function findStream<N extends StreamName>(name: N): (typeof STREAMS)[N] | null {
  const read = lookUp(STREAM_MODULES, firstWord(name));
  return (read && lookUp<Streams, N>(read(), name)) ?? null;
}

function firstWord(name: string): string {
  return name.split(".", 1)[0] ?? name;
}

/** What every object has is nothing that was declared. */
function lookUp<T extends object, N extends keyof T>(from: T, name: N): T[N] | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}
