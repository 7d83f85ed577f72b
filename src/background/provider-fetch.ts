import { AppError } from "../domain/app-error";
import { assertNever } from "../domain/assert-never";
import type { Connection, ConnectionKind, Secrets } from "../domain/connection";
import { refuseInClear } from "../domain/connection-secrets";
import { isLoopbackUrl, originOf } from "../domain/connection-url";
import type { Id } from "../domain/id";
import { isOwnRequest } from "../domain/own-request";
import type { ProviderFetch } from "../domain/provider";
import { refusal } from "../domain/refusal";
import type { SignIns } from "../mcp/client/create-sign-ins";
import type { ConnectionStore } from "../store/connections/create-connection-store";
import type { BuiltInAddress } from "./built-in-address";
import { loopbackFetch } from "./loopback-fetch";
import type { RetryRefused } from "./retry-refused";

type Deps = {
  readonly connections: Pick<ConnectionStore, "find" | "readSecrets">;
  readonly fetch: typeof fetch;
  /** Whether the person has allowed requests to that origin. */
  readonly mayReach: (origin: string) => Promise<boolean>;
  readonly isOnline: () => boolean;
  readonly retryRefused: RetryRefused;
  readonly builtIn: Pick<BuiltInAddress, "isOwn">;
  /** Sends with a token that still holds, to a server at which the person has signed in. */
  readonly sendSigned: SignIns["sendSigned"];
};

/**
 * The one way to a provider's server. Without a connection it leads to the Ollama server of the
 * settings only; with one, to that connection's own address, and its secrets are opened for each
 * request. Behind an address only what an adapter asks is asked (`isOwnRequest`). What the browser
 * remembers of a request (cookies, caches) and other addresses that an answer leads to are left out.
 */
export function createProviderFetch(deps: Deps): ProviderFetch {
  return async (url, init, connectionId) => {
    const fixed = { redirect: "error", cache: "no-store", credentials: "omit" } as const;
    const bare = { ...init, ...fixed, referrerPolicy: "no-referrer" as const };
    if (connectionId === undefined) {
      const send = () => loopbackFetch(url, bare, onlyBuiltIn(deps, url));
      return deps.retryRefused({ url, connection: null }, send);
    }
    const { connection, secrets } = await findConnection(deps, url, connectionId);
    await refuseUnreachable(deps, originOf(url));
    const send = (secrets: Secrets | null) => {
      const headers = toHeaders({ ...init, kind: connection.kind, secrets });
      return deps.retryRefused({ url, connection }, () => deps.fetch(url, { ...bare, headers }));
    };
    return secrets?.grant === undefined
      ? send(secrets)
      : deps.sendSigned(connection, secrets, send);
  };
}

/** Sends what goes to the Ollama server of the settings; an address of anybody else's is gone. */
function onlyBuiltIn({ builtIn, fetch }: Deps, url: string): typeof globalThis.fetch {
  return async (to, init) => {
    if (!(await builtIn.isOwn(url))) throw gone(originOf(url));
    return fetch(to, init);
  };
}

type Found = { readonly connection: Connection; readonly secrets: Secrets | null };

/**
 * Fails with `connection-gone` where there is none, or where it leads to another origin by now, and
 * with `connection-held` where a backup has brought it and nobody has allowed it yet.
 */
async function findConnection({ connections }: Deps, url: string, id: Id): Promise<Found> {
  const connection = await connections.find(id);
  const origin = originOf(url);
  // Before its secrets are opened.
  if (connection?.held === true) throw held(origin);
  const secrets = await connections.readSecrets(id);
  if (connection === null || originOf(connection.url) !== origin) throw gone(origin);
  if (secrets !== null && secrets.origin !== origin) throw gone(origin);
  if (secrets !== null) refuseInClear(url, secrets);
  if (!isOwnRequest(url, connection)) throw gone(origin);
  return { connection, secrets };
}

async function refuseUnreachable({ isOnline, mayReach }: Deps, origin: string): Promise<void> {
  if (isLoopbackUrl(origin)) return;
  const data = { host: new URL(origin).host, origin };
  if (!(await mayReach(origin))) throw new AppError("provider-permission", { data });
  if (!isOnline()) throw new AppError("provider-offline", { data });
}

type Carrying = {
  readonly headers?: RequestInit["headers"];
  readonly kind: ConnectionKind;
  readonly secrets: Secrets | null;
};

/** The adapter's headers, the key in the form of that kind, then the connection's own over them. */
function toHeaders({ headers: given, kind, secrets }: Carrying): Headers {
  const headers = new Headers(given);
  try {
    const key = secrets?.grant?.accessToken ?? secrets?.key ?? null;
    for (const [name, value] of authHeaders(kind, key)) headers.set(name, value);
    for (const { name, value } of secrets?.headers ?? []) headers.set(name, value);
    return headers;
  } catch {
    // The browser's error quotes the value, so it is not kept as a cause.
    throw refusal("header");
  }
}

/** As the makers of each kind document it. */
function authHeaders(kind: ConnectionKind, key: string | null): readonly [string, string][] {
  switch (kind) {
    case "anthropic":
      return [
        ["anthropic-version", "2023-06-01"],
        ["anthropic-dangerous-direct-browser-access", "true"],
        ...(key === null ? [] : ([["x-api-key", key]] satisfies [string, string][])),
      ];
    case "gemini":
      return key === null ? [] : [["x-goog-api-key", key]];
    case "mcp":
    case "ollama":
    case "openai":
      return key === null ? [] : [["authorization", `Bearer ${key}`]];
    default:
      return assertNever(kind);
  }
}

/** A backup has brought it, and nobody here has allowed it. */
function held(origin: string): AppError {
  return new AppError("connection-held", { data: { host: new URL(origin).host } });
}

function gone(origin: string): AppError {
  return new AppError("connection-gone", { data: { host: new URL(origin).host } });
}
