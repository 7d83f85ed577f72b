import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { answers, findServer, toServerUrl } from "./find-server.mjs";

describe("toServerUrl", () => {
  it.each([
    ["127.0.0.1:11434", "http://127.0.0.1:11434"],
    ["localhost", "http://localhost:11434"],
    ["0.0.0.0", "http://127.0.0.1:11434"],
    ["0.0.0.0:8080", "http://127.0.0.1:8080"],
    ["http://localhost:11434/", "http://localhost:11434"],
    ["https://example.org/ollama/", "https://example.org/ollama"],
    ["[::1]:11434", "http://[::1]:11434"],
    ["ftp://localhost", null],
    ["::::", null],
  ])("reads %s as %s", (text, url) => {
    expect(toServerUrl(text)).toBe(url);
  });
});

describe("answers", () => {
  it("takes only a server that lists models for Ollama", async () => {
    const bodies = ['{"models":[]}', '{"hello":1}', "<html>"];
    const server = createServer((_request, response) => response.end(bodies.shift()));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await answers(url)).toBe(true);
      expect(await answers(url)).toBe(false);
      expect(await answers(url)).toBe(false);
    } finally {
      server.close();
    }
    expect(await answers(url)).toBe(false);
  });
});

describe("findServer", () => {
  it("prefers the server that OLLAMA_HOST names", async () => {
    const server = createServer((_request, response) => response.end('{"models":[]}'));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await findServer({ OLLAMA_HOST: host })).toBe(`http://${host}`);
    } finally {
      server.close();
    }
  });
});
