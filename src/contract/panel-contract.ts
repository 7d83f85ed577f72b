import { attachmentCalls } from "./attachment";
import { contextCalls } from "./context";
import type { PageContract } from "./contract";
import { conversationCalls, conversationStreams, panelCalls } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { factCalls } from "./fact";
import { healthCalls } from "./health";
import { memoryCalls } from "./memory";
import { modelCalls } from "./model";
import { pageCalls } from "./page";
import { presetCalls } from "./preset";
import { promptCalls } from "./prompt";
import { recoveryCalls } from "./recovery";
import { referenceCalls } from "./reference";
import { searchCalls } from "./search";
import { shortcutCalls } from "./shortcut";
import { summaryCalls } from "./summary";
import { turnCalls, turnStreams } from "./turn";
import { undoCalls } from "./undo";
import { vaultCalls } from "./vault";
import { vaultRepairCalls } from "./vault-repair";

/** What the side panel asks of the worker. */
export const panelContract: PageContract = {
  calls: {
    ...vaultCalls,
    ...vaultRepairCalls,
    ...recoveryCalls,
    ...contextCalls,
    ...presetCalls,
    ...conversationCalls,
    ...panelCalls,
    ...turnCalls,
    ...attachmentCalls,
    ...pageCalls,
    ...modelCalls,
    ...memoryCalls,
    ...referenceCalls,
    ...dataCalls,
    ...promptCalls,
    ...shortcutCalls,
    ...summaryCalls,
    ...factCalls,
    ...searchCalls,
    ...healthCalls,
    ...undoCalls,
  },
  streams: { ...conversationStreams, ...turnStreams, ...dataStreams },
  later: async () => {
    const [{ libraryCalls }, { parameterCalls }, ...others] = await Promise.all([
      import("./library"),
      import("./parameter"),
      import("./program"),
      import("./tool-server"),
    ]);
    const [{ programCalls }, { toolServerCalls }] = others;
    return { ...libraryCalls, ...parameterCalls, ...programCalls, ...toolServerCalls };
  },
};
