import type { STREAMS, StreamEvent, StreamInput, StreamName } from "../contract/contract";
import type { Failure } from "../domain/app-error";
import { closingFrameSchema, type Port } from "./port";
import { WORKER_GONE } from "./wire-error";

export type Watcher<N extends StreamName> = {
  readonly event: (event: StreamEvent<N>) => void;
  /** Null when the stream is finished; `worker-gone` means: connect again. */
  readonly end: (failure: Failure | null) => void;
};

type Watch<N extends StreamName> = {
  readonly port: Port;
  readonly stream: Pick<(typeof STREAMS)[N], "event">;
  readonly input: StreamInput<N>;
  readonly on: Watcher<N>;
};

/** Feeds a watcher from a port; a port that closes without a closing frame means a dead worker. */
export function watchPort<N extends StreamName>({ port, stream, input, on }: Watch<N>): () => void {
  let ended = false;
  const end = (failure: Failure | null) => {
    if (ended) return;
    ended = true;
    on.end(failure);
  };
  port.onMessage.addListener((frame) => {
    if (ended) return;
    const closing = closingFrameSchema.safeParse(frame);
    if (closing.success) {
      end(closing.data.type === "failure" ? closing.data.failure : null);
      return;
    }
    const event = stream.event.safeParse(frame);
    if (event.success) on.event(event.data as StreamEvent<N>);
    else end({ code: "internal", data: {} });
  });
  port.onDisconnect.addListener(() => end(WORKER_GONE));
  port.postMessage(input);
  return () => {
    ended = true;
    port.disconnect();
  };
}
