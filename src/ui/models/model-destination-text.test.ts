import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { modelDestinationText, modelName, remoteHost } from "./model-destination-text";

const at = (url: string, over: Partial<Model> = {}): Model => ({
  ...GUIDE_MODEL,
  provider: "ollama",
  name: "m",
  url,
  ...over,
});

describe("modelDestinationText", () => {
  it("tells this machine, and the host of what leaves it", () => {
    expect(modelDestinationText(at("http://127.0.0.1:11434"))).toBe("on this machine");
    expect(remoteHost(at("http://127.0.0.1:11434"))).toBeNull();
    const far = at("https://api.example.com/v1", { provider: "openai" });
    expect(modelDestinationText(far)).toBe("to api.example.com");
    expect(remoteHost(far)).toBe("api.example.com");
  });

  it("tells that the guide and model files stay in the browser", () => {
    expect(`${modelName(GUIDE_MODEL)} · ${modelDestinationText(GUIDE_MODEL)}`).toBe(
      "Built-in guide · in this browser",
    );
    expect(modelDestinationText(at("", { provider: "gguf" }))).toBe("in this browser");
  });
});

describe("modelName", () => {
  it("is the provider's word for it, else its name", () => {
    expect(modelName(at("", { label: "Big One" }))).toBe("Big One");
    expect(modelName(at(""))).toBe("m");
    expect(modelName(at("", { provider: "browser", name: "" }))).toBe("Browser's built-in model");
  });
});
