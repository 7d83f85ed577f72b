import { AppError } from "../domain/app-error";
import { assertNever } from "../domain/assert-never";
import type { ModelEvent } from "../domain/provider";
import { MAX_SOURCES } from "../domain/source";
import {
  MAX_ARGUMENTS_LENGTH,
  MAX_CALLS_LENGTH,
  MAX_TOOL_CALLS,
  type ToolCall,
} from "../domain/tool-call";
import type { TurnState } from "../domain/turn";

/** What a reply holds before a request adds to it. */
export type Begun = Pick<TurnState, "text" | "thinking"> &
  Partial<Pick<TurnState, "thinkingMs" | "sources" | "tools">>;

/** The state of a turn before the first event of a step. */
export function startTurn(turnId: string, begun: Begun): TurnState {
  const { sources, tools = [] } = begun;
  return {
    turnId,
    status: "open",
    text: begun.text,
    thinking: begun.thinking,
    thinkingMs: begun.thinkingMs ?? 0,
    failure: null,
    finish: null,
    usage: null,
    ...(sources === undefined ? {} : { sources }),
    ...(tools.length === 0 ? {} : { tools }),
  };
}

/**
 * One step of the fold: the state after an event that came `sinceStart` milliseconds into the run.
 * Fails with `provider-malformed` on more or longer calls than a reply may have.
 */
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
    case "tool-call-start": {
      const toolCalls = addCall(state.toolCalls ?? [], event);
      return { ...state, status: "streaming", toolCalls };
    }
    case "tool-call-delta": {
      const toolCalls = addArguments(state.toolCalls ?? [], event);
      return { ...state, status: "streaming", toolCalls };
    }
    case "source": {
      const known = state.sources ?? [];
      if (known.length >= MAX_SOURCES) return state;
      return { ...state, sources: [...known, event.source] };
    }
    case "finish":
      return { ...state, status: "complete", finish: event.reason, usage: event.usage };
    default:
      return assertNever(event);
  }
}

type Event<T extends ModelEvent["type"]> = Extract<ModelEvent, { type: T }>;

function addCall(
  calls: readonly ToolCall[],
  { call, id, name, signature }: Event<"tool-call-start">,
): ToolCall[] {
  if (call !== calls.length || calls.length >= MAX_TOOL_CALLS) {
    throw new AppError("provider-malformed");
  }
  return withinLength([...calls, { id, name, arguments: "", ...(signature && { signature }) }]);
}

function addArguments(
  calls: readonly ToolCall[],
  { call, text }: Event<"tool-call-delta">,
): ToolCall[] {
  const begun = calls[call];
  if (begun === undefined || begun.arguments.length + text.length > MAX_ARGUMENTS_LENGTH) {
    throw new AppError("provider-malformed");
  }
  return withinLength(calls.with(call, { ...begun, arguments: begun.arguments + text }));
}

/** All of an answer is one row, and a row has to fit into a line of a backup. */
function withinLength(calls: ToolCall[]): ToolCall[] {
  const length = calls.reduce((sum, { id, name, arguments: given, signature = "" }) => {
    return sum + id.length + name.length + given.length + signature.length;
  }, 0);
  if (length > MAX_CALLS_LENGTH) throw new AppError("provider-malformed");
  return calls;
}
