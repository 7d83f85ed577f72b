import { AppError } from "../../domain/app-error";
import type { ModelEvent } from "../../domain/provider";
import type { Decoder } from "../wire/decoder";
import { cutOffError, malformedError } from "../wire/provider-error";
import { createThinkSplitter } from "../wire/think-splitter";
import { argumentsText, createToolCalls } from "../wire/tool-calls";
import { parseChatLine, type ReportedCall } from "./chat-line";

/** A decoder of the lines of `/api/chat`, whose terminal is `done: true`. */
export function createChatDecoder(host: string): Decoder {
  const splitter = createThinkSplitter();
  const calls = createToolCalls(host);

  /** Ollama tells each call whole, in one line. */
  function* readCall(reported: ReportedCall): Iterable<ModelEvent> {
    const call = calls.count();
    yield calls.begin({ name: reported.name });
    yield* calls.append(call, argumentsText(reported.arguments));
  }

  return {
    push: function* (data) {
      const line = parseChatLine(data);
      if (line === null) throw malformedError(host);
      if (line.type === "error") throw new AppError(line.code, { data: { ...line.data, host } });
      if (line.thinking !== "") yield { type: "thinking-delta", text: line.thinking };
      if (line.text !== "") yield* splitter.push(line.text);
      if (line.calls.length > 0) yield* splitter.flush();
      for (const reported of line.calls) yield* readCall(reported);
      if (line.done === null) return;
      yield* splitter.flush();
      const ended = calls.count() > 0 ? "tool-calls" : "stop";
      const { length, usage } = line.done;
      yield { type: "finish", reason: length ? "length" : ended, usage };
    },
    end: function* () {
      yield* splitter.flush();
      throw cutOffError(host);
    },
  };
}
