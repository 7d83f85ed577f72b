import { createLineSplitter } from "./line-splitter";
import { parseJson } from "./parse-json";
import type { PayloadLimit, PayloadSplitter } from "./payload";
import { malformedError } from "./provider-error";
import { createSseSplitter } from "./sse-splitter";

/** Entries of a list: a long answer of Gemini's has some thousands; each is parsed and checked. */
const MAX_ENTRIES = 20_000;

export type StreamFormat = "sse" | "ndjson";

/** Characters of one line or one event: a token is short, a whole reply far below this. */
const MAX_PAYLOAD_LENGTH = 10_000_000;

/**
 * A splitter of that format; fails with `provider-malformed` on a payload over 10,000,000
 * characters. Where events are expected, what begins as JSON is read as one whole answer, whatever
 * the server calls it, and what begins as a page is malformed.
 */
export function createPayloadSplitter(format: StreamFormat, host: string): PayloadSplitter {
  const limit = { host, maxLength: MAX_PAYLOAD_LENGTH };
  if (format === "ndjson") return createSniffer(limit, { usual: createLinePayloads(limit) });
  const usual = createSseSplitter(limit);
  return createSniffer(limit, { usual, whole: createWholeSplitter(limit) });
}

function createLinePayloads(limit: PayloadLimit): PayloadSplitter {
  const lines = createLineSplitter(limit);
  return {
    push: (bytes) => lines.push(bytes).map((data) => ({ data })),
    rest: () => {
      const data = lines.rest();
      return data === "" ? [] : [{ data }];
    },
  };
}

/** White space, and the bytes of a byte order mark: nothing of them tells what follows. */
const BLANK: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

const PAGE = 0x3c;
const OBJECT = 0x7b;
const LIST = 0x5b;

type Splitters = { readonly usual: PayloadSplitter; readonly whole?: PayloadSplitter };

/** Decides by the first byte that is no blank; blanks before it are passed on all the same. */
function createSniffer(
  { host }: PayloadLimit,
  { usual, whole = usual }: Splitters,
): PayloadSplitter {
  let chosen: PayloadSplitter | null = null;

  const choose = (first: number): PayloadSplitter => {
    if (first === PAGE) throw malformedError(host);
    return first === OBJECT || first === LIST ? whole : usual;
  };

  return {
    push: (bytes) => {
      if (chosen === null) {
        const first = bytes.find((byte) => !BLANK.has(byte));
        if (first !== undefined) chosen = choose(first);
      }
      return (chosen ?? usual).push(bytes);
    },
    rest: () => (chosen ?? usual).rest(),
  };
}

/**
 * A splitter for a server that answers with one JSON text instead of a stream: nothing before its
 * end, then that text, or the entries of its list. What is no JSON was cut off: nothing comes of it.
 * Fails with `provider-malformed` beyond `maxLength` characters, or 20,000 entries.
 */
function createWholeSplitter({ host, maxLength }: PayloadLimit): PayloadSplitter {
  const decoder = new TextDecoder();
  const chunks: string[] = [];
  let length = 0;

  const add = (text: string) => {
    length += text.length;
    if (length > maxLength) throw malformedError(host, { maxLength });
    chunks.push(text);
  };

  return {
    push: (bytes) => {
      add(decoder.decode(bytes, { stream: true }));
      return [];
    },
    rest: () => {
      add(decoder.decode());
      const text = chunks.join("");
      const value = parseJson(text);
      if (value === undefined) return [];
      if (!Array.isArray(value)) return [{ data: text, isWhole: true }];
      if (value.length > MAX_ENTRIES) throw malformedError(host, { entries: value.length });
      return value.map((entry: unknown) => ({ data: JSON.stringify(entry), isWhole: true }));
    },
  };
}
