import { describe, expect, it } from "vitest";
import { makePrompt, makeRenderOptions } from "../../test/builders/make-prompt";
import { renderPrompt } from "./render-prompt";

type Given = Parameters<typeof makeRenderOptions>[0];

/** The ids of calls and of their answers, in the order in which a request tells them. */
function idsIn(model: Given, ids: readonly string[]): readonly unknown[] {
  const call = { name: "get_weather", arguments: "{}", result: "15 degrees" };
  const steps = ids.map((id) => ({ text: "", calls: [{ ...call, id }] }));
  const { body } = renderPrompt(makePrompt({ steps }), makeRenderOptions(model));
  return [...body.matchAll(/"(?:id|call_id|tool_call_id|tool_use_id)":("[^"]*")/g)].map(
    ([, id = ""]) => JSON.parse(id),
  );
}

const CLAUDE = { provider: "anthropic", url: "https://api.anthropic.com" } as const;
const OPENAI = { provider: "openai", url: "https://api.openai.com/v1" } as const;
const LONG = `call_${"0".repeat(36)}`;

describe("the ids of a turn that another model has begun", () => {
  // Sources: cc-switch#1181, llxprt-code#964 (Kimi's ids to Claude), litellm#11392, #41534 (Gemini's
  // to OpenAI: 40 characters in chat completions), 9router#393 (64 in the Responses API); litellm#17343
  // (Copilot), openclaw#875 (OpenRouter), pi#781 and Roo-Code#10990 (Claude at Bedrock: 64).
  it.each([
    ["Claude", CLAUDE, "functions.look:0"],
    [
      "Claude elsewhere",
      { ...OPENAI, url: "https://p.example/v1", name: "claude-x" },
      "functions.look:0",
    ],
    ["OpenAI", OPENAI, LONG],
    ["OpenAI's Responses API", { ...OPENAI, habits: ["responses" as const] }, LONG],
    ["Azure", { ...OPENAI, url: "https://me.openai.azure.com/openai/v1" }, LONG],
    [
      "OpenAI's models elsewhere",
      { ...OPENAI, url: "https://p.example/v1", name: "openai/gpt-4o-mini" },
      LONG,
    ],
    [
      "Claude at Bedrock",
      { ...CLAUDE, url: "https://p.example", name: "us.anthropic.claude-sonnet-4-5-v1:0" },
      "x".repeat(65),
    ],
  ])("are told to %s as others where it would refuse them", (_, model, id) => {
    const [call, answer, next, nextAnswer] = idsIn(model, [id, "call_1"]);
    expect([answer, nextAnswer]).toEqual([call, next]);
    expect(next).not.toBe(call);
    for (const callId of [call, next]) expect(callId).toMatch(/^[a-zA-Z0-9_-]{1,40}$/);
  });

  it.each([
    ["Claude", CLAUDE, "toolu_01A09q90qw90lq917835lq9"],
    ["OpenAI", OPENAI, "call_12345xyz"],
    ["Kimi", { ...CLAUDE, url: "https://api.moonshot.ai/anthropic" }, "functions.look:0"],
    ["gpt-oss", { ...OPENAI, url: "https://p.example/v1", name: "openai/gpt-oss-20b" }, LONG],
    ["a proxy that hides a signature in it", { ...OPENAI, url: "https://p.example/v1" }, LONG],
    ["a stranger's host", { ...OPENAI, url: "https://openai.com.evil.example/v1" }, LONG],
  ])("are told to %s as they came where it takes them", (_, model, id) => {
    expect(idsIn(model, [id])).toEqual([id, id]);
  });
});
