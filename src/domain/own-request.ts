import type { ConnectionKind } from "./connection";
import { isLoopbackUrl } from "./connection-url";
import { isServerAddress } from "./server-address";

/** What is asked behind a server's base url; each of it is written by an adapter of this extension. */
const PATHS: Readonly<Record<ConnectionKind, RegExp>> = {
  ollama: /^\/api\/(chat|embed|tags|show|ps|pull|delete)$/,
  openai: /^\/(chat\/completions|responses|embeddings|models|key)$/,
  anthropic: /^\/v1\/(messages|models\?limit=\d+)$/,
  gemini:
    /^\/models(\?pageSize=\d+|\/[^/\\?#]+:(streamGenerateContent\?alt=sse|batchEmbedContents))$/,
  // Its messages go to the address itself.
  mcp: /^$/,
};

/** What servers that speak OpenAI's language tell at the root of their origin, in languages of their own. */
const OPENAI_ROOT = /^\/(props|api\/v0\/models)$/;

/** Ollama speaks that language, too: on this machine it is asked in its own where a model runs. */
const OLLAMA_BEHIND = "/api/show";

/** Whether a url is one that an adapter makes of that server's base, and nothing that somebody else wrote. */
export function isOwnRequest(
  url: string,
  { kind, url: base }: { readonly kind: ConnectionKind; readonly url: string },
): boolean {
  if (!isServerAddress(base)) return false;
  if (kind === "mcp") return url === new URL(base).href;
  if (isBehind(url, base.replace(/\/$/, ""), (path) => PATHS[kind].test(path))) return true;
  if (kind !== "openai") return false;
  const { origin } = new URL(base);
  return isBehind(url, origin, (path) => {
    return OPENAI_ROOT.test(path) || (path === OLLAMA_BEHIND && isLoopbackUrl(origin));
  });
}

function isBehind(url: string, base: string, isOurs: (path: string) => boolean): boolean {
  return url.startsWith(base) && isOurs(url.slice(base.length));
}
