import type { PageContract } from "./contract";
import { conversationCalls, conversationStreams } from "./conversation";
import { restoreCalls, restoreStreams } from "./restore";
import { vaultCalls } from "./vault";

/** What the welcome page asks of the worker. */
export const welcomeContract: PageContract = {
  calls: { ...vaultCalls, ...conversationCalls, ...restoreCalls },
  streams: { ...conversationStreams, ...restoreStreams },
};
