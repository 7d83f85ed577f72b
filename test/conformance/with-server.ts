import type { ProviderFetch } from "../../src/domain/provider";
import { type Dialect, frame, type Payload } from "./dialect";
import { type Script, type ScriptServer, startScriptServer } from "./script-server";

/** What stands for a key in every request of these tests; no error may hold it. */
export const CANARY = "sk-canary-5b1f0c7e9d";

/** `fetch` as it is, with a key in the request. */
export const keyFetch: ProviderFetch = (url, init) => {
  const headers = { ...(init.headers as Record<string, string>), "x-api-key": CANARY };
  return fetch(url, { ...init, headers });
};

/** Runs the work against a server with these scripts, and closes the server whatever happens. */
export async function withServer<T>(
  scripts: readonly Script[],
  work: (server: ScriptServer) => Promise<T>,
): Promise<T> {
  const server = await startScriptServer(...scripts);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** A script that answers with these payloads and ends in good order. */
export function answering(dialect: Dialect, payloads: readonly Payload[]): Script {
  return {
    headers: { "content-type": dialect.contentType },
    steps: [frame(dialect, payloads)],
  };
}
