import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type RecordedServer = {
  /** Base url, with `/v1`. */
  readonly url: string;
  /** The paths behind it that were posted to, in order. */
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
};

/** A loopback server of one model that answers each path with a published recording. */
export async function startRecordedServer(
  recordings: Readonly<Record<string, string>>,
): Promise<RecordedServer> {
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    request.resume();
    const path = (request.url ?? "").replace(/^\/v1\//, "");
    if (path === "models") return void response.end('{"data":[{"id":"recorded"}]}');
    // What is asked at the root of its origin is no part of it: whether an Ollama speaks there.
    if (request.method === "POST" && !path.startsWith("/")) paths.push(path);
    const file = recordings[path];
    if (file === undefined) return void response.writeHead(404).end();
    response.setHeader("content-type", "text/event-stream");
    response.end(await readFile(`test/recordings/${file}`));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    paths,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
