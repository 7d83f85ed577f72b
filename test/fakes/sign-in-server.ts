import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Given = {
  /** What it says of itself where it does not tell the truth. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** What its resource says of itself where it does not. */
  readonly resource?: Readonly<Record<string, unknown>>;
  /** What it registers in place of what it is asked for. */
  readonly registered?: Readonly<Record<string, unknown>>;
  /** Seconds that a token holds. */
  readonly expiresIn?: number;
  /** Answers what it is asked to redeem in place of it. */
  readonly redeem?: (
    parameters: URLSearchParams,
  ) => object | null | undefined | Promise<object | null | undefined>;
};

export type SignInServer = {
  readonly origin: string;
  /** Of a server of MCP for which it signs in. */
  readonly mcpUrl: string;
  /** Whether it has given that token. */
  readonly hasGiven: (token: string) => boolean;
  /** What a person's browser is led back to, who has signed in at that address. */
  readonly approve: (url: string, more?: Readonly<Record<string, string>>) => string;
  /** What was to be redeemed, in order. */
  readonly redeemed: readonly URLSearchParams[];
  /** By what header each of them came from whom, if any. */
  readonly clients: readonly (string | undefined)[];
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
};

/** A path of its at which it hangs up before it has answered. */
export const HUNG_UP = "/hung-up";

/** What a person may do on its page, by the id of a link: what the answer has then that a yes has not. */
const CHOICES = {
  approve: {},
  decline: { code: "", error: "access_denied" },
  "another-state": { state: "another" },
  "another-issuer": { iss: "https://evil.example" },
} as const;

/**
 * An OAuth server of loopback, with a resource that names it, and a page on which one signs in: PKCE is
 * checked, codes hold once.
 */
export async function startSignInServer(given: Given = {}): Promise<SignInServer> {
  const codes = new Map<string, string>();
  const redeemed: URLSearchParams[] = [];
  const requests: string[] = [];
  const clients: (string | undefined)[] = [];
  let origin = "";
  const tokens: string[] = [];
  const metadata = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    registration_endpoint: `${origin}/register`,
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    ...given.metadata,
  });
  const redeem = async (body: URLSearchParams) => {
    redeemed.push(body);
    const own = await given.redeem?.(body);
    if (own !== undefined) return own;
    if (body.get("grant_type") === "authorization_code") {
      const challenge = codes.get(body.get("code") ?? "");
      codes.delete(body.get("code") ?? "");
      const verifier = body.get("code_verifier") ?? "";
      if (challenge !== createHash("sha256").update(verifier).digest("base64url")) return null;
    }
    const nth = tokens.push(`token-${tokens.length + 1}`);
    const times = { expires_in: given.expiresIn ?? 3_600, refresh_token: `refresh-${nth}` };
    return { access_token: `token-${nth}`, token_type: "Bearer", ...times };
  };
  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const { pathname } = new URL(request.url ?? "/", origin);
    if (pathname.startsWith("/.well-known/oauth-protected-resource")) {
      return { resource: `${origin}/mcp`, authorization_servers: [origin], ...given.resource };
    }
    if (pathname.startsWith("/.well-known/oauth-authorization-server")) return metadata();
    const body = await readBody(request);
    if (pathname === "/register") {
      return { ...JSON.parse(body), client_id: "client-1", ...given.registered };
    }
    if (pathname === "/token") clients.push(request.headers.authorization);
    return pathname === "/token" ? redeem(new URLSearchParams(body)) : null;
  };
  const approve = (url: string, more: Readonly<Record<string, string>> = {}) => {
    const { searchParams: wanted } = new URL(url);
    const code = `code-${codes.size + 1}`;
    codes.set(code, wanted.get("code_challenge") ?? "");
    const back = new URL(wanted.get("redirect_uri") ?? "");
    const state = wanted.get("state") ?? "";
    for (const [name, value] of Object.entries({ code, state, iss: origin, ...more })) {
      if (value !== "") back.searchParams.set(name, value);
    }
    return back.href;
  };
  const server = createServer((request, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url?.startsWith(HUNG_UP)) return void request.socket.destroy();
    if (request.url?.startsWith("/authorize?")) {
      const url = new URL(request.url, origin).href;
      const links = Object.entries(CHOICES).map(([id, more]) => {
        return `<p><a id="${id}" href="${approve(url, more).replaceAll("&", "&amp;")}">${id}</a></p>`;
      });
      response.writeHead(200, { "content-type": "text/html" });
      return void response.end(`<!doctype html><title>Sign in</title>${links.join("")}`);
    }
    void answer(request).then((body) => {
      response.writeHead(body === null ? 400 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(body ?? { error: "invalid_grant" }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    mcpUrl: `${origin}/mcp`,
    redeemed,
    clients,
    requests,
    hasGiven: (token) => tokens.includes(token),
    approve,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
