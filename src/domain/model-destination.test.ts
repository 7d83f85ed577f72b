import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "./model";
import { isLocalModel, modelDestinationOf } from "./model-destination";

const at = (url: string, over: Partial<Model> = {}): Model => ({
  ...GUIDE_MODEL,
  provider: "openai",
  name: "m",
  url,
  ...over,
});

describe("modelDestinationOf", () => {
  it.each(["guide", "gguf", "browser"] as const)("keeps %s in the browser", (provider) => {
    expect(modelDestinationOf(at("", { provider }))).toEqual({ type: "browser" });
  });

  it.each([
    "http://127.0.0.1:11434",
    "http://localhost:1234/v1",
    "http://[::1]:11434",
    "http://127.9.0.1",
  ])("calls %s this machine", (url) => {
    expect(modelDestinationOf(at(url))).toEqual({ type: "machine" });
  });

  it.each([
    ["https://api.example.com/v1", "api.example.com"],
    ["http://192.168.1.7:11434", "192.168.1.7:11434"],
    ["http://127.0.0.1.example.com", "127.0.0.1.example.com"],
    ["http://localhost.example.com", "localhost.example.com"],
    ["nonsense", "nonsense"],
  ])("names the host of %s", (url, host) => {
    expect(modelDestinationOf(at(url))).toEqual({ type: "host", host });
  });

  it.each(["ollama", "openai"] as const)("believes %s that a model is elsewhere", (provider) => {
    const destinationOf = (remoteHost: string) =>
      modelDestinationOf(at("http://127.0.0.1:11434", { provider, name: "mine", remoteHost }));
    expect(destinationOf("https://ollama.com:443")).toEqual({ type: "host", host: "ollama.com" });
    expect(destinationOf("far.example:99")).toEqual({ type: "host", host: "far.example:99" });
    expect(destinationOf("localhost")).toEqual({ type: "host", host: "localhost" });
    expect(isLocalModel(at("http://127.0.0.1:1", { provider, remoteHost: "x" }))).toBe(false);
  });

  it("tells that Ollama passes its cloud models on", () => {
    const url = "http://127.0.0.1:11434";
    const host = { type: "host", host: "ollama.com" };
    expect(modelDestinationOf(at(url, { provider: "ollama", name: "big:120b-cloud" }))).toEqual(
      host,
    );
    expect(modelDestinationOf(at(url, { provider: "ollama", name: "big:cloud" }))).toEqual(host);
    expect(modelDestinationOf(at(url, { provider: "ollama", name: "cloudy:1b" })).type).toBe(
      "machine",
    );
  });
});
