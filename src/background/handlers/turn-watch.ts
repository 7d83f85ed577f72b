import type { StreamInput } from "../../contract/contract";
import type { Message } from "../../domain/message";
import type { TurnState } from "../../domain/turn";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";
import { closeLeftOver } from "../close-left-over";
import { noTurn } from "./no-turn";

/** Follows a running turn, or tells the end of one that has ended. */
export async function turnWatch(
  app: Pick<App, "runs" | "store">,
  input: StreamInput<"turn.watch">,
  sink: StreamSink<"turn.watch">,
): Promise<() => void> {
  await closeLeftOver(app, input.turnId);
  const live = app.runs.find(input.turnId);
  if (live) {
    return live.watch((event) => {
      sink.event(event);
      if (event.type === "end") sink.done();
    });
  }
  const message = await app.store.findMessage(input.turnId);
  if (!message?.reply) throw noTurn();
  sink.event({ type: "end", seq: 0, state: stateOf(message, message.reply) });
  sink.done();
  return () => {};
}

function stateOf(message: Message, reply: NonNullable<Message["reply"]>): TurnState {
  const { status, thinking, thinkingMs, failure, finish, usage, toolCalls, sources } = reply;
  return {
    turnId: message.id,
    status,
    text: message.text,
    thinking,
    thinkingMs,
    failure,
    finish,
    usage,
    toolCalls,
    sources,
  };
}
