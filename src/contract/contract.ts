import type * as z from "zod/mini";
import { attachmentCalls } from "./attachment";
import { backupCalls, backupStreams } from "./backup";
import { connectionCalls, connectionStreams } from "./connection";
import { contextCalls } from "./context";
import { contextEditCalls } from "./context-edit";
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

/** Every call between a page and the worker; the key is the message's `type` on the wire. */
export const CALLS = {
  ...vaultCalls,
  ...vaultCareCalls,
  ...vaultRepairCalls,
  ...recoveryCalls,
  ...contextCalls,
  ...contextEditCalls,
  ...presetCalls,
  ...presetEditCalls,
  ...conversationCalls,
  ...panelCalls,
  ...importCalls,
  ...operationCalls,
  ...routeCalls,
  ...turnCalls,
  ...attachmentCalls,
  ...pageCalls,
  ...modelCalls,
  ...connectionCalls,
  ...modelFileCalls,
  ...usageCalls,
  ...dataCalls,
  ...backupCalls,
  ...restoreCalls,
  ...parameterCalls,
  ...promptCalls,
  ...promptSettingsCalls,
  ...libraryCalls,
  ...programCalls,
  ...toolServerCalls,
  ...shortcutCalls,
  ...shortcutEditCalls,
  ...summaryCalls,
  ...factCalls,
  ...memoryCalls,
  ...referenceCalls,
  ...searchCalls,
  ...embedderCalls,
  ...healthCalls,
  ...undoCalls,
};

/** Every stream between a page and the worker; the key is the port's name. */
export const STREAMS = {
  ...conversationStreams,
  ...turnStreams,
  ...connectionStreams,
  ...modelFileStreams,
  ...dataStreams,
  ...backupStreams,
  ...restoreStreams,
  ...exportStreams,
  ...routeStreams,
};

export type CallName = keyof typeof CALLS;
export type CallInput<N extends CallName> = z.infer<(typeof CALLS)[N]["input"]>;
export type CallOutput<N extends CallName> = z.infer<(typeof CALLS)[N]["output"]>;

export type StreamName = keyof typeof STREAMS;
export type StreamInput<N extends StreamName> = z.infer<(typeof STREAMS)[N]["input"]>;
export type StreamEvent<N extends StreamName> = z.infer<(typeof STREAMS)[N]["event"]>;

/** The entries that one page uses: it bundles these and no others. A test reads that none lacks. */
export type PageContract = {
  readonly calls: Partial<typeof CALLS>;
  readonly streams: Partial<typeof STREAMS>;
  /** Reads those of which the page's first picture has no need, where one of them is called. */
  readonly later?: () => Promise<Partial<typeof CALLS>>;
};
