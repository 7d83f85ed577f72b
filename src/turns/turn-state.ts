import { assertNever } from "../domain/assert-never";
import type { ModelEvent } from "../domain/provider";
import type { TurnState } from "../domain/turn";

/** The state of a turn before its first event; `begun` is what the reply holds already. */
export function startTurn(turnId: string, begun: { text: string; thinking: string }): TurnState {
  return {
    turnId,
    status: "open",
    text: begun.text,
    thinking: begun.thinking,
    thinkingMs: 0,
    failure: null,
    finish: null,
    usage: null,
  };
}

/** One step of the fold: the state after an event that came `sinceStart` milliseconds into the run. */
export function reduceTurn(state: TurnState, event: ModelEvent, sinceStart: number): TurnState {
  switch (event.type) {
    case "thinking-delta":
      return {
        ...state,
        status: "streaming",
        thinking: state.thinking + event.text,
        thinkingMs: sinceStart,
      };
    case "text-delta":
      return { ...state, status: "streaming", text: state.text + event.text };
    case "finish":
      return { ...state, status: "complete", finish: event.reason, usage: event.usage };
    default:
      return assertNever(event);
  }
}
