import { attachmentCalls } from "./attachment";
import { contextCalls } from "./context";
import type { PageContract } from "./contract";
import { conversationCalls, conversationStreams, panelCalls } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { modelCalls } from "./model";
import { pageCalls } from "./page";
import { promptCalls } from "./prompt";
import { shortcutCalls } from "./shortcut";
import { summaryCalls } from "./summary";
import { turnCalls, turnStreams } from "./turn";
import { undoCalls } from "./undo";
import { vaultCalls } from "./vault";

/** What the side panel asks of the worker. */
export const panelContract: PageContract = {
  calls: {
    ...vaultCalls,
    ...contextCalls,
    ...conversationCalls,
    ...panelCalls,
    ...turnCalls,
    ...attachmentCalls,
    ...pageCalls,
    ...modelCalls,
    ...dataCalls,
    ...promptCalls,
    ...shortcutCalls,
    ...summaryCalls,
    ...undoCalls,
  },
  streams: { ...conversationStreams, ...turnStreams, ...dataStreams },
  later: async () => {
    const { laterPanelCalls } = await import("./later-panel-calls");
    return laterPanelCalls;
  },
};
