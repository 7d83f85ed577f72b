import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderPrompt } from "../../src/prompt/render-prompt";
import { makePrompt, makeRenderOptions } from "../builders/make-prompt";
import { chunkFetch, cutAt, eachByte, seededOffsets } from "./chunk-fetch";
import { ask, callsOf, type Outcome, textOf } from "./outcome";
import { type ExpectedText, RECORDINGS } from "./recordings";

const FOLDER = new URL("../recordings/", import.meta.url);

const OFFSET_COUNT = 1_000;

describe.each(RECORDINGS)("the recorded answer $file", (recording) => {
  const { dialect, file } = recording;
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));

  const play = (chunks: readonly Uint8Array[]) =>
    ask(dialect, chunkFetch(dialect.contentType, chunks));

  it("is read as what was said", async () => {
    const outcome = await play([bytes]);
    const { events, error } = outcome;
    expect(error?.code).toBe(recording.code);
    expectSaid(textOf(events, "thinking-delta"), recording.thinking);
    expectSaid(textOf(events, "text-delta"), recording.text);
    const calls = callsOf(events).map((call) => [call.name, JSON.parse(call.arguments)]);
    expect(calls).toEqual(recording.calls ?? []);
    expect(endOf(outcome)).toEqual(recording.finish);
  });

  it("is the same, event by event, wherever it is cut", async () => {
    const whole = summary(await play([bytes]));
    for (const offset of seededOffsets(bytes.length, OFFSET_COUNT, bytes.length)) {
      expect({ offset, ...summary(await play(cutAt(bytes, [offset]))) }).toEqual({
        offset,
        ...whole,
      });
    }
    expect(summary(await play(cutAt(bytes, seededOffsets(bytes.length, OFFSET_COUNT, 6))))).toEqual(
      whole,
    );
    expect(summary(await play(eachByte(bytes)))).toEqual(whole);
  });

  it("is not complete in its first third", async () => {
    const { error } = await play([bytes.subarray(0, Math.floor(bytes.length / 3))]);
    expect(error?.code).toMatch(/^provider-/);
  });
});

describe.each(RECORDINGS.filter(({ calls }) => calls !== undefined))(
  "the recorded answer $file, which calls tools,",
  (recording) => {
    it("goes on with a result for each of its calls", async () => {
      const { dialect, file } = recording;
      const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
      const outcome = await ask(dialect, chunkFetch(dialect.contentType, [bytes]));
      const calls = callsOf(outcome.events).map((call) => ({ ...call, result: `of ${call.name}` }));
      const steps = [{ text: textOf(outcome.events, "text-delta"), calls }];
      const tools = calls.map(({ name }) => ({ name, description: "", parameters: {} }));
      // Where it was answered: what is sealed is told to no other host.
      const model = { provider: dialect.id, name: "m", url: "http://127.0.0.1:9/v1" };
      const habits = dialect.name === "openai responses" ? (["responses"] as const) : [];
      const options = makeRenderOptions({ ...model, habits: [...habits] }, { tools });
      const { url, body } = renderPrompt(makePrompt({ steps }), options);
      expect(url).toContain("http://127.0.0.1:9/v1");
      const next = JSON.stringify(JSON.parse(body));
      for (const { name, arguments: argumentsText, signature } of calls) {
        expect(next).toContain(`of ${name}`);
        const normalised = JSON.stringify(JSON.parse(argumentsText));
        expect(next.includes(normalised) || next.includes(JSON.stringify(normalised))).toBe(true);
        // Gemini's stands in its entry as it is, the items of the Responses API as entries of their own.
        const parts = signature?.startsWith("{")
          ? JSON.parse(signature).reasoning_items
          : [signature];
        if (signature !== undefined)
          for (const part of parts) expect(next).toContain(JSON.stringify(part));
      }
    });
  },
);

it("a recorded call of a model that reasons carries what it has thought, sealed, into the next request", async () => {
  const file = "openai/responses-thinking-tool-call.sse";
  const recording = RECORDINGS.find((one) => one.file === file);
  if (recording === undefined) throw new Error("no such recording");
  const { dialect } = recording;
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  const { events } = await ask(dialect, chunkFetch(dialect.contentType, [bytes]));
  const [call] = callsOf(events);
  const { host, reasoning_items: items } = JSON.parse(call?.signature ?? "{}");
  expect(host).toBe("127.0.0.1:9");
  expect(items).toMatchObject([{ type: "reasoning", id: expect.stringMatching(/^rs_/) }]);
  expect(items[0].encrypted_content.length).toBeGreaterThan(1_000);
});

describe("the recordings", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(sse|ndjson)$/.test(name),
  );
  const readme = readFileSync(new URL("README.md", FOLDER), "utf8");

  it("are all played", () => {
    expect(RECORDINGS.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it("are at least two of each remote provider", () => {
    for (const id of ["ollama", "openai", "anthropic", "gemini"]) {
      const of = RECORDINGS.filter(({ dialect }) => dialect.id === id);
      expect({ id, enough: of.length >= 2 }).toEqual({ id, enough: true });
    }
  });

  it("have their source and licence told", () => {
    for (const file of files) {
      const row = readme.split("\n").find((line) => line.startsWith(`| \`${file}\``)) ?? "";
      expect(row).toMatch(/\| [A-Z] `|the same file/);
    }
    expect(readme).toMatch(/MIT License/);
    expect(readme).toMatch(/Apache License/);
  });
});

function expectSaid(said: string, expected: ExpectedText = "") {
  const [start, length] = typeof expected === "string" ? [expected, expected.length] : expected;
  expect(said.slice(0, start.length)).toBe(start);
  expect(said).toHaveLength(length);
}

/** The reason and the counts of an end, if there is one. */
function endOf({ events }: Outcome) {
  const end = events.at(-1);
  if (end?.type !== "finish") return undefined;
  return [end.reason, end.usage?.promptTokens ?? null, end.usage?.replyTokens ?? null];
}

/** What must not change; ids that an adapter makes up are its own. */
function summary({ events, error }: Outcome) {
  const kept = events.map((event) =>
    event.type === "tool-call-start" ? { ...event, id: "" } : event,
  );
  return { kept, code: error?.code };
}
