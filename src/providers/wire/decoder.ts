import type { ModelEvent } from "../../domain/provider";

/** Turns the payloads of one answer (the data of an SSE event, or one NDJSON line) into events. */
export type Decoder = {
  /** Fails with a `provider-…` code on an error the server tells, `provider-malformed` on what is no answer. */
  readonly push: (data: string, event?: string) => Iterable<ModelEvent>;
  /**
   * At the end of the bytes: what was held back, and `finish` if the terminal came; fails with
   * `provider-cut-off` if it did not.
   */
  readonly end: () => Iterable<ModelEvent>;
  /**
   * Whether what has come may be all of it, where no payload says so for sure: then the end of the
   * bytes is waited for no longer than a short while. Never, where it is left out.
   */
  readonly mayEnd?: () => boolean;
};

/** A decoder of one answer from that host; a decoder is never used for a second one. */
export type CreateDecoder = (host: string) => Decoder;
