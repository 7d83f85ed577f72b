import { AppError } from "../../domain/app-error";
import type { ModelEvent } from "../../domain/provider";
import { parseChatLine } from "./chat-line";
import { createLineSplitter } from "./line-splitter";
import { createThinkSplitter } from "./think-splitter";

/** Reads the bytes of a chat answer as events, one generator a piece; the last event is `finish`. */
export type ChatReader = {
  readonly read: (bytes: Uint8Array) => Iterable<ModelEvent>;
  /** To be called at the end of the bytes; fails with `provider-cut-off` where no `finish` came. */
  readonly end: () => Iterable<ModelEvent>;
};

/** A line holds one token; even a whole reply in one line is far below this many characters. */
const MAX_LINE_LENGTH = 10_000_000;

/** A reader of one answer; fails with `provider-malformed`, `provider-failed` or `-model-missing`. */
export function createChatReader(host: string): ChatReader {
  const lines = createLineSplitter(MAX_LINE_LENGTH);
  const splitter = createThinkSplitter();

  function* readLine(text: string): Iterable<ModelEvent> {
    const line = parseChatLine(text);
    if (line === null) throw new AppError("provider-malformed", { data: { host } });
    if (line.type === "error") {
      const code = line.missing ? "provider-model-missing" : "provider-failed";
      throw new AppError(code, { data: { host } });
    }
    if (line.thinking !== "") yield { type: "thinking-delta", text: line.thinking };
    if (line.text !== "") yield* splitter.push(line.text);
    if (line.type === "delta") return;
    yield* splitter.flush();
    yield { type: "finish", reason: line.reason, usage: line.usage };
  }

  return {
    read: function* (bytes) {
      for (const line of lines.push(bytes)) yield* readLine(line);
    },
    end: function* () {
      const rest = lines.rest();
      // A last line without a line break is whole or it was cut off; it is not malformed.
      if (rest !== "" && parseChatLine(rest) !== null) yield* readLine(rest);
      yield* splitter.flush();
      throw new AppError("provider-cut-off", { data: { host } });
    },
  };
}
