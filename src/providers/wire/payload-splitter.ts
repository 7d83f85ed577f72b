import { createLineSplitter } from "./line-splitter";
import type { PayloadSplitter } from "./payload";
import { createSseSplitter } from "./sse-splitter";

export type StreamFormat = "sse" | "ndjson";

/** Characters of one line or one event: a token is short, a whole reply far below this. */
const MAX_PAYLOAD_LENGTH = 10_000_000;

/** A splitter of that format; fails with `provider-malformed` on a payload over 10,000,000 characters. */
export function createPayloadSplitter(format: StreamFormat, host: string): PayloadSplitter {
  const limit = { host, maxLength: MAX_PAYLOAD_LENGTH };
  if (format === "sse") return createSseSplitter(limit);
  const lines = createLineSplitter(limit);
  return {
    push: (bytes) => lines.push(bytes).map((data) => ({ data })),
    rest: () => {
      const data = lines.rest();
      return data === "" ? [] : [{ data }];
    },
  };
}
