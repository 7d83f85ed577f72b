import { createParser } from "eventsource-parser";
import type { Payload, PayloadLimit, PayloadSplitter } from "./payload";
import { malformedError } from "./provider-error";

/** Room for a field's name and for what of the next event came in the same chunk. */
const SPARE_LENGTH = 100_000;

/** The parser looks for both kinds of line break in all that it is given, again for each line. */
const MAX_FEED_BYTES = 65_536;

/**
 * A splitter of server-sent events; comments, pings without data and unknown fields but `error` are
 * passed by.
 * Fails with `provider-malformed` on an event whose data is over `maxLength` characters.
 */
export function createSseSplitter({ host, maxLength }: PayloadLimit): PayloadSplitter {
  // Takes a byte order mark away too.
  const decoder = new TextDecoder();
  let found: Payload[] = [];
  let failed = false;

  const parser = createParser({
    maxBufferSize: maxLength + SPARE_LENGTH,
    onEvent: ({ data, event }) => {
      if (data.length > maxLength) failed = true;
      else found.push({ data, event });
    },
    onError: ({ type, field, value = "" }) => {
      if (type === "max-buffer-size-exceeded") failed = true;
      // Older servers of llama.cpp tell a failure in a field of that name.
      if (field === "error") found.push({ data: value, event: "error" });
    },
  });

  const feed = (text: string) => {
    parser.feed(text);
    if (failed) throw malformedError(host, { maxLength });
  };

  const take = () => {
    const taken = found;
    found = [];
    return taken;
  };

  return {
    push: (bytes) => {
      for (let from = 0; from < bytes.length; from += MAX_FEED_BYTES) {
        feed(decoder.decode(bytes.subarray(from, from + MAX_FEED_BYTES), { stream: true }));
      }
      return take();
    },
    rest: () => {
      // Many servers end without the blank line that would complete the last event.
      feed(`${decoder.decode()}\n\n`);
      return take();
    },
  };
}
