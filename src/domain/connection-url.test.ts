import { describe, expect, it } from "vitest";
import type { ConnectionKind } from "./connection";
import { CONNECTION_PRESETS } from "./connection-presets";
import { isLoopbackUrl, originOf, parseConnectionUrl } from "./connection-url";

describe("parseConnectionUrl", () => {
  it.each<[ConnectionKind, string, string]>([
    ["openai", "localhost:1234", "http://localhost:1234/v1"],
    ["openai", " 127.0.0.1:8080/v1/ ", "http://127.0.0.1:8080/v1"],
    ["openai", ":8080", "http://127.0.0.1:8080/v1"],
    ["openai", "0.0.0.0:8000", "http://127.0.0.1:8000/v1"],
    ["openai", "http://[::]:8000", "http://[::1]:8000/v1"],
    ["openai", "[::1]:8000", "http://[::1]:8000/v1"],
    ["openai", "api.example.com", "https://api.example.com/v1"],
    ["openai", "API.Example.com:8443", "https://api.example.com:8443/v1"],
    ["openai", "https://api.example.com:443/v1", "https://api.example.com/v1"],
    ["openai", "http://192.168.1.7:1234", "http://192.168.1.7:1234/v1"],
    ["openai", "https://h.example/openai/v1/chat/completions", "https://h.example/openai/v1"],
    ["openai", "https://h.example/v1/models/", "https://h.example/v1"],
    ["openai", "https://h.example/api/v3", "https://h.example/api/v3"],
    ["openai", "https://bücher.example", "https://xn--bcher-kva.example/v1"],
    ["anthropic", "api.example.com/v1", "https://api.example.com"],
    ["anthropic", "https://api.example.com/v1/messages", "https://api.example.com"],
    ["anthropic", "https://h.example/proxy/v1/", "https://h.example/proxy"],
    ["gemini", "h.example", "https://h.example/v1beta"],
    ["gemini", "https://h.example/v1beta/models", "https://h.example/v1beta"],
    [
      "gemini",
      "https://h.example/v1beta/models/gemini-2:streamGenerateContent",
      "https://h.example/v1beta",
    ],
    ["ollama", "http://10.0.0.2:11434/api/chat", "http://10.0.0.2:11434"],
    ["ollama", "https://h.example/ollama/", "https://h.example/ollama"],
    ["ollama", "localhost", "http://localhost:11434"],
    ["ollama", "0.0.0.0", "http://127.0.0.1:11434"],
    ["ollama", ":8080", "http://127.0.0.1:8080"],
    ["ollama", "127.0.0.1:80", "http://127.0.0.1"],
    ["ollama", "192.168.1.7", "http://192.168.1.7:11434"],
    ["ollama", "192.168.1.7/ollama", "http://192.168.1.7:11434/ollama"],
    ["ollama", "http://192.168.1.7", "http://192.168.1.7"],
    ["ollama", "ollama.example", "https://ollama.example"],
    ["openai", "192.168.1.7:1234", "http://192.168.1.7:1234/v1"],
    ["openai", "10.1.2.3:8000", "http://10.1.2.3:8000/v1"],
    ["openai", "172.31.0.1:8000", "http://172.31.0.1:8000/v1"],
    ["openai", "169.254.9.9:8000", "http://169.254.9.9:8000/v1"],
    ["openai", "[fd12:3456::1]:8000", "http://[fd12:3456::1]:8000/v1"],
    ["openai", "[fe80::1]:8000", "http://[fe80::1]:8000/v1"],
    ["openai", "studio.local:1234", "http://studio.local:1234/v1"],
    ["openai", "box:1234", "http://box:1234/v1"],
    ["openai", "172.32.0.1:8000", "https://172.32.0.1:8000/v1"],
    ["openai", "100.64.0.1", "https://100.64.0.1/v1"],
    ["openai", "[2001:db8::1]:8000", "https://[2001:db8::1]:8000/v1"],
    ["openai", "10.example.com", "https://10.example.com/v1"],
    ["openai", "https://192.168.1.7", "https://192.168.1.7/v1"],
    ["openai", "localhost.:1234", "http://localhost:1234/v1"],
    ["openai", "https://api.example.com./v1", "https://api.example.com/v1"],
    ["openai", "0x7f.1:1234", "http://127.0.0.1:1234/v1"],
    ["openai", "http://127.0.0.1.evil.com", "http://127.0.0.1.evil.com/v1"],
    ["openai", "127.0.0.1.evil.com", "https://127.0.0.1.evil.com/v1"],
    ["openai", "[::ffff:127.0.0.1]:1", "https://[::ffff:7f00:1]:1/v1"],
  ])("takes %s's %j for %s", (kind, typed, url) => {
    expect(parseConnectionUrl(typed, kind)).toBe(url);
  });

  it.each([
    ["", "not-a-url"],
    ["http://", "not-a-url"],
    ["https://.", "not-a-url"],
    ["localhost:0", "not-a-url"],
    ["https://a b.example", "not-a-url"],
    ["not an address", "not-a-url"],
    ["https://h.example/a b", "not-a-url"],
    ["ftp://h.example", "not-a-url"],
    ["file:///etc/passwd", "not-a-url"],
    ["javascript:alert(1)", "not-a-url"],
    ["chrome-extension://abc/v1", "not-a-url"],
    ["ws://h.example", "not-a-url"],
    ["http://h.example:0", "not-a-url"],
    ["http://h.example:99999", "not-a-url"],
    ["https://me:secret@h.example", "credentials"],
    ["https://me@h.example/v1", "credentials"],
    ["https://h.example/v1?key=secret", "extra"],
    ["https://h.example/v1?", "extra"],
    ["https://h.example/v1#top", "extra"],
  ])("refuses %j: %s", (typed, reason) => {
    expect(() => parseConnectionUrl(typed, "openai")).toThrow(
      expect.objectContaining({ code: "bad-request", data: { reason } }),
    );
  });

  it("leaves the addresses of every preset as they are", () => {
    for (const { kind, url } of CONNECTION_PRESETS.filter((preset) => preset.url !== "")) {
      expect(parseConnectionUrl(url, kind)).toBe(url);
    }
  });
});

describe("isLoopbackUrl", () => {
  it.each([
    ["http://127.0.0.1:1", true],
    ["http://127.8.9.10", true],
    ["https://localhost/v1", true],
    ["http://[::1]:11434", true],
    ["http://2130706433/", true],
    ["http://127.0.0.1.example.com", false],
    ["http://localhost.example.com", false],
    ["http://[::ffff:192.168.0.1]", false],
    ["http://[::ffff:127.0.0.1]", false],
    ["http://127.0.0.1.evil.com", false],
    ["http://0x7f.1", true],
    ["http://localhost.", false],
    ["http://192.168.1.7", false],
    ["nonsense", false],
  ])("%s: %s", (url, expected) => {
    expect(isLoopbackUrl(url)).toBe(expected);
  });
});

describe("originOf", () => {
  it("keeps the names of this machine apart, and ports, and schemes", () => {
    const urls = [
      "http://localhost:1/v1",
      "http://127.0.0.1:1/v1",
      "http://[::1]:1/v1",
      "http://127.0.0.1:2/v1",
      "https://127.0.0.1:1/v1",
    ];
    expect(new Set(urls.map(originOf)).size).toBe(urls.length);
  });

  it("is the same for every path of a server", () => {
    expect(originOf("https://h.example/v1")).toBe(originOf("https://H.example:443/v2/x"));
  });
});
