import { backupCalls } from "./backup";
import { contextCalls } from "./context";
import type { PageContract } from "./contract";
import { conversationCalls, conversationStreams, panelCalls } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { pageCalls } from "./page";
import { recoveryCalls } from "./recovery";
import { shortcutCalls } from "./shortcut";
import { turnCalls, turnStreams } from "./turn";
import { vaultCalls } from "./vault";

/** What the popup asks of the worker. */
export const popupContract: PageContract = {
  calls: {
    ...vaultCalls,
    ...recoveryCalls,
    ...contextCalls,
    ...conversationCalls,
    ...panelCalls,
    "page.ask": pageCalls["page.ask"],
    ...turnCalls,
    ...dataCalls,
    ...shortcutCalls,
    "backup.status": backupCalls["backup.status"],
  },
  streams: { ...conversationStreams, ...turnStreams, ...dataStreams },
};
