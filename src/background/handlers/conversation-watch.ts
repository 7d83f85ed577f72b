import type { StreamInput } from "../../contract/contract";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";

/** Tells what runs in a conversation, then whatever opens or ends there. */
export async function conversationWatch(
  app: Pick<App, "runs" | "hub" | "answered">,
  input: StreamInput<"conversation.watch">,
  sink: StreamSink<"conversation.watch">,
): Promise<() => void> {
  for (const live of app.runs.list()) {
    if (live.turn.conversationId !== input.conversationId) continue;
    sink.event({ type: "turn", turnId: live.turn.id, status: live.state().status });
  }
  const stop = app.hub.listen(input.conversationId, sink.event);
  app.answered.seen(input.conversationId);
  return stop;
}
