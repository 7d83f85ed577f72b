import { describe, expect, it } from "vitest";
import { makePrompt, makeRenderOptions } from "../../test/builders/make-prompt";
import { renderPrompt } from "./render-prompt";

const SEALED = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" };
const OF_OPENAI = JSON.stringify({ host: "api.openai.com", reasoning_items: [SEALED] });

/** What of its thoughts a model is told again by the Responses API, before a call with that signature. */
function sentThoughts(name: string, url: string, signature: string): readonly unknown[] {
  const call = { id: "call_1", name: "look", arguments: "{}", result: "seen", signature };
  const prompt = makePrompt({ steps: [{ text: "", calls: [call] }] });
  const { body } = renderPrompt(prompt, makeRenderOptions({ name, url, habits: ["responses"] }));
  const { input }: { input: readonly { type?: string }[] } = JSON.parse(body);
  return input.filter(({ type }) => type === "reasoning");
}

const OPENAI = "https://api.openai.com/v1";

describe("what a model of OpenAI's has thought before a call", () => {
  it("is told again to the host that has sealed it", () => {
    expect(sentThoughts("gpt-5", OPENAI, OF_OPENAI)).toEqual([SEALED]);
    expect(sentThoughts("gpt-5", OPENAI, JSON.stringify([SEALED]))).toEqual([SEALED]);
  });

  // Source: openai/codex#8119: "The encrypted content … could not be verified."
  it.each(["https://me.openai.azure.com/openai/v1", "https://api.openai.com:8443/v1"])(
    "is not told to another one, which cannot open it: %s",
    (url) => {
      expect(sentThoughts("gpt-5", url, OF_OPENAI)).toEqual([]);
    },
  );

  // Source: "Reasoning input items can only be provided to a reasoning or computer use model."
  it("is not told to a model of OpenAI's that does not reason", () => {
    expect(sentThoughts("gpt-4.1", OPENAI, OF_OPENAI)).toEqual([]);
    expect(sentThoughts("gpt-4.1", OPENAI, JSON.stringify([SEALED]))).toEqual([]);
    const other = JSON.stringify({ host: "p.example", reasoning_items: [SEALED] });
    expect(sentThoughts("openai/gpt-4.1", "https://p.example/v1", other)).toEqual([]);
    expect(sentThoughts("openai/gpt-5", "https://p.example/v1", other)).toEqual([SEALED]);
    expect(sentThoughts("gpt-oss-120b", "https://p.example/v1", other)).toEqual([SEALED]);
  });
});
