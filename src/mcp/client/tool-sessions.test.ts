import { afterEach, describe, expect, it } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";
import { ECHO, textResult } from "../../../test/fakes/mcp-server";

type World = Awaited<ReturnType<typeof makeToolServers>>;

const open: World[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

describe("a call that waits for its answer", () => {
  /** A server whose answers wait for `answer`, of the protocol whose sessions a server knows. */
  async function waiting(later?: Parameters<typeof makeToolServers>[1]) {
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const given = { isOld: true, answer: () => gate.then(() => textResult("done")) };
    const world = await makeToolServers(given, later);
    open.push(world);
    const { servers, server, endpoint } = world;
    const { signal } = new AbortController();
    const call = { tool: "echo", input: {} };
    const calling = servers.call(endpoint, call, { signal, check: async () => {} });
    await expect.poll(() => server.calls.length).toBe(1);
    return { ...world, signal, calling, answer };
  }
  const done = { text: "done", failed: false };
  const deletes = ({ server }: Pick<World, "server">) =>
    server.requests.filter(({ method }) => method === "DELETE").length;

  it("has it though the server is asked anew what it has meanwhile, and that session ends behind it", async () => {
    const { calling, answer, servers, endpoint, signal, server } = await waiting();
    expect(await servers.list(endpoint, signal, () => {})).toHaveLength(1);
    expect(deletes({ server })).toBe(0);
    answer();
    expect(await calling).toEqual(done);
    await expect.poll(() => deletes({ server })).toBe(1);
    expect(server.calls).toHaveLength(1);
  });

  it("is not ended by the time in which nobody asks, which begins behind it", async () => {
    const timers = new Set<() => void>();
    const { calling, answer, servers, endpoint, signal, server } = await waiting((run) => {
      timers.add(run);
      return () => void timers.delete(run);
    });
    await servers.offers(endpoint, signal);
    expect(timers.size).toBe(0);
    answer();
    expect(await calling).toEqual(done);
    expect(timers.size).toBe(1);
    for (const run of [...timers]) run();
    await expect.poll(() => deletes({ server })).toBe(1);
  });
});

describe("a stream of events that its server closes at once", () => {
  it.each([
    ["asks for no pause", 0, 1_000],
    ["asks for a pause that no timer can have", 10_000_000_000, 30_000],
  ])("is opened again after a pause of ours where it %s", async (_, retry, pause) => {
    const timers: { readonly run: () => void; readonly ms: number }[] = [];
    const given: Parameters<typeof makeToolServers>[0] = {
      isOld: true,
      before: ({ method }, response) => {
        if (method !== "GET") return false;
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(`retry: ${retry}\n\n`);
        return true;
      },
    };
    const world = await makeToolServers(given, (run, ms) => {
      timers.push({ run, ms });
      return () => {};
    });
    open.push(world);
    const { servers, server, endpoint } = world;
    await servers.list(endpoint, new AbortController().signal, () => {});
    const streams = () => server.requests.filter(({ method }) => method === "GET").length;
    const next = () => timers.find(({ ms }) => ms === pause);
    await expect.poll(next).toBeDefined();
    expect(streams()).toBe(1);
    next()?.run();
    await expect.poll(streams).toBe(2);
  });
});

describe("a server that says that its tools are others", () => {
  it("is asked for them over the session in which that came to be", async () => {
    let send = (_text: string): unknown => undefined;
    const world = await makeToolServers({
      isOld: true,
      before: ({ method }, response) => {
        if (method !== "GET") return false;
        response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
        send = (text) => response.write(text);
        return true;
      },
    });
    open.push(world);
    const { servers, server, endpoint } = world;
    const { signal } = new AbortController();
    const seen: number[] = [];
    const check = async (tools: readonly unknown[]) => void seen.push(tools.length);
    const call = () => servers.call(endpoint, { tool: "echo", input: {} }, { signal, check });
    await call();
    await expect.poll(() => server.requests.some(({ method }) => method === "GET")).toBe(true);
    server.setTools([ECHO, { ...ECHO, name: "more" }]);
    send('data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\n');
    await expect.poll(async () => (await call()) && seen.at(-1)).toBe(2);
    const sessions = server.requests.map(({ headers }) => headers["mcp-session-id"]);
    expect(new Set(sessions.filter((id) => id !== undefined)).size).toBe(1);
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
  });
});

describe("a session that its server does not end", () => {
  it("ends nevertheless, with its stream of events", async () => {
    const timers = new Map<() => void, number>();
    let isStreaming = false;
    const world = await makeToolServers(
      {
        isOld: true,
        before: ({ method }, response) => {
          if (method === "GET") {
            isStreaming = true;
            response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
            response.once("close", () => {
              isStreaming = false;
            });
          }
          return method === "GET" || method === "DELETE";
        },
      },
      (run, ms) => {
        timers.set(run, ms);
        return () => void timers.delete(run);
      },
    );
    open.push(world);
    const { servers, server, endpoint } = world;
    await servers.offers(endpoint, new AbortController().signal);
    await expect.poll(() => isStreaming).toBe(true);
    for (const run of [...timers.keys()]) run();
    await expect.poll(() => server.requests.some(({ method }) => method === "DELETE")).toBe(true);
    for (const run of [...timers.keys()]) run();
    await expect.poll(() => isStreaming).toBe(false);
  });
});
