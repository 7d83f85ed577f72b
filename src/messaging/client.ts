import { defineExtensionMessaging } from "@webext-core/messaging";
import type {
  CallInput,
  CallName,
  CallOutput,
  PageContract,
  StreamInput,
  StreamName,
} from "../contract/contract";
import { AppError } from "../domain/app-error";
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
  /** Calls back whenever the lists of contexts or conversations are other ones. */
  readonly onListsChange: (listener: () => void) => () => void;
};

type Deps = { readonly connect: (name: string) => Port };

/**
 * A client over runtime messages and ports, for a page that uses these entries of the contract;
 * outputs and events are parsed like inputs are. Any other entry is an `internal` error, unsent.
 */
export function createClient(
  { calls, streams, later }: PageContract,
  deps: Deps = { connect: (name) => chrome.runtime.connect({ name }) },
): Client {
  const messenger = defineExtensionMessaging();
  let known = calls;
  const readLater = async () => {
    known = { ...(await later?.()), ...calls };
  };
  return {
    call: async (name, input) => {
      // What was read once is at hand: a page that goes sends what it still has to say at once.
      if (known[name] === undefined) await readLater();
      const { output } = known[name] ?? failMissing(name);
      const answer = await messenger.sendMessage(name, input).catch((error: unknown) => {
        throw fromWireError(error);
      });
      return output.parse(answer) as CallOutput<typeof name>;
    },
    watch: (name, input, on) => {
      const stream = streams[name] ?? failMissing(name);
      return watchPort({ port: deps.connect(name), stream, input, on });
    },
    onWorkerStart: (listener) => listenFor("worker.started", listener),
    onVaultChange: (listener) => listenFor("vault.changed", listener),
    onListsChange: (listener) => listenFor("lists.changed", listener),
  };
}

function failMissing(name: string): never {
  throw new AppError("internal", { cause: new Error(`This page's contract lacks ${name}.`) });
}
