import type { ModelEvent } from "../../domain/provider";
import type { CreateDecoder } from "./decoder";
import { createPayloadSplitter, type StreamFormat } from "./payload-splitter";
import { isMalformed } from "./provider-error";

/** Reads the bytes of an answer as events, one generator a piece; the last event is `finish`. */
export type AnswerReader = {
  readonly read: (bytes: Uint8Array) => Iterable<ModelEvent>;
  /** To be called at the end of the bytes; ends with `finish` or fails with `provider-cut-off`. */
  readonly end: () => Iterable<ModelEvent>;
};

type Reading = {
  readonly format: StreamFormat;
  readonly createDecoder: CreateDecoder;
  readonly host: string;
};

/** A reader of one answer; fails as its decoder does, and on a payload that is too long. */
export function createAnswerReader({ format, createDecoder, host }: Reading): AnswerReader {
  const splitter = createPayloadSplitter(format, host);
  const decoder = createDecoder(host);
  return {
    read: function* (bytes) {
      for (const { data, event } of splitter.push(bytes)) yield* decoder.push(data, event);
    },
    end: function* () {
      try {
        for (const { data, event } of splitter.rest()) yield* decoder.push(data, event);
      } catch (error) {
        // A payload without its end is whole or it was cut off; it is not malformed.
        if (!isMalformed(error)) throw error;
      }
      yield* decoder.end();
    },
  };
}
