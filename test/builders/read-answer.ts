import { type Failure, toFailure } from "../../src/domain/app-error";
import type { ModelEvent } from "../../src/domain/provider";
import { createAnswerReader } from "../../src/providers/wire/answer-reader";
import type { CreateDecoder } from "../../src/providers/wire/decoder";
import type { StreamFormat } from "../../src/providers/wire/payload-splitter";

type Reading = {
  readonly format: StreamFormat;
  readonly createDecoder: CreateDecoder;
  readonly chunks: readonly Uint8Array[];
};

/** What an adapter makes of the chunks of an answer from `h:1`: events until `finish` or a failure. */
export function readAnswer({ chunks, ...reading }: Reading): {
  readonly events: readonly ModelEvent[];
  readonly failure: Failure | null;
} {
  const reader = createAnswerReader({ ...reading, readError: () => null, host: "h:1" });
  const events: ModelEvent[] = [];
  const finishes = (some: Iterable<ModelEvent>) => {
    for (const event of some) {
      events.push(event);
      if (event.type === "finish") return true;
    }
    return false;
  };
  try {
    if (!chunks.some((chunk) => finishes(reader.read(chunk)))) finishes(reader.end("end"));
  } catch (error) {
    return { events, failure: toFailure(error) };
  }
  return { events, failure: null };
}

/** Every way to cut the bytes in two, and all single bytes. */
export function allCuts(bytes: Uint8Array): readonly (readonly Uint8Array[])[] {
  return [
    ...Array.from({ length: bytes.length + 1 }, (_, cut) => [
      bytes.subarray(0, cut),
      bytes.subarray(cut),
    ]),
    Array.from(bytes, (byte) => Uint8Array.of(byte)),
  ];
}
