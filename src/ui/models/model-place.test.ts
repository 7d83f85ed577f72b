import { describe, expect, it } from "vitest";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { modelName, modelPlace, remoteHost } from "./model-place";

const at = (url: string): Model => ({ ...GUIDE_MODEL, provider: "ollama", name: "m", url });

describe("modelPlace", () => {
  it.each([
    "http://127.0.0.1:11434",
    "http://localhost:1",
    "http://[::1]:11434",
    "http://127.9.0.1",
  ])("calls %s this machine", (url) => {
    expect(modelPlace(at(url))).toBe("on this machine");
  });

  it.each([
    ["http://192.168.1.7:11434", "192.168.1.7:11434"],
    ["http://127.0.0.1.example.com", "127.0.0.1.example.com"],
    ["http://localhost.example.com", "localhost.example.com"],
  ])("names the host of %s", (url, host) => {
    expect(modelPlace(at(url))).toBe(`to ${host}`);
    expect(remoteHost(at(url))).toBe(host);
  });

  it("tells that the guide stays in the browser", () => {
    expect(`${modelName(GUIDE_MODEL)} · ${modelPlace(GUIDE_MODEL)}`).toBe(
      "Built-in guide · in this browser",
    );
  });
});
