import type { StreamInput, StreamName } from "../contract/contract";
import type { StreamHandlers, StreamSink } from "../messaging/serve-streams";
import { backupWatch } from "./handlers/backup-watch";
import { conversationWatch } from "./handlers/conversation-watch";
import { exportConversations } from "./handlers/export-conversations";
import { modelFileWatch } from "./handlers/model-file-watch";
import { ollamaPull } from "./handlers/ollama-pull";
import { chatStream } from "./handlers/operations/routes";
import { panelWatch } from "./handlers/panel-handlers";
import { restoreWatch } from "./handlers/restore-watch";
import { storeExport } from "./handlers/store-handlers";
import { turnWatch } from "./handlers/turn-watch";
import type { Lifecycle } from "./lifecycle";
import type { Restores } from "./restores/restores";

type Handler<N extends StreamName, A> = (
  opened: A,
  input: StreamInput<N>,
  sink: StreamSink<N>,
) => Promise<() => void>;

/** The handler of every stream. */
export function createStreamHandlers(
  { ready, openReader }: Pick<Lifecycle, "ready" | "openReader">,
  restores: Restores,
): StreamHandlers {
  return {
    "conversation.watch": untilLocked(ready, conversationWatch),
    "panel.watch": untilLocked(ready, panelWatch),
    "turn.watch": untilLocked(ready, turnWatch),
    "chat.stream": untilLocked(ready, chatStream),
    "modelFile.watch": untilLocked(ready, modelFileWatch),
    "ollama.pull": untilLocked(ready, ollamaPull),
    "backup.watch": untilLocked(ready, backupWatch),
    "export.conversations": untilLocked(ready, exportConversations),
    // A profile without a vault restores, too.
    "restore.watch": (_input, sink) => restoreWatch(restores, sink),
    "store.export": untilLocked(openReader, storeExport),
  };
}

/** Ends the stream with `locked` when the vault is locked. */
function untilLocked<N extends StreamName, A extends { readonly signal: AbortSignal }>(
  open: () => Promise<A>,
  handler: Handler<N, A>,
) {
  return async (input: StreamInput<N>, sink: StreamSink<N>) => {
    const opened = await open();
    opened.signal.throwIfAborted();
    const end = () => sink.fail(opened.signal.reason);
    opened.signal.addEventListener("abort", end);
    const stop = await handler(opened, input, sink);
    return () => {
      opened.signal.removeEventListener("abort", end);
      stop();
    };
  };
}
