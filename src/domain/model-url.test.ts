import { describe, expect, it } from "vitest";
import { isModelUrl, nameOfModelUrl, parseModelUrl } from "./model-url";

const reasonOf = (text: string) => {
  try {
    return parseModelUrl(text).href;
  } catch (error) {
    return (error as { data: { reason: string } }).data.reason;
  }
};

describe("the address of a model file", () => {
  it.each([
    ["https://models.example/a.gguf?x=1#part", "https://models.example/a.gguf?x=1"],
    [" http://127.0.0.1:8080/a.gguf ", "http://127.0.0.1:8080/a.gguf"],
    ["http://localhost/a.gguf", "http://localhost/a.gguf"],
    ["http://[::1]/a.gguf", "http://[::1]/a.gguf"],
    ["http://models.example/a.gguf", "in-clear"],
    ["http://127.0.0.1.example/a.gguf", "in-clear"],
    ["https://user:secret@models.example/a.gguf", "credentials"],
    ["ftp://models.example/a.gguf", "not-a-url"],
    ["file:///etc/passwd", "not-a-url"],
    ["models", "not-a-url"],
  ])("%s is taken as %s", (text, expected) => {
    expect(reasonOf(text)).toBe(expected);
  });

  it("may be sent on by https or within this machine only", () => {
    expect(isModelUrl("https://cdn.example/x")).toBe(true);
    expect(isModelUrl("http://cdn.example/x")).toBe(false);
    expect(isModelUrl("chrome-extension://abc/x")).toBe(false);
  });

  it("gives the file its name", () => {
    const name = (url: string) => nameOfModelUrl(new URL(url));
    expect(name("https://m.example/a/b%20c.gguf?x=1")).toBe("b c.gguf");
    expect(name("https://m.example/a/")).toBe("a");
    expect(name("https://m.example")).toBe("m.example");
    expect(name("https://m.example/x%E2%80%AEfugg%0A%E2%80%8B.gguf")).toBe("xfugg .gguf");
    expect(name("https://m.example/%E2%80%AE")).toBe("m.example");
    expect(name("https://m.example/%E0%A4%A")).toBe("%E0%A4%A");
    expect(name(`https://m.example/${"n".repeat(900)}`)).toHaveLength(300);
  });
});
