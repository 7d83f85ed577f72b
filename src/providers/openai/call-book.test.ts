import { describe, expect, it } from "vitest";
import { OPENAI } from "../../../test/conformance/openai-dialect";
import { ask, callsOf } from "../../../test/conformance/outcome";

async function callsIn(...calls: readonly object[]) {
  const chunks = calls.map((call) => ({ choices: [{ index: 0, delta: { tool_calls: [call] } }] }));
  const body = chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
  const headers = { "content-type": "text/event-stream" };
  const answer = async () => new Response(`${body}data: [DONE]\n\n`, { headers });
  return callsOf((await ask(OPENAI, answer, { origin: "https://g.example" })).events);
}

const signed = (thought_signature: unknown) => ({
  extra_content: { google: { thought_signature } },
});

/**
 * As OpenRouter tells it (openrouter.ai/docs, "Preserving reasoning"); what it refuses without:
 * github.com/microsoft/agent-framework/issues/2947.
 */
describe("what a Google model has thought, told by OpenRouter", () => {
  const call = (id: string) => ({
    index: id === "a" ? 0 : 1,
    id,
    type: "function",
    function: { name: "look", arguments: "{}" },
  });
  const sealed = {
    type: "reasoning.encrypted",
    data: "c2ln",
    id: "a",
    format: "google-gemini-v1",
    index: 0,
  };
  const text = { type: "reasoning.text", text: "Hm.", format: "google-gemini-v1", index: 0 };

  const GEMINI = "google/gemini-3-pro-preview";

  async function askAt(host: string, model: unknown, deltas: readonly object[]) {
    const payloads = deltas.map(
      (delta) => `data: ${JSON.stringify({ model, choices: [{ index: 0, delta }] })}\n\n`,
    );
    const headers = { "content-type": "text/event-stream" };
    const answer = async () => new Response(`${payloads.join("")}data: [DONE]\n\n`, { headers });
    return (await ask(OPENAI, answer, { origin: `https://${host}` })).events;
  }

  const callsAt = async (host: string, ...deltas: readonly object[]) =>
    callsOf(await askAt(host, GEMINI, deltas));

  it.each([
    ["with", [{ tool_calls: [call("a"), call("b")], reasoning_details: [text, sealed] }]],
    ["behind", [{ tool_calls: [call("a"), call("b")] }, { reasoning_details: [text, sealed] }]],
  ])("is kept with the first call where it comes %s the calls", async (_label, deltas) => {
    const [first, second, ...others] = await callsAt("openrouter.ai", ...deltas);
    expect(JSON.parse(first?.signature ?? "")).toEqual({
      host: "openrouter.ai",
      reasoning_details: [sealed],
    });
    expect(second).toEqual({ id: "b", name: "look", arguments: "{}" });
    expect(others).toEqual([]);
  });

  it.each([
    ["g.example", sealed],
    ["openrouter.ai", { ...sealed, format: "anthropic-claude-v1" }],
    ["openrouter.ai", { ...sealed, data: "x".repeat(90_001) }],
    ["openrouter.ai", "x"],
  ])("is none at another host, of another maker's model, or endless", async (host, one) => {
    const delta = { tool_calls: [call("a")], reasoning_details: [one] };
    expect(await callsAt(host, delta)).toEqual([{ id: "a", name: "look", arguments: "{}" }]);
  });

  it.each([["anthropic/claude-sonnet-4.5"], [undefined], [7]])(
    "is not waited for, nor kept, of another model: %s",
    async (model) => {
      const deltas = [
        { tool_calls: [call("a")], reasoning_details: [sealed] },
        { content: "There." },
      ];
      const events = await askAt("openrouter.ai", model, deltas);
      const types = events.map(({ type }) => type);
      expect(types.indexOf("tool-call-start")).toBeLessThan(types.lastIndexOf("text-delta"));
      expect(callsOf(events)).toEqual([{ id: "a", name: "look", arguments: "{}" }]);
    },
  );

  it("is waited for of Gemini by whatever maker's name", async () => {
    const deltas = [{ tool_calls: [call("a")] }, { content: "There." }];
    for (const model of [GEMINI, "~x/Gemini-flash-latest", "google/next"]) {
      const types = (await askAt("openrouter.ai", model, deltas)).map(({ type }) => type);
      expect(types.indexOf("tool-call-start")).toBeGreaterThan(types.lastIndexOf("text-delta"));
    }
  });

  it("is kept by its own fields only", async () => {
    const more = { ...sealed, signature: "x", reasoning: { text: "y" } };
    const [first] = await callsAt("openrouter.ai", {
      tool_calls: [call("a")],
      reasoning_details: [more],
    });
    expect(JSON.parse(first?.signature ?? "").reasoning_details).toEqual([sealed]);
  });

  it("is bounded while it comes", async () => {
    const long = { ...sealed, data: "x".repeat(50_000) };
    const short = { reasoning_details: [sealed] };
    const of = async (...deltas: readonly object[]) => {
      const [first] = await callsAt("openrouter.ai", ...deltas, { tool_calls: [call("a")] });
      return first;
    };
    expect(await of(...Array(64).fill(short))).toHaveProperty("signature");
    expect(await of(...Array(65).fill(short))).not.toHaveProperty("signature");
    expect(await of({ reasoning_details: [long, long] }, short)).not.toHaveProperty("signature");
  });
});

/** As Google's endpoint of OpenAI's language tells it (ai.google.dev, "Thought signatures"). */
describe("the signature of a Google model's call", () => {
  const call = { id: "a", type: "function", function: { name: "look", arguments: "{}" } };

  it("is kept with the host that gave it, of calls at once with the one that has it", async () => {
    const chunks = [
      { index: 0, ...call, ...signed("c2ln") },
      { index: 1, ...call, id: "b" },
    ];
    const [first, second] = await callsIn(...chunks);
    expect(JSON.parse(first?.signature ?? "")).toEqual({
      host: "g.example",
      thought_signature: "c2ln",
    });
    expect(second).not.toHaveProperty("signature");
  });

  it("is kept where it comes before the call's name", async () => {
    const begun = { index: 0, id: "a", ...signed("c2ln"), function: { arguments: "" } };
    const [only] = await callsIn(begun, { index: 0, function: { name: "look", arguments: "{}" } });
    expect(only).toMatchObject({ name: "look", signature: expect.stringContaining("c2ln") });
  });

  it.each([[7], [""], ["x".repeat(90_001)]])(
    "is left out where it is none, or endless",
    async (one) => {
      const [only] = await callsIn({ index: 0, ...call, ...signed(one) });
      expect(only).toEqual({ id: "a", name: "look", arguments: "{}" });
      expect(await callsIn({ index: 0, ...call, extra_content: "x" })).toHaveLength(1);
    },
  );
});
