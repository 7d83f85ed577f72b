import { AppError } from "../domain/app-error";
import { parseOllamaUrl } from "../domain/ollama-url";

/**
 * `fetch` for this machine's loopback addresses only; any other url fails with `bad-request` before
 * anything is sent. Host permissions do not limit a worker: without them it still sends.
 */
export async function loopbackFetch(url: string | URL | Request, init?: RequestInit) {
  if (typeof url !== "string") throw new AppError("bad-request");
  parseOllamaUrl(new URL(url).origin);
  return fetch(url, init);
}
