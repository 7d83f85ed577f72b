import type { StreamEvent, StreamInput, StreamName } from "../contract/contract";
import { findStream } from "../contract/find-entry";
import { AppError, toFailure } from "../domain/app-error";
import type { Sender } from "./own-page";
import type { Port } from "./port";

export type StreamSink<N extends StreamName> = {
  readonly event: (event: StreamEvent<N>) => void;
  readonly done: () => void;
  /** Ends the stream with a failure. */
  readonly fail: (error: AppError) => void;
};

/** A handler feeds the sink and returns what ends the feeding when the page goes away. */
export type StreamHandlers = {
  readonly [N in StreamName]: (input: StreamInput<N>, sink: StreamSink<N>) => Promise<() => void>;
};

type Deps = {
  readonly handlers: StreamHandlers;
  readonly isTrusted: (sender: Sender | undefined) => boolean;
  readonly onError: (name: StreamName, error: unknown) => void;
};

/** Returns the listener for `runtime.onConnect`; ports that are no stream of ours are closed. */
export function createStreamListener(deps: Deps): (port: Port) => void {
  return (port) => {
    if (!deps.isTrusted(port.sender) || !Object.hasOwn(deps.handlers, port.name)) {
      port.disconnect();
      return;
    }
    serve(deps, port, port.name as StreamName);
  };
}

function serve<N extends StreamName>(deps: Deps, port: Port, name: N): void {
  let started = false;
  let closed = false;
  let stop: (() => void) | undefined;
  const close = (frame: unknown) => {
    if (closed) return;
    closed = true;
    if (frame !== null) {
      post(frame);
      port.disconnect();
    }
    stop?.();
  };
  /** A port that is gone, or a frame that is too large for one, must not fail who feeds the stream. */
  const post = (frame: unknown) => {
    try {
      port.postMessage(frame);
    } catch (error) {
      deps.onError(name, error);
      // The page would wait for what never comes.
      close({ type: "failure", failure: toFailure(error) });
    }
  };
  const sink: StreamSink<N> = {
    event: (event) => {
      if (!closed) post(event);
    },
    done: () => close({ type: "done" }),
    fail: (error) => close({ type: "failure", failure: toFailure(error) }),
  };
  port.onDisconnect.addListener(() => close(null));
  port.onMessage.addListener(async (message) => {
    if (closed || started) return;
    started = true;
    try {
      const input = findStream(name)?.input.safeParse(message);
      if (!input?.success) throw new AppError("bad-request", { cause: input?.error });
      stop = await deps.handlers[name](input.data as StreamInput<N>, sink);
      if (closed) stop();
    } catch (error) {
      deps.onError(name, error);
      close({ type: "failure", failure: toFailure(error) });
    }
  });
}
