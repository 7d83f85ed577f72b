import type { ProviderFetch } from "../../src/domain/provider";
import { createToolServers } from "../../src/mcp/client/create-tool-servers";
import { startMcpServer } from "../fakes/mcp-server";

const ID = "11111111-1111-4111-8111-111111111111";

/** A real server of MCP on loopback, and what asks it; `close` ends both. */
export async function makeToolServers(
  given: Parameters<typeof startMcpServer>[0] = {},
  later: (run: () => void, ms: number) => () => void = () => () => {},
) {
  const server = await startMcpServer(given);
  const lock = new AbortController();
  const fetch: ProviderFetch = (url, init) => globalThis.fetch(url, { ...init, redirect: "error" });
  /** Sessions of a worker that has just started. */
  const begin = () => createToolServers({ fetch, version: "0", signal: lock.signal, later });
  const close = async () => {
    lock.abort();
    await server.close();
  };
  return { server, servers: begin(), begin, lock, close, endpoint: { id: ID, url: server.url } };
}
