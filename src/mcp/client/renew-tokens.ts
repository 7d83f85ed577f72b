import { AppError } from "../../domain/app-error";
import type { Connection, Secrets } from "../../domain/connection";
import { isLoopbackUrl, originOf } from "../../domain/connection-url";
import type { Id } from "../../domain/id";
import type { Grant, GrantKeeping } from "../../domain/sign-in";
import { renewGrant } from "./sign-in";

type Deps = {
  readonly connections: {
    readonly readSecrets: (id: Id) => Promise<Secrets | null>;
    readonly keepGrant: (kept: GrantKeeping) => Promise<Connection>;
  };
  readonly clock: { readonly now: () => number };
  readonly mayReach: (origin: string) => Promise<boolean>;
  /** Asks who signs people in. */
  readonly ask: typeof fetch;
};

export type Renewals = {
  /**
   * Sends with a token that still holds, and once more where the server refuses that and there is another;
   * one that was refused as soon as it was there is not renewed for that before its end.
   */
  readonly sendSigned: (
    connection: Connection,
    secrets: Secrets,
    send: (secrets: Secrets) => Promise<Response>,
  ) => Promise<Response>;
};

/** Milliseconds before its end at which a token is renewed. */
const EARLY = 60_000;

const UNAUTHORIZED = 401;

/** Nothing is being renewed. */
export function createRenewals({ connections, clock, mayReach, ask }: Deps): Renewals {
  const renewing = new Map<string, Promise<Secrets>>();
  /** Tokens, by connection, that were refused as soon as they were there: some ask for none that would do. */
  const vain = new Map<Id, string>();
  const isDue = ({ expiresAt }: Grant) => expiresAt !== null && clock.now() >= expiresAt - EARLY;
  const renewNow = async ({ id, url }: Connection, secrets: Secrets, grant: Renewable) => {
    const origin = originOf(grant.tokenUrl);
    // What a backup has brought has no leave to ask there: the server's refusal leads to signing in.
    if (!isLoopbackUrl(origin) && !(await mayReach(origin))) return secrets;
    // It may have been renewed since these were read, and what holds once is taken for stolen the second time.
    const now = await connections.readSecrets(id);
    if (now?.origin !== secrets.origin) return secrets;
    if (now.grant?.accessToken !== grant.accessToken) return now;
    const next = await renewGrant(ask, grant, clock.now());
    try {
      await connections.keepGrant({ id, url, grant: next, renewed: grant.refreshToken });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
      // The person has given it something else meanwhile: that holds.
      const given = await connections.readSecrets(id);
      if (given?.origin !== secrets.origin) throw error;
      return given;
    }
    return { ...secrets, grant: next };
  };
  /** The same ones where they hold, or cannot be renewed; else with a token that does, also before its end. */
  const renew = async (connection: Connection, secrets: Secrets, isRefused = false) => {
    const { grant } = secrets;
    // Nothing is asked for then, so nothing is shared with others that have none.
    if (grant === undefined || !isRenewable(grant)) return secrets;
    if (!isRefused && !isDue(grant)) return secrets;
    // The connection may lead elsewhere by now: a token is for the server that it was given for.
    const key = `${connection.id} ${secrets.origin} ${grant.refreshToken}`;
    const known = renewing.get(key);
    // A token to renew with holds once: two requests at a time have it renewed together.
    if (known !== undefined) return known;
    const next = renewNow(connection, secrets, grant).finally(() => renewing.delete(key));
    renewing.set(key, next);
    return next;
  };
  return {
    sendSigned: async (connection, secrets, send) => {
      const held = await renew(connection, secrets);
      const answer = await send(held);
      const isVain = () => vain.get(connection.id) === held.grant?.accessToken;
      if (answer.status !== UNAUTHORIZED || isVain()) return answer;
      // Where there is no other token, what the server says is told.
      const next = await renew(connection, held, true).catch((error: unknown) => {
        if (isOfServer(error)) return held;
        throw error;
      });
      if (isSame(next, held)) return answer;
      answer.body?.cancel().catch(() => {});
      const second = await send(next);
      const token = next.grant?.accessToken;
      if (second.status === UNAUTHORIZED && token !== undefined) vain.set(connection.id, token);
      return second;
    },
  };
}

function isSame(one: Secrets, other: Secrets): boolean {
  return one.key === other.key && one.grant?.accessToken === other.grant?.accessToken;
}

function isOfServer(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith("provider-");
}

type Renewable = Grant & { readonly refreshToken: string };

function isRenewable(grant: Grant): grant is Renewable {
  return grant.refreshToken !== null;
}
