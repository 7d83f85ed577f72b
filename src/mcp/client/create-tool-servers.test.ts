import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { ECHO, type startMcpServer, textResult } from "../../../test/fakes/mcp-server";

type World = Awaited<ReturnType<typeof makeToolServers>>;

const open: World[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

async function setup(given: Parameters<typeof startMcpServer>[0] = {}) {
  const world = await makeToolServers(given);
  open.push(world);
  const { server, servers, lock, endpoint } = world;
  const leftOut: (readonly [string, string])[] = [];
  const { signal } = new AbortController();
  const checked: number[] = [];
  return {
    server,
    servers,
    endpoint,
    lock,
    leftOut,
    checked,
    list: (own = signal) => servers.list(endpoint, own, (name, why) => leftOut.push([name, why])),
    call: (tool: string, input: Record<string, unknown>, own = signal) =>
      servers.call(
        endpoint,
        { tool, input },
        {
          signal: own,
          check: async (tools) => void checked.push(tools.length),
        },
      ),
  };
}

describe.each([
  ["2026-07-28", false],
  ["2025", true],
])("a server of MCP that speaks the protocol of %s", (_era, isOld) => {
  it("tells its tools, with a digest of what a model would be told", async () => {
    const { list } = await setup({ isOld });
    const { name, description = "", inputSchema } = ECHO;
    const [echo] = await list();
    expect(echo).toMatchObject({ name, description, parameters: inputSchema });
    expect(echo?.digest).toMatch(/^[0-9a-f]{32}$/);
  });

  it("answers a call, asked once for what it has", async () => {
    const { server, call, checked } = await setup({ isOld });
    expect(await call("echo", { text: "one" })).toEqual({ text: "one", failed: false });
    server.setTools([]);
    expect(await call("echo", { text: "two" })).toEqual({ text: "two", failed: false });
    expect(server.calls.map(({ arguments: { text } }) => text)).toEqual(["one", "two"]);
    expect(checked).toEqual([1, 1]);
    const versions = server.requests.map(({ headers }) => headers["mcp-protocol-version"]);
    expect(versions.at(-1)).toMatch(isOld ? /^2025-/ : /^2026-07-28$/);
  });
});

describe("a server of MCP", () => {
  it("is greeted again where it does not know its session any more, and called once", async () => {
    const { server, call, checked } = await setup({ isOld: true });
    await call("echo", { text: "one" });
    server.forget();
    expect(await call("echo", { text: "two" })).toEqual({ text: "two", failed: false });
    expect(server.calls).toHaveLength(2);
    expect(checked).toEqual([1, 1, 1]);
  });

  it("is not called unseen where it was greeted for something else", async () => {
    const { server, servers, endpoint } = await setup({ offers: { prompts: [], resources: [] } });
    const { signal } = new AbortController();
    await servers.offers(endpoint, signal);
    const seen: number[] = [];
    const check = async (tools: readonly unknown[]) => void seen.push(tools.length);
    const call = { tool: "echo", input: { text: "one" } };
    await servers.call(endpoint, call, { signal, check });
    await servers.call(endpoint, call, { signal, check });
    expect([seen, server.calls.length]).toEqual([[1, 1], 2]);
  });

  it("is not called unseen where it was listed: whoever asked for that may not have kept it yet", async () => {
    const { servers, endpoint } = await setup();
    const { signal } = new AbortController();
    const call = { tool: "echo", input: { text: "one" } };
    const seen: number[] = [];
    await servers.list(endpoint, signal, () => {});
    const check = async (tools: readonly unknown[]) => void seen.push(tools.length);
    await servers.call(endpoint, call, { signal, check });
    expect(seen).toEqual([1]);
  });

  it("is not called where what it has is not what was let", async () => {
    const { server, servers, endpoint } = await setup();
    const check = async () => {
      throw new Error("another one");
    };
    const { signal } = new AbortController();
    const call = { tool: "echo", input: { text: "one" } };
    await expect(servers.call(endpoint, call, { signal, check })).rejects.toThrow("another one");
    expect(server.calls).toEqual([]);
  });

  it("is not called for a tool that is not what was let though another one was called before", async () => {
    const { server, servers, endpoint, call } = await setup();
    await call("echo", { text: "one" });
    const check = () => Promise.reject(new Error("another one"));
    const { signal } = new AbortController();
    const other = { tool: "other", input: {} };
    await expect(servers.call(endpoint, other, { signal, check })).rejects.toThrow("another one");
    expect(server.calls).toHaveLength(1);
  });

  it("that refuses a call is an answer, of a tool and of the protocol", async () => {
    const result = { ...textResult("no such file"), isError: true };
    const { call } = await setup({
      answer: ({ name }) => {
        if (name === "echo") return result;
        throw new Error("no such tool");
      },
    });
    expect(await call("echo", {})).toEqual({ text: "no such file", failed: true });
    const refused = await call("other", {});
    expect(refused).toMatchObject({ failed: true, text: expect.stringContaining("no such tool") });
  });

  it("tells what is no text by its kind", async () => {
    const { call } = await setup({
      answer: () => ({
        content: [
          { type: "text", text: "see" },
          { type: "image", data: "AAAA", mimeType: "image/png" },
        ],
      }),
    });
    expect((await call("echo", {})).text).toBe("see\n\n[image, image/png: not told]");
  });
});

describe("tools that cannot be offered", () => {
  it("are left out by name, with why, and the others are offered", async () => {
    const deep = JSON.parse(`${'{"items":'.repeat(40)}{}${"}".repeat(40)}`);
    const { list, leftOut } = await setup({
      tools: [
        ECHO,
        { ...ECHO, name: "bad\u202ename" },
        { ...ECHO, name: "echo" },
        { ...ECHO, name: "long", description: "x".repeat(8_001) },
        { ...ECHO, name: "deep", inputSchema: { type: "object", properties: { a: deep } } },
        { ...ECHO, name: "wide", inputSchema: { type: "object", title: "x".repeat(40_000) } },
      ],
    });
    expect((await list()).map(({ name }) => name)).toEqual(["echo"]);
    expect(leftOut).toEqual([
      ["bad[U+202E]name", "name"],
      ["echo", "name"],
      ["long", "too-long"],
      ["deep", "too-long"],
      ["wide", "too-long"],
    ]);
  });

  it("are those beyond the two hundredth of ten thousand", async () => {
    const tools = Array.from({ length: 10_000 }, (_, n) => ({ ...ECHO, name: `tool-${n}` }));
    const { list, leftOut } = await setup({ tools });
    expect(await list()).toHaveLength(200);
    expect(leftOut).toHaveLength(9_800);
    expect(leftOut[0]).toEqual(["tool-200", "too-many"]);
  });

  it("are not followed by a reference to themselves", async () => {
    const node = { type: "object", properties: { next: { $ref: "#/$defs/node" } } };
    const inputSchema = { type: "object" as const, $ref: "#/$defs/node", $defs: { node } };
    const { list, call } = await setup({ tools: [{ ...ECHO, inputSchema }] });
    expect((await list())[0]?.parameters).toEqual(inputSchema);
    expect((await call("echo", { text: "one" })).text).toBe("one");
  });

  it("have another digest once a word, a field or their server is another, and not for another order", async () => {
    const { server, list, servers, endpoint } = await setup();
    const digest = async () => (await list())[0]?.digest;
    const first = await digest();
    expect(await digest()).toBe(first);
    const { properties, required } = ECHO.inputSchema;
    server.setTools([{ ...ECHO, inputSchema: { required, properties, type: "object" } }]);
    expect(await digest()).toBe(first);
    server.setTools([{ ...ECHO, description: "Gives back a text!" }]);
    expect(await digest()).not.toBe(first);
    const more = { ...properties, key: { type: "string" } };
    server.setTools([{ ...ECHO, inputSchema: { ...ECHO.inputSchema, properties: more } }]);
    expect(await digest()).not.toBe(first);
    server.setTools([ECHO]);
    const other = { id: endpoint.id.replaceAll("1", "2"), url: server.url };
    const { signal } = new AbortController();
    expect((await servers.list(other, signal, () => {}))[0]?.digest).not.toBe(first);
  });

  it("have the hidden characters of their description and their form named, and none in names of fields", async () => {
    const form = (key: string, description: string) => {
      const properties = { [key]: { type: "string", description } };
      return { type: "object" as const, properties };
    };
    const hidden = "Echoes.\u{e0049}\u{e0047}\u202e";
    const { list, leftOut } = await setup({
      tools: [
        { ...ECHO, description: hidden, inputSchema: form("text", hidden) },
        { ...ECHO, name: "forged", inputSchema: form("te\u200bxt", "") },
      ],
    });
    const named = "Echoes.[U+E0049][U+E0047][U+202E]";
    const [echo] = await list();
    expect(echo).toMatchObject({ description: named, parameters: form("text", named) });
    expect(leftOut).toEqual([["forged", "name"]]);
  });
});

type Fault = readonly [string, (response: ServerResponse) => void, string];

const FAULTS: readonly Fault[] = [
  [
    "redirects",
    (to) => to.writeHead(307, { location: "http://127.0.0.1:9/" }).end(),
    "unreachable",
  ],
  [
    "answers with a page",
    (to) => to.writeHead(200, { "content-type": "text/html" }).end("<p>Hello"),
    "malformed",
  ],
  [
    "answers with no JSON",
    (to) => to.writeHead(200, { "content-type": "application/json" }).end("{"),
    "malformed",
  ],
  ["refuses the key", (to) => to.writeHead(401).end(), "auth"],
  ["refuses our origin", (to) => to.writeHead(403).end(), "forbidden"],
  ["is overloaded", (to) => to.writeHead(503).end(), "overloaded"],
  ["hangs up", (to) => to.destroy(), "unreachable"],
  [
    "answers with 100 MB",
    (to) => {
      to.writeHead(200, { "content-type": "application/json" });
      const chunk = Buffer.alloc(1_000_000, " ");
      for (let n = 0; n < 100; n += 1) to.write(chunk);
      to.end("{}");
    },
    "malformed",
  ],
];

describe("a server that is none of MCP, or is broken", () => {
  it.each(FAULTS)("that %s is told as such", async (_name, answer, code) => {
    const { list } = await setup({
      before: (_request, response) => {
        answer(response);
        return true;
      },
    });
    const expected = { code: `provider-${code}`, data: { provider: "mcp" } };
    await expect(list()).rejects.toMatchObject(expected);
  });

  it("that never answers ends with what is waited for", async () => {
    const { list, call } = await setup({ before: () => true });
    const late = new AbortController();
    const listing = list(late.signal);
    const calling = call("echo", {}, late.signal);
    late.abort(new DOMException("late", "TimeoutError"));
    await expect(listing).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(calling).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("that hangs up amid a call has been called once, and that is told", async () => {
    const { server, call } = await setup({
      answer: () => {
        server.requests.at(-1)?.socket.destroy();
        return textResult("lost");
      },
    });
    await expect(call("echo", { text: "one" })).rejects.toMatchObject({
      code: expect.stringMatching(/^provider-(unreachable|cut-off)$/),
    });
    expect(server.calls).toHaveLength(1);
  });

  it("is asked nothing more once the vault is locked", async () => {
    const { server, lock, call } = await setup({ isOld: true });
    await call("echo", { text: "one" });
    lock.abort(new Error("locked"));
    await expect(call("echo", { text: "two" })).rejects.toThrow("locked");
    expect(server.calls).toHaveLength(1);
    await expect.poll(() => server.requests.map(({ method }) => method)).toContain("DELETE");
  });
});
