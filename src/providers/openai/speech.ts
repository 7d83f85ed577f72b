import type { ModelEvent } from "../../domain/provider";
import { malformedError } from "../wire/provider-error";

/** What one answer has said so far, as far as its end depends on it. */
export type Speech = {
  /** Nothing for no text; fails with `provider-malformed` for what is none. */
  readonly say: (text: unknown) => Iterable<ModelEvent>;
  readonly think: (text: unknown) => Iterable<ModelEvent>;
  /** Words by which the model refuses. */
  readonly refuse: (text: unknown) => Iterable<ModelEvent>;
  readonly has: () => {
    readonly said: boolean;
    readonly thought: boolean;
    readonly refused: boolean;
  };
};

/** The speech of one answer from that host. */
export function createSpeech(host: string): Speech {
  let [said, thought, refused] = [false, false, false];

  function* piece(type: "text-delta" | "thinking-delta", text: unknown): Iterable<ModelEvent> {
    if (text === undefined || text === null || text === "") return;
    if (typeof text !== "string") throw malformedError(host);
    said ||= type === "text-delta";
    thought ||= type === "thinking-delta";
    yield { type, text };
  }

  return {
    say: (text) => piece("text-delta", text),
    think: (text) => piece("thinking-delta", text),
    refuse: (text) => {
      refused = true;
      return piece("text-delta", text);
    },
    has: () => ({ said, thought, refused }),
  };
}
