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

/** As Google's endpoint of OpenAI's language tells it (ai.google.dev, "Thought signatures"). */
describe("the signature of a Google model's call", () => {
  const call = { id: "a", type: "function", function: { name: "look", arguments: "{}" } };

  it("is kept with the host that gave it, of calls at once with the one that has it", async () => {
    const told = [
      { index: 0, ...call, ...signed("c2ln") },
      { index: 1, ...call, id: "b" },
    ];
    const [first, second] = await callsIn(...told);
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
