/** What a decoder reads at once: the data of an SSE event with its name, or one NDJSON line. */
export type Payload = {
  readonly data: string;
  readonly event?: string | undefined;
  /** Set where it is all that the server said: one JSON text in place of a stream. */
  readonly isWhole?: true;
};

/** Turns chunks of a byte stream into payloads, wherever the chunks were cut. */
export type PayloadSplitter = {
  readonly push: (bytes: Uint8Array) => readonly Payload[];
  /** What stands at the end of the bytes without its own end: whole, or cut off. */
  readonly rest: () => readonly Payload[];
};

/** How much may stand in one payload, and of whose bytes. */
export type PayloadLimit = { readonly host: string; readonly maxLength: number };
