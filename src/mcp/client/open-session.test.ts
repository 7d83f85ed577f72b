import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { makeToolServers } from "../../../test/builders/make-tool-servers";

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
    const { servers, asked, server } = await setup({
      isOld: true,
      before: ({ headers }, to) => {
        if (headers["mcp-method"] !== "server/discover") return false;
        answer(to);
        return true;
      },
    });
    const { signal } = new AbortController();
    expect(await servers.list(asked, signal, () => {})).toMatchObject([{ name: "echo" }]);
    expect(server.requests.at(-1)?.headers["mcp-protocol-version"]).toMatch(/^2025-/);
  });
});
