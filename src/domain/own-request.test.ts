import { describe, expect, it } from "vitest";
import type { ConnectionKind } from "./connection";
import { isOwnRequest } from "./own-request";
import { isModelAddress, isServerAddress } from "./server-address";

const BASES = {
  ollama: "http://127.0.0.1:11434",
  openai: "http://127.0.0.1:1234/v1",
  anthropic: "https://api.example.com",
  gemini: "https://api.example.com/v1beta",
  mcp: "https://api.example.com/mcp",
} as const satisfies Record<ConnectionKind, string>;

const OURS: readonly (readonly [ConnectionKind, string])[] = [
  ...["chat", "embed", "tags", "show", "ps", "pull", "delete"].map(
    (name) => ["ollama", `/api/${name}`] as const,
  ),
  ["openai", "/chat/completions"],
  ["openai", "/embeddings"],
  ["openai", "/models"],
  ["openai", "/key"],
  ["anthropic", "/v1/messages"],
  ["anthropic", "/v1/models?limit=1000"],
  ["gemini", "/models?pageSize=1000"],
  ["gemini", "/models/gemini-2.5%2Fpro:streamGenerateContent?alt=sse"],
  ["gemini", "/models/gemini-embedding-001:batchEmbedContents"],
  ["mcp", ""],
];

describe("isOwnRequest", () => {
  it.each(OURS)("knows what is asked of %s at %s", (kind, path) => {
    const url = BASES[kind];
    expect(isOwnRequest(`${url}${path}`, { kind, url })).toBe(true);
  });

  it("knows what is asked of servers of OpenAI's language at their root", () => {
    const server = { kind: "openai", url: BASES.openai } as const;
    for (const path of ["/props", "/api/v0/models", "/api/show"]) {
      expect(isOwnRequest(`http://127.0.0.1:1234${path}`, server), path).toBe(true);
    }
    // Beyond this machine nobody is asked as an Ollama.
    const far = { kind: "openai", url: "https://api.example.com/v1" } as const;
    expect(isOwnRequest("https://api.example.com/api/show", far)).toBe(false);
  });

  it.each([
    "http://127.0.0.1:11434/admin/delete-everything",
    "http://127.0.0.1:11434/admin/delete-everything?x=/api/chat",
    "http://127.0.0.1:11434/admin#/api/chat",
    "http://127.0.0.1:11434/api/chat?also=this",
    "http://127.0.0.1:11434/api/chat/../../admin",
    "http://127.0.0.1:11434/api/create",
    "http://127.0.0.1:114345/api/chat",
    "http://127.0.0.1:11434@127.0.0.1:9/api/chat",
    "http://127.0.0.1:9/api/chat",
    "http://localhost:11434/api/chat",
    "https://127.0.0.1:11434/api/chat",
    "http://127.0.0.1:11434/v1/chat/completions",
  ])("refuses %s for the built-in server", (url) => {
    expect(isOwnRequest(url, { kind: "ollama", url: BASES.ollama })).toBe(false);
  });

  // A browser reads a backslash in such an address as a slash.
  it.each(["../../admin", "x\\..\\..\\admin\\delete"])(
    "refuses a model's name that would be another path: %s",
    (name) => {
      const server = { kind: "gemini", url: BASES.gemini } as const;
      const url = `${BASES.gemini}/models/${name}:streamGenerateContent?alt=sse`;
      expect(new URL(url).pathname).not.toContain("/models/");
      expect(isOwnRequest(url, server)).toBe(false);
    },
  );

  it("refuses all behind a base that is none", () => {
    const url = "http://127.0.0.1:9/admin?x=";
    expect(isOwnRequest(`${url}/api/chat`, { kind: "ollama", url })).toBe(false);
  });
});

describe("an address in a row", () => {
  it.each(Object.values(BASES))("is one as %s is written", (url) => {
    expect(isServerAddress(url)).toBe(true);
  });

  it.each([
    "http://127.0.0.1:9/admin/delete-everything?x=",
    "http://127.0.0.1:9/admin#",
    "http://user:secret@127.0.0.1:9",
    "http://127.0.0.1:9\\admin",
    "http://127.0.0.1:9/a/../admin",
    "http://127.0.0.1:0",
    "HTTP://127.0.0.1:9",
    "http://2130706433:9",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "127.0.0.1:9",
    " http://127.0.0.1:9",
  ])("is none where it is %s", (url) => {
    expect(isServerAddress(url)).toBe(false);
    expect(isModelAddress(url)).toBe(false);
  });

  it("of a model is empty where nothing leaves the browser", () => {
    expect(isModelAddress("")).toBe(true);
  });
});
