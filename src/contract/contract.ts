import type * as z from "zod/mini";
import { contextCalls, presetCalls } from "./context";
import { conversationCalls, conversationStreams, panelCalls } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { healthCalls } from "./health";
import { importCalls } from "./import";
import { modelCalls } from "./model";
import { operationCalls } from "./operations";
import { promptCalls } from "./prompt";
import { routeCalls, routeStreams } from "./routes";
import { summaryCalls } from "./summary";
import { turnCalls, turnStreams } from "./turn";
import { vaultCalls } from "./vault";

/** Every call between a page and the worker; the key is the message's `type` on the wire. */
export const CALLS = {
  ...vaultCalls,
  ...contextCalls,
  ...presetCalls,
  ...conversationCalls,
  ...panelCalls,
  ...importCalls,
  ...operationCalls,
  ...routeCalls,
  ...turnCalls,
  ...modelCalls,
  ...dataCalls,
  ...promptCalls,
  ...summaryCalls,
  ...healthCalls,
};

/** Every stream between a page and the worker; the key is the port's name. */
export const STREAMS = {
  ...conversationStreams,
  ...turnStreams,
  ...dataStreams,
  ...routeStreams,
};

export type CallName = keyof typeof CALLS;
export type CallInput<N extends CallName> = z.infer<(typeof CALLS)[N]["input"]>;
export type CallOutput<N extends CallName> = z.infer<(typeof CALLS)[N]["output"]>;

export type StreamName = keyof typeof STREAMS;
export type StreamInput<N extends StreamName> = z.infer<(typeof STREAMS)[N]["input"]>;
export type StreamEvent<N extends StreamName> = z.infer<(typeof STREAMS)[N]["event"]>;
