import { parseOllamaUrl } from "../domain/ollama-url";

/**
 * `fetch` for this machine's loopback addresses only; any other url fails with `bad-request` before
 * anything is sent. Host permissions do not limit a worker: without them it still sends.
 */
export async function loopbackFetch(
  url: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<Response> {
  parseOllamaUrl(URL.canParse(url) ? new URL(url).origin : "");
  return send(url, init);
}
