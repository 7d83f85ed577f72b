import type { StreamInput, StreamName } from "../contract/contract";
import type { StreamHandlers, StreamSink } from "../messaging/serve-streams";
import type { App } from "./app";
import { conversationWatch } from "./handlers/conversation-watch";
import { storeExport } from "./handlers/store-handlers";
import { turnWatch } from "./handlers/turn-watch";

type Handler<N extends StreamName> = (
  app: App,
  input: StreamInput<N>,
  sink: StreamSink<N>,
) => Promise<() => void>;

/** The handler of every stream. */
export function createStreamHandlers(ready: () => Promise<App>): StreamHandlers {
  return {
    "conversation.watch": untilLocked(ready, conversationWatch),
    "turn.watch": untilLocked(ready, turnWatch),
    "store.export": untilLocked(ready, storeExport),
  };
}

/** Ends the stream with `locked` when the vault is locked. */
function untilLocked<N extends StreamName>(ready: () => Promise<App>, handler: Handler<N>) {
  return async (input: StreamInput<N>, sink: StreamSink<N>) => {
    const app = await ready();
    const end = () => sink.fail(app.signal.reason);
    app.signal.addEventListener("abort", end);
    const stop = await handler(app, input, sink);
    if (app.signal.aborted) end();
    return () => {
      app.signal.removeEventListener("abort", end);
      stop();
    };
  };
}
