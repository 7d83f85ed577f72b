import { describe, expect, it } from "vitest";
import { toFailure } from "./app-error";
import { parseOllamaUrl } from "./ollama-url";

describe("parseOllamaUrl", () => {
  it.each([
    ["127.0.0.1:11434", "http://127.0.0.1:11434"],
    ["http://localhost:11434/", "http://localhost:11434"],
    ["  HTTP://LocalHost:11434  ", "http://localhost:11434"],
    ["0.0.0.0:11434", "http://127.0.0.1:11434"],
    ["0.0.0.0", "http://127.0.0.1:11434"],
    [":8080", "http://127.0.0.1:8080"],
    ["[::1]:11434", "http://[::1]:11434"],
    ["[::]:11434", "http://[::1]:11434"],
    ["localhost", "http://localhost:11434"],
    ["http://127.0.0.1", "http://127.0.0.1"],
    ["http://127.0.0.1:9/ollama/one//", "http://127.0.0.1:9/ollama/one"],
    ["http://127.0.0.1:9/?a=1#b", "http://127.0.0.1:9"],
    ["http://127.1:11434", "http://127.0.0.1:11434"],
    ["localhost.:11434", "http://localhost:11434"],
    ["http://127.0.0.1:11434/api/chat", "http://127.0.0.1:11434"],
  ])("reads %j as %j", (text, url) => {
    expect(parseOllamaUrl(text)).toBe(url);
  });

  it("gives a result that reads as itself", () => {
    const url = parseOllamaUrl("0.0.0.0:11434/prefix/");
    expect(parseOllamaUrl(url)).toBe(url);
  });

  it.each([
    ["", "not-a-url"],
    ["   ", "not-a-url"],
    ["two words", "not-a-url"],
    ["http://", "not-a-url"],
    ["localhost:99999", "not-a-url"],
    ["ftp://localhost:11434", "not-a-url"],
    ["https://localhost:11434", "not-a-url"],
    ["file:///etc/hosts", "not-a-url"],
    ["javascript:alert(1)", "not-a-url"],
    ["http://me:secret@localhost:11434", "credentials"],
    ["127.0.0.1@example.com", "credentials"],
    ["example.com:11434", "not-loopback"],
    ["http://192.168.1.4:11434", "not-loopback"],
    ["192.168.1.4", "not-loopback"],
    ["http://127.0.0.2:11434", "not-loopback"],
    ["http://[::ffff:127.0.0.1]:11434", "not-loopback"],
    ["http://127.0.0.1.evil.com:11434", "not-loopback"],
    ["http://127.0.0.1.example.com", "not-loopback"],
    ["constructor:11434", "not-loopback"],
  ])("refuses %j as %s", (text, reason) => {
    expect(failureOf(text)).toEqual({ code: "bad-request", data: { reason } });
  });
});

function failureOf(text: string): unknown {
  try {
    return parseOllamaUrl(text);
  } catch (error) {
    return toFailure(error);
  }
}
