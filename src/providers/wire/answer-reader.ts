import { AppError } from "../../domain/app-error";
import type { ModelEvent } from "../../domain/provider";
import type { CreateDecoder } from "./decoder";
import type { Payload } from "./payload";
import { createPayloadSplitter, type StreamFormat } from "./payload-splitter";
import { cutOffError, isMalformed, malformedError, type ReadError } from "./provider-error";

/** Reads the bytes of an answer as events, one generator a chunk; the last event is `finish`. */
export type AnswerReader = {
  readonly read: (bytes: Uint8Array) => Iterable<ModelEvent>;
  /**
   * To be called at the end of the bytes; ends with `finish` or fails with `provider-cut-off`. Where
   * the connection broke, only what the server itself ended with is an end.
   */
  readonly end: (how: "end" | "broken") => Iterable<ModelEvent>;
  /** Whether what has come may be all of it. */
  readonly mayEnd: () => boolean;
};

type Reading = {
  readonly format: StreamFormat;
  readonly createDecoder: CreateDecoder;
  readonly readError: ReadError;
  readonly host: string;
};

/** The status of an answer that began as a success. */
const OK = 200;

/** A reader of one answer; fails as its decoder does, and on a payload that is too long. */
export function createAnswerReader(reading: Reading): AnswerReader {
  const { format, createDecoder, readError, host } = reading;
  const splitter = createPayloadSplitter(format, host);
  const decoder = createDecoder(host);
  let isWhole = false;

  function* readRest({ data, event, isWhole: whole }: Payload): Iterable<ModelEvent> {
    if (whole !== true) return yield* pushOrPass(data, event);
    isWhole = true;
    // Some servers tell an error with the status of a success.
    const code = readError(OK, data);
    if (code !== null) throw new AppError(code, { data: { host } });
    yield* decoder.push(data);
  }

  function* pushOrPass(data: string, event: string | undefined): Iterable<ModelEvent> {
    try {
      yield* decoder.push(data, event);
    } catch (error) {
      // A payload without its end is whole or it was cut off; it is not malformed.
      if (!isMalformed(error)) throw error;
    }
  }

  return {
    mayEnd: () => decoder.mayEnd?.() ?? false,
    read: function* (bytes) {
      for (const { data, event } of splitter.push(bytes)) yield* decoder.push(data, event);
    },
    end: function* (how) {
      for (const payload of splitter.rest()) yield* readRest(payload);
      for (const event of endOf(decoder.end(), isWhole, host)) {
        if (event.type === "finish" && how === "broken") throw cutOffError(host);
        yield event;
      }
    },
  };
}

/** What is one whole JSON text, and no end of an answer, is no answer. */
function* endOf(
  events: Iterable<ModelEvent>,
  isWhole: boolean,
  host: string,
): Iterable<ModelEvent> {
  try {
    yield* events;
  } catch (error) {
    const isCut = error instanceof AppError && error.code === "provider-cut-off";
    throw isWhole && isCut ? malformedError(host) : error;
  }
}
