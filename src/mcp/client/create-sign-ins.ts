import { AppError } from "../../domain/app-error";
import type { Connection, Secrets } from "../../domain/connection";
import { isLoopbackUrl, originOf } from "../../domain/connection-url";
import type { Id } from "../../domain/id";
import type { GrantKeeping, SignIn } from "../../domain/sign-in";
import { boundedFetch } from "./bounded-fetch";
import { createRenewals, type Renewals } from "./renew-tokens";
import { beginSignIn, endSignIn, findSignIn, refused } from "./sign-in";

type Deps = AuthFetchOptions & {
  readonly connections: {
    readonly find: (id: Id) => Promise<Connection | null>;
    readonly readSecrets: (id: Id) => Promise<Secrets | null>;
    readonly keepGrant: (kept: GrantKeeping) => Promise<Connection>;
  };
  readonly clock: { readonly now: () => number };
  /** Where the browser leads back to, which no web server answers. */
  readonly redirectUrl: string;
};

/** Signing in at servers of MCP (OAuth); each fails with `provider-auth`, or as `fetch` does. */
export type SignIns = Renewals & {
  /** The origin at which the person would sign in. */
  readonly find: (id: Id) => Promise<string>;
  /** Registers at the origin that the person was shown, and nowhere else. */
  readonly begin: (
    id: Id,
    origin: string,
  ) => Promise<{ readonly url: string; readonly signIn: SignIn }>;
  readonly end: (id: Id, signIn: SignIn, answer: string) => Promise<Connection>;
};

/** Asks through no connection: whoever signs in has none. */
export function createSignIns(deps: Deps): SignIns {
  const { connections, clock, redirectUrl } = deps;
  const ask = createAuthFetch(deps, whole);
  const knock = createAuthFetch(deps, async (answer) => answer);
  const serverOf = async (id: Id) => {
    const connection = await connections.find(id);
    if (connection?.kind !== "mcp") {
      throw new AppError("not-found", { data: { kind: "connection" } });
    }
    if (connection.held === true) {
      const data = { host: new URL(connection.url).host, provider: "mcp" };
      throw new AppError("connection-held", { data });
    }
    return connection;
  };
  return {
    find: async (id) => originOf((await findSignIn(ask, (await serverOf(id)).url, knock)).issuer),
    begin: async (id, origin) => {
      const target = await findSignIn(ask, (await serverOf(id)).url, knock);
      // Asked again, a server may name another place than the person has agreed to.
      if (originOf(target.issuer) !== origin) throw refused(origin, "other-answer");
      return beginSignIn(ask, target, redirectUrl);
    },
    end: async (id, signIn, answer) => {
      await serverOf(id);
      const grant = await endSignIn(ask, { signIn, answer, redirectUrl, now: clock.now() });
      return connections.keepGrant({ id, url: signIn.serverUrl, grant });
    },
    ...createRenewals({ ...deps, ask }),
  };
}

type AuthFetchOptions = {
  readonly fetch: typeof fetch;
  readonly mayReach: (origin: string) => Promise<boolean>;
  /** Milliseconds for a whole answer. */
  readonly maxWait?: number;
};

const MAX_WAIT = 20_000;

/** Bytes of one answer: metadata or a token, of some kilobytes. */
const MAX_ANSWER = 1_048_576;

/**
 * Asks over https, where leave was given, with nothing that the browser remembers. An answer is
 * read as that does; `provider-silent` where that takes too long, `provider-malformed` where it is too much.
 */
function createAuthFetch(
  { fetch, mayReach, maxWait = MAX_WAIT }: AuthFetchOptions,
  read: (answer: Response) => Promise<Response>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input);
    const origin = originOf(url);
    const data = { host: new URL(origin).host, origin, provider: "mcp" };
    if (!isLoopbackUrl(url)) {
      if (!url.startsWith("https:") || !(await mayReach(origin))) {
        throw new AppError("provider-permission", { data });
      }
    }
    const signal = AbortSignal.timeout(maxWait);
    const fixed = { redirect: "error", cache: "no-store", credentials: "omit" } as const;
    const ask = boundedFetch((to, how) => fetch(to, how), data.host, MAX_ANSWER);
    try {
      return await read(
        await ask(url, { ...init, ...fixed, referrerPolicy: "no-referrer", signal }),
      );
    } catch (error) {
      if (signal.aborted) throw new AppError("provider-silent", { data: { host: data.host } });
      throw error;
    }
  };
}

/** An answer that nothing has to be waited for any more. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  // Some may have no body, not even an empty one.
  return new Response((await answer.text()) || null, { status, statusText, headers });
}
