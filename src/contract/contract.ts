import type * as z from "zod/mini";
import { conversationCalls, conversationStreams } from "./conversation";
import { dataCalls, dataStreams } from "./data";
import { healthCalls } from "./health";
import { modelCalls } from "./model";
import { promptCalls } from "./prompt";
import { summaryCalls } from "./summary";
import { turnCalls, turnStreams } from "./turn";
import { vaultCalls } from "./vault";

/** Every call between a page and the worker; the key is the message's `type` on the wire. */
export const CALLS = {
  ...vaultCalls,
  ...conversationCalls,
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
};

export type CallName = keyof typeof CALLS;
export type CallInput<N extends CallName> = z.infer<(typeof CALLS)[N]["input"]>;
export type CallOutput<N extends CallName> = z.infer<(typeof CALLS)[N]["output"]>;

export type StreamName = keyof typeof STREAMS;
export type StreamInput<N extends StreamName> = z.infer<(typeof STREAMS)[N]["input"]>;
export type StreamEvent<N extends StreamName> = z.infer<(typeof STREAMS)[N]["event"]>;
