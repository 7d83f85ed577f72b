import { parseJson } from "./parse-json";
import type { PayloadLimit, PayloadSplitter } from "./payload";
import { malformedError } from "./provider-error";

/** Entries of a list: a long answer of Gemini's has some thousands; each is parsed and checked. */
const MAX_ENTRIES = 20_000;

/**
 * A splitter for a server that answers with one JSON text instead of a stream: nothing before its
 * end, then that text, or the entries of its list. What is no JSON was cut off: nothing comes of it.
 * Fails with `provider-malformed` beyond `maxLength` characters, or 20,000 entries.
 */
export function createWholeSplitter({ host, maxLength }: PayloadLimit): PayloadSplitter {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;

  const add = (text: string) => {
    length += text.length;
    if (length > maxLength) throw malformedError(host, { maxLength });
    pieces.push(text);
  };

  return {
    push: (bytes) => {
      add(decoder.decode(bytes, { stream: true }));
      return [];
    },
    rest: () => {
      add(decoder.decode());
      const text = pieces.join("");
      const value = parseJson(text);
      if (value === undefined) return [];
      if (!Array.isArray(value)) return [{ data: text, isWhole: true }];
      if (value.length > MAX_ENTRIES) throw malformedError(host, { entries: value.length });
      return value.map((entry: unknown) => ({ data: JSON.stringify(entry), isWhole: true }));
    },
  };
}
