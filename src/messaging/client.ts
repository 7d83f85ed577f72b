import { defineExtensionMessaging } from "@webext-core/messaging";
import {
  CALLS,
  type CallInput,
  type CallName,
  type CallOutput,
  type StreamInput,
  type StreamName,
} from "../contract/contract";
import { listenFor } from "./announcement";
import type { Port } from "./port";
import { type Watcher, watchPort } from "./watch-port";
import { fromWireError } from "./wire-error";

/** What a page may ask of the worker; the only door from the ui to everything else. */
export type Client = {
  /** Resolves with the parsed output; rejects with an AppError, `worker-gone` if nobody answered. */
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Follows a stream until it ends or the returned function is called. */
  readonly watch: <N extends StreamName>(
    name: N,
    input: StreamInput<N>,
    on: Watcher<N>,
  ) => () => void;
  /** Calls back whenever a worker has started: what was watched before must be watched anew. */
  readonly onWorkerStart: (listener: () => void) => () => void;
  /** Calls back whenever the vault was locked, unlocked or changed: `vault.status` says how. */
  readonly onVaultChange: (listener: () => void) => () => void;
};

type Deps = { readonly connect: (name: string) => Port };

/** A client over runtime messages and ports; outputs and events are parsed like inputs are. */
export function createClient(
  deps: Deps = { connect: (name) => chrome.runtime.connect({ name }) },
): Client {
  const messenger = defineExtensionMessaging();
  return {
    call: async (name, input) => {
      const answer = await messenger.sendMessage(name, input).catch((error: unknown) => {
        throw fromWireError(error);
      });
      return CALLS[name].output.parse(answer) as CallOutput<typeof name>;
    },
    watch: (name, input, on) => watchPort(deps.connect(name), name, input, on),
    onWorkerStart: (listener) => listenFor("worker.started", listener),
    onVaultChange: (listener) => listenFor("vault.changed", listener),
  };
}
