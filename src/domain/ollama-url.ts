import { AppError } from "./app-error";

/** Why a text is no address of an Ollama server that this extension may call. */
export type OllamaUrlProblem = "not-a-url" | "credentials" | "not-loopback";

/** The port Ollama itself assumes where an address names neither scheme nor port. */
const DEFAULT_PORT = "11434";

// A server that listens on every address is called at the loopback one.
const LOOPBACK_HOSTS: ReadonlyMap<string, string> = new Map([
  ["127.0.0.1", "127.0.0.1"],
  ["localhost", "localhost"],
  ["[::1]", "[::1]"],
  ["0.0.0.0", "127.0.0.1"],
  ["[::]", "[::1]"],
]);

/**
 * The base url (`http://host:port/prefix`, no trailing slash) that a typed address or an
 * `OLLAMA_HOST` means; fails with `bad-request` and a reason (OllamaUrlProblem) in its data.
 */
export function parseOllamaUrl(text: string): string {
  const typed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const url = toUrl(
    hasScheme ? typed : `http://${typed.startsWith(":") ? "127.0.0.1" : ""}${typed}`,
  );
  if (url.protocol !== "http:") throw refusal("not-a-url");
  if (url.username !== "" || url.password !== "") throw refusal("credentials");
  const host = LOOPBACK_HOSTS.get(url.hostname);
  if (host === undefined) throw refusal("not-loopback");
  const port = url.port === "" && !hasScheme ? DEFAULT_PORT : url.port;
  return `http://${host}${port === "" ? "" : `:${port}`}${url.pathname.replace(/\/+$/, "")}`;
}

function toUrl(text: string): URL {
  if (!URL.canParse(text)) throw refusal("not-a-url");
  return new URL(text);
}

function refusal(reason: OllamaUrlProblem): AppError {
  return new AppError("bad-request", { data: { reason } });
}
