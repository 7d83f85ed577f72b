import { once } from "node:events";
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type PrefixServer = {
  /** Base url with the prefix as its path. */
  readonly url: string;
  /** From now on `/api/tags` answers 500 with this body, which a cache may keep. */
  readonly failTags: (body: string) => void;
  readonly close: () => Promise<void>;
};

/** A loopback server that hands every request below `/prefix` to the server at `target`. */
export async function startPrefixServer(target: string, prefix: string): Promise<PrefixServer> {
  let tagsFailure: string | null = null;
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(`/${prefix}`, "");
    if (path === "/api/tags" && tagsFailure !== null) {
      response.writeHead(500, {
        "content-type": "application/json",
        "cache-control": "max-age=600",
      });
      response.end(tagsFailure);
      return;
    }
    handOn({ request, response, url: `${target}${path}` });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${prefix}`,
    failTags: (body) => {
      tagsFailure = body;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
};

function handOn({ request, response, url }: Exchange): void {
  const { method, headers } = request;
  const inner = forward(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  inner.on("error", () => response.destroy());
  response.on("close", () => inner.destroy());
  request.pipe(inner);
}
