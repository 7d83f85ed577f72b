import type { ConnectionKind } from "./connection";
import { refusal } from "./refusal";

// A server that listens on every address is called at the loopback one.
const EVERY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["[::]", "[::1]"],
]);

/** What each kind's requests are made from: a base url that people paste whole is cut back to it. */
const ENDPOINTS: Readonly<Record<ConnectionKind, RegExp>> = {
  ollama:
    /\/api(\/(chat|generate|tags|show|ps|pull|version))?$|\/v1(\/chat\/completions|\/models)?$/,
  openai: /\/(chat\/completions|completions|responses|embeddings|models)$/,
  anthropic: /\/v1(\/(messages|models|complete))?$/,
  gemini: /\/models(\/[^/]*)?$/,
  // What is given is where its messages go.
  mcp: /(?!)/,
};

/** What stands behind a bare host, as the makers of each kind document it. */
const DEFAULT_PATHS: Readonly<Record<ConnectionKind, string>> = {
  ollama: "",
  openai: "/v1",
  anthropic: "",
  gemini: "/v1beta",
  mcp: "/mcp",
};

/** The port that a server assumes where an address names neither scheme nor port. */
const DEFAULT_PORTS: Readonly<Partial<Record<ConnectionKind, string>>> = { ollama: "11434" };

/**
 * The base url (no trailing slash) that a typed or pasted address means for that kind of server.
 * Without a scheme it is http on this machine and in private networks, where certificates are rare,
 * and https beyond. Fails with `bad-request` and a reason in its data.
 */
export function parseConnectionUrl(text: string, kind: ConnectionKind): string {
  // Chromium writes a blank in a host as %20, where Node refuses the url.
  if (/\s/.test(text.trim())) throw refusal("not-a-url");
  const url = toUrl(text.trim(), kind);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw refusal("not-a-url");
  if (url.username !== "" || url.password !== "") throw refusal("credentials");
  // A trailing `?` or `#` alone is part of the text and of nothing that the URL tells.
  if (/[?#]/.test(text)) throw refusal("extra");
  if (url.port === "0") throw refusal("not-a-url");
  // A trailing dot means the same host, and no permission and no certificate is for that spelling.
  const bare = url.hostname.replace(/\.+$/, "");
  if (bare === "") throw refusal("not-a-url");
  const host = EVERY_ADDRESS.get(bare) ?? bare;
  const base = `${url.protocol}//${host}${url.port === "" ? "" : `:${url.port}`}`;
  // There `/mcp` and `/mcp/` are two places, of which one may lead to the other: that is not followed.
  if (kind === "mcp" && url.pathname !== "/") return `${base}${url.pathname}`;
  const path = url.pathname.replace(/\/+$/, "").replace(ENDPOINTS[kind], "").replace(/\/+$/, "");
  return `${base}${path === "" ? DEFAULT_PATHS[kind] : path}`;
}

/** Whether a url is of this machine, and so never leaves it: 127.0.0.0/8, `[::1]`, localhost. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

/**
 * Scheme, host and port of a url, as they are compared; localhost, 127.0.0.1 and [::1] are three
 * origins. Fails with `bad-request` where it is no url.
 */
export function originOf(url: string): string {
  if (!URL.canParse(url)) throw refusal("not-a-url");
  return new URL(url).origin;
}

function toUrl(typed: string, kind: ConnectionKind): URL {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  if (hasScheme) return parse(typed);
  const near = parse(`http://${typed.startsWith(":") ? "127.0.0.1" : ""}${typed}`);
  if (!isNearHost(near.hostname.replace(/\.+$/, ""))) return parse(`https://${typed}`);
  // A port 80 that was typed is not told either: it is no default of what has one of its own.
  if (near.port === "" && !/^[^/]*:80(\/|$)/.test(typed)) near.port = DEFAULT_PORTS[kind] ?? "";
  return near;
}

function parse(text: string): URL {
  if (!URL.canParse(text)) throw refusal("not-a-url");
  return new URL(text);
}

/** A name that is only looked up to be of this machine is not: whoever answers for it may change. */
function isLoopbackHost(hostname: string): boolean {
  return /^127(\.\d+){3}$/.test(hostname) || hostname === "localhost" || hostname === "[::1]";
}

/** Whether a host is of this machine or of a private network (RFC 1918, 3927, 4193, 6762). */
function isNearHost(hostname: string): boolean {
  if (isLoopbackHost(hostname) || EVERY_ADDRESS.has(hostname)) return true;
  if (/^\[(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(hostname)) return true;
  if (/^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+)+$/.test(hostname)) return true;
  return /\.local$/.test(hostname) || (!hostname.includes(".") && !hostname.startsWith("["));
}
