import { describe, expect, it } from "vitest";
import { makePrompt, makePromptImage, makeRenderOptions } from "../../test/builders/make-prompt";
import type { Prompt } from "../domain/prompt";
import { renderOpenai } from "./render-openai";
import type { RenderOptions } from "./render-options";

const OPENAI = "https://api.openai.com/v1";
const NOTE = "Current time: 1970-01-01T00:00:00.000Z (UTC).";

function bodyFor(model: Partial<RenderOptions["model"]>, prompt: Partial<Prompt> = {}) {
  return JSON.parse(renderOpenai(makePrompt(prompt), makeRenderOptions(model)));
}

describe("renderOpenai", () => {
  it("O-022 gives OpenAI the notes as the system's words directly before the message", () => {
    const body = bodyFor(
      { name: "gpt-4.1", url: OPENAI },
      { context: [{ role: "system", text: "moved" }] },
    );
    expect(body.messages).toEqual([
      { role: "system", content: "be calm" },
      { role: "system", content: "moved" },
      { role: "system", content: NOTE },
      { role: "user", content: "go on" },
    ]);
    expect(body).toMatchObject({ max_completion_tokens: 500, temperature: 0.7 });
    expect(body).not.toHaveProperty("max_tokens");
  });

  it("gives every other server one system entry at most, and sides that take turns", () => {
    const { messages } = bodyFor(
      {},
      {
        context: [
          { role: "assistant", text: "welcome" },
          { role: "system", text: "moved" },
          { role: "user", text: "one" },
          { role: "tool", text: "two" },
        ],
      },
    );
    expect(messages).toEqual([
      { role: "system", content: "be calm\n\nmoved" },
      { role: "user", content: "…" },
      { role: "assistant", content: "welcome" },
      { role: "user", content: `one\n\ntwo\n\n${NOTE}\n\ngo on` },
    ]);
  });

  // Sources: huggingface/chat-ui#1386, vllm-project/vllm#2964 (vLLM), sglang#1342: "System role not
  // supported"; lobehub#7128 (Google's own servers).
  it.each([
    ["google/gemma-2-9b-it", "user"],
    ["gemma-7b-it", "user"],
    ["models/gemma-3-27b-it", "user"],
    ["gemma3n:e4b", "user"],
    ["google/gemma-4-31b-it", "system"],
    ["gemma4:e4b", "system"],
    ["gemmable", "system"],
  ])("says what the system says to %s on the side of the %s", (name, role) => {
    const { messages } = bodyFor({ name }, { userImages: [makePromptImage()] });
    expect(messages[0].role).toBe(role);
    expect(messages).toHaveLength(role === "user" ? 1 : 2);
    expect(JSON.stringify(messages[0].content)).toContain("be calm");
    expect(messages.at(-1).content[0].type).toBe("image_url");
  });

  it("asks for the usage wherever that is not refused", () => {
    expect(bodyFor({}).stream_options).toEqual({ include_usage: true });
    expect(bodyFor({ url: "https://api.mistral.ai/v1" })).not.toHaveProperty("stream_options");
    expect(bodyFor({ url: "https://notmistral.ai/v1" })).toHaveProperty("stream_options");
  });

  it.each([
    ["o1", false],
    ["o3-mini", false],
    ["gpt-5", false],
    ["gpt-5.2-mini", false],
    ["openai/gpt-5", false],
    ["gpt-5-chat-latest", true],
    ["gpt-4o", true],
    ["openai/gpt-oss-20b", true],
    ["olmo-2", true],
  ])("says of %s whether a temperature is told: %s", (name, isSent) => {
    expect("temperature" in bodyFor({ name, url: OPENAI })).toBe(isSent);
  });

  it("sends images as data urls before the text, each where it was said", () => {
    const image = makePromptImage();
    const { messages } = bodyFor(
      {},
      {
        system: "",
        context: [
          { role: "user", text: "first", images: [image] },
          { role: "assistant", text: "seen" },
        ],
        userImages: [makePromptImage({ type: "image/webp", data: "eA==" })],
      },
    );
    expect(messages).toEqual([
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: "data:image/png;base64,aGVsbG8=" } },
          { type: "text", text: "first" },
        ],
      },
      { role: "assistant", content: "seen" },
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: "data:image/webp;base64,eA==" } },
          { type: "text", text: `${NOTE}\n\ngo on` },
        ],
      },
    ]);
  });

  it("sends an image without words to OpenAI as it is", () => {
    const { messages } = bodyFor(
      { url: OPENAI },
      { userInput: "", userImages: [makePromptImage()] },
    );
    expect(messages.at(-1).content).toEqual([
      { type: "image_url", image_url: { url: "data:image/png;base64,aGVsbG8=" } },
    ]);
  });

  it("reads a server's address that is none as some other server's", () => {
    expect(bodyFor({ url: "" })).toHaveProperty("max_tokens");
  });

  // Source: anomalyco/opencode issue 1680, ml-explore/mlx-lm issue 1375: "must be a-z, A-Z, 0-9, with a length of 9".
  it.each([
    ["Mistral", { url: "https://api.mistral.ai/v1", name: "ft:abc" }],
    ["its models elsewhere", { url: "http://localhost:1234/v1", name: "Ministral-8B" }],
  ])("tells %s calls by ids of nine letters and digits", (_, model) => {
    const idsOf = (...ids: string[]) => {
      const call = { name: "get_weather", arguments: "{}", result: "15 degrees" };
      const steps = ids.map((id) => ({ text: "", calls: [{ ...call, id }] }));
      const messages: ToolMessage[] = bodyFor(model, { steps }).messages;
      const callIds = messages.flatMap(({ tool_calls: calls = [] }) => calls.map(({ id }) => id));
      const answered = messages.flatMap(({ tool_call_id: id }) => (id === undefined ? [] : [id]));
      expect(answered).toEqual(callIds);
      return callIds;
    };
    expect(idsOf("D681PevKs", "call_12345xyz")).toEqual(["call00000", "call00001"]);
    expect(idsOf("D681PevKs", "x9Yz12345")).toEqual(["D681PevKs", "x9Yz12345"]);
  });
});

type ToolMessage = {
  readonly tool_calls?: readonly { id: string }[];
  readonly tool_call_id?: string;
};
