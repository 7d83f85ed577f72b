import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../domain/prompt-settings";
import { chosenSummariser, summariserOf } from "./summariser";

const LOCAL: Model = {
  provider: "ollama",
  name: "llama3.2",
  url: "http://127.0.0.1:11434",
  window: 8_192,
  thinks: true,
};
const REMOTE: Model = { ...LOCAL, url: "https://models.example" };

function settings(over: Partial<PromptSettings> = {}): PromptSettings {
  return { ...DEFAULT_PROMPT_SETTINGS, ...over };
}

const named = (model: string | null) =>
  settings({ compression: { type: "recursive-summarization", chunkSize: 10, model } });

describe("summariserOf", () => {
  it("D-23 lets a model of this machine work in the background until the person says no", () => {
    expect(summariserOf(LOCAL, settings())).toBe(LOCAL);
    expect(summariserOf(LOCAL, settings({ backgroundLocal: false }))).toBeNull();
  });

  it("D-23 lets a remote one only where the person said yes", () => {
    expect(summariserOf(REMOTE, settings())).toBeNull();
    expect(summariserOf(REMOTE, settings({ backgroundRemote: true }))).toBe(REMOTE);
  });

  it("D-23 takes a model that this machine's server passes on for a remote one", () => {
    expect(summariserOf({ ...LOCAL, name: "gpt-oss:120b-cloud" }, settings())).toBeNull();
    expect(summariserOf(LOCAL, named("glm:cloud"))).toBeNull();
  });

  it("D-23 takes what runs in the browser, and a connection to this machine, for local ones", () => {
    for (const provider of ["gguf", "browser"] as const) {
      const model = { ...LOCAL, provider, url: "" };
      expect(summariserOf(model, settings())).toBe(model);
    }
    const near = { ...LOCAL, provider: "openai", url: "http://127.0.0.1:1234/v1" } as const;
    expect(summariserOf(near, settings())).toBe(near);
    const far = { ...near, url: "http://192.168.1.7:1234/v1" };
    expect(summariserOf(far, settings())).toBeNull();
  });

  it("is nobody where the guide answers: it is no model", () => {
    expect(summariserOf(GUIDE_MODEL, settings({ backgroundRemote: true }))).toBeNull();
  });

  it("is reached by the same connection, and has nothing else of the model that answers", () => {
    const connection = "11111111-1111-4111-8111-111111111111";
    const price = { prompt: 1, reply: 2 };
    const model = { ...LOCAL, connection, label: "Big", price, sees: true };
    expect(summariserOf(model, named("small"))).toEqual({
      provider: "ollama",
      name: "small",
      url: LOCAL.url,
      connection,
      window: null,
      thinks: false,
    });
  });

  it("thinks where its name says so, as nobody has asked about it", () => {
    const model = { ...LOCAL, provider: "openai", thinks: false } as const;
    expect(summariserOf(model, named("o4-mini"))).toMatchObject({ thinks: true, window: null });
    expect(summariserOf(model, named("gpt-4o"))).toMatchObject({ thinks: false });
  });

  it("P-079 is the model that was named for it, on the server that answers", () => {
    expect(summariserOf(LOCAL, named("small"))).toEqual({
      provider: "ollama",
      name: "small",
      url: LOCAL.url,
      window: null,
      thinks: false,
    });
    expect(summariserOf(LOCAL, named("llama3.2"))).toBe(LOCAL);
  });
});

describe("chosenSummariser", () => {
  it("asks no leave: the person wants it now", () => {
    expect(chosenSummariser(REMOTE, settings())).toBe(REMOTE);
    expect(chosenSummariser(GUIDE_MODEL, settings())).toBeNull();
  });
});
