import { expect, it } from "vitest";
import type { ProviderFetch } from "../../domain/provider";
import { createToolServers, type ToolServers } from "./create-tool-servers";

const toolOf = (name: string) => ({ name, inputSchema: { type: "object" } });

const endpoint = { id: "11111111-1111-4111-8111-111111111111", url: "https://tools.example/mcp" };

const OTHERS = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };

/** A promise and what ends it. */
function gate<T>() {
  let open = (_value: T) => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A server of 2025 whose lists are given one by one, the first with word that they are others by then. */
function setup() {
  const lists: ((names: readonly string[]) => void)[] = [];
  const answerTo = async (method: string): Promise<object> => {
    if (method === "initialize") {
      const serverInfo = { name: "test", version: "1" };
      return { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo };
    }
    if (method === "tools/call") return { content: [{ type: "text", text: "done" }] };
    const { opened, open } = gate<readonly string[]>();
    lists.push(open);
    return { tools: (await opened).map(toolOf) };
  };
  const fetch: ProviderFetch = async (_, init) => {
    if (init.method !== "POST") return new Response(null, { status: 405 });
    const { id, method } = JSON.parse(String(init.body));
    if (id === undefined) return new Response(null, { status: 202 });
    if (method === "server/discover") return new Response(null, { status: 404 });
    const isFirst = method === "tools/list" && lists.length === 0;
    const result = { jsonrpc: "2.0", id, result: await answerTo(method) };
    const events = isFirst ? [OTHERS, result] : [result];
    const body = events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const { signal } = new AbortController();
  const later = () => () => {};
  const servers = createToolServers({ fetch, version: "0", signal, later });
  type Check = Parameters<ToolServers["call"]>[2]["check"];
  const call = (check: Check = async () => {}) =>
    servers.call(endpoint, { tool: "echo", input: {} }, { signal, check });
  const asks = (times: number) => expect.poll(() => lists.length).toBe(times);
  return { call, lists, asks };
}

it("a call that is looked at while another asks for the server's tools anew goes out as it was let", async () => {
  const { call, lists, asks } = setup();
  const [looked, leave] = [gate<void>(), gate<void>()];
  const first = call(() => {
    looked.open();
    return leave.opened;
  });
  await asks(1);
  lists[0]?.(["echo"]);
  await looked.opened;
  const second = call();
  await asks(2);
  leave.open();
  const done = { text: "done", failed: false };
  expect(await first).toEqual(done);
  lists[1]?.(["echo"]);
  expect(await second).toEqual(done);
});

it("an older list that comes behind a newer one is not what the next call is compared with", async () => {
  const { call, lists, asks } = setup();
  const seen: number[] = [];
  const look = () => call(async (tools) => void seen.push(tools.length));
  const first = look();
  await asks(1);
  lists[0]?.(["echo"]);
  await first;
  const both = [look(), look()];
  await asks(3);
  lists[2]?.(["echo", "more"]);
  await both[1];
  lists[1]?.(["echo"]);
  await both[0];
  await look();
  expect(seen).toEqual([1, 2, 1, 2]);
});
