import { backupCalls, backupStreams } from "./backup";
import { connectionCalls, connectionStreams } from "./connection";
import { contextCalls } from "./context";
import { contextEditCalls } from "./context-edit";
import type { PageContract } from "./contract";
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
import { presetCalls } from "./preset";
import { presetEditCalls } from "./preset-edit";
import { programCalls } from "./program";
import { promptSettingsCalls } from "./prompt-settings";
import { recoveryCalls } from "./recovery";
import { referenceCalls } from "./reference";
import { restoreCalls, restoreStreams } from "./restore";
import { shortcutCalls } from "./shortcut";
import { shortcutEditCalls } from "./shortcut-edit";
import { undoCalls } from "./undo";
import { usageCalls } from "./usage";
import { vaultCalls } from "./vault";
import { vaultCareCalls } from "./vault-care";
import { vaultRepairCalls } from "./vault-repair";

/** What the options ask of the worker. */
export const optionsContract: PageContract = {
  calls: {
    ...vaultCalls,
    ...recoveryCalls,
    ...vaultCareCalls,
    ...vaultRepairCalls,
    ...contextCalls,
    ...contextEditCalls,
    ...presetCalls,
    ...presetEditCalls,
    ...conversationCalls,
    "panel.show": panelCalls["panel.show"],
    ...importCalls,
    ...modelCalls,
    ...memoryCalls,
    ...referenceCalls,
    ...factCalls,
    ...connectionCalls,
    ...modelFileCalls,
    ...usageCalls,
    ...embedderCalls,
    ...dataCalls,
    ...backupCalls,
    ...restoreCalls,
    ...promptSettingsCalls,
    ...libraryCalls,
    ...programCalls,
    ...shortcutCalls,
    ...shortcutEditCalls,
    ...healthCalls,
    ...undoCalls,
  },
  streams: {
    ...conversationStreams,
    ...connectionStreams,
    ...modelFileStreams,
    ...dataStreams,
    ...backupStreams,
    ...restoreStreams,
    ...exportStreams,
  },
};
