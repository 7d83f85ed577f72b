import { describe, expect, it } from "vitest";
import { chunkFetch } from "./chunk-fetch";
import { type Dialect, frame, type Payload, writeAnswer } from "./dialect";
import { DIALECTS } from "./dialects";
import { comparable, expectedEvents } from "./expected-events";
import { ask, textOf } from "./outcome";
import { ALL, TEXT, THINKING } from "./samples";
import { keyFetch, withServer } from "./with-server";

const HTML = "<!doctype html><title>Welcome</title><p>Please sign in.</p>";

describe.each(DIALECTS)("an answer of $name with dirt in it", (dialect) => {
  const expected = expectedEvents(dialect, ALL, { reason: "tool-calls" });
  const payloads = writeAnswer(dialect, ALL);

  it("is read past what nobody knows, wherever it stands", async () => {
    for (const unknown of dialect.unknown) {
      const dirty = payloads.flatMap((payload) => [unknown, payload]);
      const { events, error } = await askText(dialect, frame(dialect, dirty));
      expect({ unknown, code: error?.code }).toEqual({ unknown, code: undefined });
      expect(comparable(dialect, events)).toEqual(expected);
    }
  });

  it("is read past fields that nobody knows", async () => {
    const dirty = payloads.map(withUnknownField);
    const { events } = await askText(dialect, frame(dialect, dirty));
    expect(comparable(dialect, events)).toEqual(expected);
  });

  it("keeps text that arrived twice, as it came", async () => {
    const said = dialect.say([{ type: "text", chunks: ["ha", "ha", "ha"] }]);
    const text = frame(dialect, [...dialect.open(null), ...said, ...stop(dialect)]);
    const { events } = await askText(dialect, text);
    expect(textOf(events, "text-delta")).toBe("hahaha");
  });

  it("may think after it has spoken", async () => {
    const parts = [TEXT, THINKING, TEXT];
    const { events, error } = await askText(dialect, frame(dialect, writeAnswer(dialect, parts)));
    expect(error).toBeNull();
    expect(events).toEqual(expectedEvents(dialect, parts));
  });

  it("fails where the server tells an error after 200, at once or in the middle", async () => {
    const fail = dialect.fail("The secret words of the server.");
    const before = await askText(dialect, frame(dialect, [fail]));
    expect(before.error?.code).toBe("provider-failed");
    expect(before.events).toEqual([]);
    const said = [...dialect.open(null), ...dialect.say([TEXT])];
    const text = frame(dialect, [...said, fail, ...stop(dialect)]);
    const middle = await askText(dialect, text);
    expect(middle.error?.code).toBe("provider-failed");
    expect(middle.events).toEqual(expectedEvents(dialect, [TEXT]).slice(0, -1));
    expect(JSON.stringify([before.error?.data, middle.error?.data])).not.toContain("secret");
  });

  it("is malformed where it is a page", async () => {
    for (const type of ["text/html", "text/html; charset=utf-8", "text/plain", ""]) {
      const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
      await withServer([{ headers, steps: [HTML] }], async ({ origin, arrived }) => {
        const { events, error } = await ask(dialect, keyFetch, { origin });
        expect({ type, code: error?.code }).toEqual({ type, code: "provider-malformed" });
        expect(events).toEqual([]);
        expect(arrived).toHaveLength(1);
      });
    }
  });

  it("fails where a page pretends to be an answer, or the body is empty", async () => {
    for (const steps of [[HTML], []]) {
      const headers = { "content-type": dialect.contentType };
      await withServer([{ headers, steps }], async ({ origin }) => {
        const { events, error } = await ask(dialect, keyFetch, { origin });
        expect(error?.code).toMatch(/^provider-(cut-off|malformed)$/);
        expect(events).toEqual([]);
      });
    }
  });

  it("is malformed where a payload is no JSON, and keeps what came before", async () => {
    for (const data of ["{", "no JSON", "[1,", "\u0000", '"text"', "42", "null"]) {
      const said = [...dialect.open(null), ...dialect.say([TEXT])];
      const dirty = frame(dialect, [...said, { data }, ...stop(dialect)]);
      const { events, error } = await askText(dialect, dirty);
      expect({ data, code: error?.code }).toEqual({ data, code: "provider-malformed" });
      expect(events).toEqual(expectedEvents(dialect, [TEXT]).slice(0, -1));
    }
  });

  it("keeps bytes that are no UTF-8 from spoiling their neighbours", async () => {
    const bytes = new TextEncoder().encode(frame(dialect, writeAnswer(dialect, [TEXT])));
    const spoiled = Uint8Array.from(bytes);
    spoiled[bytes.indexOf(0xc3)] = 0xff;
    const { events, error } = await ask(dialect, chunkFetch(dialect.contentType, [spoiled]));
    expect(error).toBeNull();
    const [first, ...rest] = expectedEvents(dialect, [TEXT]);
    expect(events.slice(1)).toEqual(rest);
    expect(events[0]?.type).toBe(first?.type);
    expect(JSON.stringify(events[0])).toContain("Gr\uFFFD");
  });
});

describe.each(DIALECTS.filter(({ format }) => format === "sse"))(
  "the events of $name",
  (dialect) => {
    const expected = expectedEvents(dialect, ALL, { reason: "tool-calls" });
    const payloads = writeAnswer(dialect, ALL);
    const plain = frame(dialect, payloads);

    it.each([
      ["comments", (event: string) => `: a comment\n:\n${event}`],
      ["comments inside of events", (event: string) => event.replace("data:", ": x\ndata:")],
      ["pings without data", (event: string) => `event: ping\n\n${event}`],
      ["ids and retry times", (event: string) => `id: 7\nretry: 10\n${event}`],
      ["fields nobody knows", (event: string) => `x-of-tomorrow: y\nalone\n${event}`],
      ["blank lines", (event: string) => `\n\n\n${event}`],
      ["no space after the colon", (event: string) => event.replace("data: ", "data:")],
    ])("may have %s", async (_name, spoil) => {
      const dirty = payloads.map((payload) => spoil(frame(dialect, [payload]))).join("");
      expect(dirty).not.toBe(plain);
      const { events, error } = await askText(dialect, dirty);
      expect(error).toBeNull();
      expect(comparable(dialect, events)).toEqual(expected);
    });

    it("may have their data in several lines", async () => {
      const spread = payloads.map((payload) => ({
        ...payload,
        data: payload.data.replace(/^\{/, "{\ndata: "),
      }));
      const { events } = await askText(dialect, frame(dialect, spread));
      expect(comparable(dialect, events)).toEqual(expected);
    });
  },
);

function askText(dialect: Dialect, text: string) {
  return ask(dialect, chunkFetch(dialect.contentType, [new TextEncoder().encode(text)]));
}

function stop(dialect: Dialect) {
  return dialect.close(dialect.reasons[0]![0], null);
}

function withUnknownField(payload: Payload): Payload {
  if (!payload.data.startsWith("{")) return payload;
  const fields = '"of_tomorrow":{"type":"x","text":["y"]},"__proto__":{"polluted":1},';
  return { ...payload, data: payload.data.replace("{", `{${fields}`) };
}
