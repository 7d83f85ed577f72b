import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { AppError } from "../../domain/app-error";
import type { ProviderFetch } from "../../domain/provider";
import { createToolServers } from "./create-tool-servers";

const open: Awaited<ReturnType<typeof makeToolServers>>[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

async function setup(given: Parameters<typeof makeToolServers>[0]) {
  const world = await makeToolServers(given);
  open.push(world);
  return world;
}

const json = (to: ServerResponse, status: number, body: unknown) => {
  to.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const FAILED = { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "No session" } };

describe("a server of 2025 that answers the question in which way to greet it", () => {
  it.each<readonly [string, (to: ServerResponse) => void]>([
    ["as it answers strangers", (to) => json(to, 401, {})],
    ["as something that is not let", (to) => json(to, 403, {})],
    ["by failing", (to) => json(to, 500, {})],
    ["without its id", (to) => json(to, 200, FAILED)],
    ["by a page", (to) => to.writeHead(200, { "content-type": "text/html" }).end("<p>")],
  ])("%s is greeted in its own", async (_, answer) => {
    const { servers, endpoint, server } = await setup({
      isOld: true,
      before: ({ headers }, to) => {
        if (headers["mcp-method"] !== "server/discover") return false;
        answer(to);
        return true;
      },
    });
    const { signal } = new AbortController();
    expect(await servers.list(endpoint, signal, () => {})).toMatchObject([{ name: "echo" }]);
    expect(server.requests.at(-1)?.headers["mcp-protocol-version"]).toMatch(/^2025-/);
  });
});

describe("a server that leaves the question in which way to greet it without an answer", () => {
  const never = (signal: unknown) =>
    new Promise<Response>((_, reject) => {
      (signal as AbortSignal).addEventListener("abort", () => reject(new Error("aborted")));
    });
  const RESULTS: Readonly<Record<string, object>> = {
    "server/discover": { error: { code: -32_601, message: "Method not found" } },
    initialize: {
      result: {
        protocolVersion: "2025-06-18",
        capabilities: { tools: {} },
        serverInfo: { name: "old", version: "1" },
      },
    },
    "tools/list": { result: { tools: [{ name: "echo", inputSchema: { type: "object" } }] } },
  };
  let sent: string[] = [];

  /** Lists the tools of one that answers those methods alone, as time goes by. */
  async function listed(answers: readonly string[], status = 200) {
    sent = [];
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetch: ProviderFetch = async (_, { method, body, signal }) => {
      if (method === "GET") return new Response(null, { status: 405 });
      const request = JSON.parse(String(body));
      if (request.id === undefined) return new Response(null, { status: 202 });
      sent.push(request.method);
      if (!answers.includes(request.method)) return never(signal);
      const answer = { jsonrpc: "2.0", id: request.id, ...RESULTS[request.method] };
      return Response.json(answer, { status });
    };
    const { signal } = new AbortController();
    const servers = createToolServers({ fetch, version: "0", signal, later: () => () => {} });
    const server = { id: crypto.randomUUID(), url: "https://tools.example/mcp" };
    const listing = servers.list(server, signal, () => {});
    listing.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(45_000);
    return listing;
  }

  it("is greeted in the older one, of which servers may know nothing else", async () => {
    expect(await listed(["initialize", "tools/list"])).toMatchObject([{ name: "echo" }]);
  });

  it("is told as silent where it answers to neither", async () => {
    await expect(listed([])).rejects.toMatchObject({ code: "provider-silent" });
  });

  it("is told as what it says to the older one, of which it does know", async () => {
    await expect(listed(["initialize"], 503)).rejects.toMatchObject({
      code: "provider-overloaded",
    });
  });

  it("is greeted once where it has answered that question, and leaves the greeting without an answer", async () => {
    await expect(listed(["server/discover"])).rejects.toMatchObject({ code: "provider-silent" });
    expect(sent.filter((method) => method === "initialize")).toHaveLength(1);
  });
});

describe("a server that refuses both ways to greet it", () => {
  it.each([
    [503, 400, "provider-overloaded"],
    [401, 404, "provider-auth"],
    [500, 401, "provider-auth"],
  ])("by %s and %s is told as one that has said %s", async (first, second, code) => {
    const { servers, endpoint } = await setup({
      before: ({ headers }, to) => {
        json(to, headers["mcp-method"] === "server/discover" ? first : second, {});
        return true;
      },
    });
    const greeted = servers.list(endpoint, new AbortController().signal, () => {});
    await expect(greeted).rejects.toMatchObject({ code });
  });

  it("is told as what has happened here meanwhile, such as the lock", async () => {
    const { endpoint, lock } = await setup({});
    const fetch: ProviderFetch = async (_, { body }) => {
      if (String(body).includes("server/discover")) return new Response(null, { status: 503 });
      throw new AppError("locked");
    };
    const given = { fetch, version: "0", signal: lock.signal, later: () => () => {} };
    const greeted = createToolServers(given).list(endpoint, lock.signal, () => {});
    await expect(greeted).rejects.toMatchObject({ code: "locked" });
  });
});

describe("a server that has forgotten a session, and says that the request is bad", () => {
  it("is greeted again for what may be asked twice, and not for a call", async () => {
    const forgotten = new Set<unknown>();
    const { servers, endpoint, server } = await setup({
      isOld: true,
      offers: { prompts: [], resources: [{ uri: "file:///a", name: "A" }] },
      before: ({ headers }, to) => {
        if (!forgotten.has(headers["mcp-session-id"])) return false;
        json(to, 400, FAILED);
        return true;
      },
    });
    const forget = () => {
      for (const { headers } of server.requests) {
        const id = headers["mcp-session-id"];
        if (id !== undefined) forgotten.add(id);
      }
    };
    const { signal } = new AbortController();
    const read = () => servers.readResource(endpoint, "file:///a", signal);
    const call = () =>
      servers.call(endpoint, { tool: "echo", input: {} }, { signal, check: async () => {} });
    await read();
    forget();
    expect(await read()).toBe("What file:///a says.");
    await call();
    forget();
    await expect(call()).rejects.toMatchObject({ code: "provider-failed", data: { status: 400 } });
    await call();
  });

  it("is not greeted again where it calls something else bad: what was done in the session lasts", async () => {
    const bad = { jsonrpc: "2.0", id: null, error: { code: -32_602, message: "Bad argument" } };
    let isBad = false;
    const { servers, endpoint, server } = await setup({
      isOld: true,
      offers: { prompts: [], resources: [{ uri: "file:///a", name: "A" }] },
      before: ({ method }, to) => {
        if (!isBad || method !== "POST") return false;
        json(to, 400, bad);
        return true;
      },
    });
    const { signal } = new AbortController();
    const read = () => servers.readResource(endpoint, "file:///a", signal);
    await read();
    isBad = true;
    const failed = { code: "provider-failed", data: { status: 400 } };
    const before = server.requests.length;
    await expect(read()).rejects.toMatchObject(failed);
    expect(server.requests.slice(before).map(({ method }) => method)).toEqual(["POST"]);
    isBad = false;
    await read();
    const sessions = server.requests.map(({ headers }) => headers["mcp-session-id"]);
    expect(new Set(sessions.filter((id) => id !== undefined)).size).toBe(1);
  });
});
