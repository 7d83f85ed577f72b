import type { Connection } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { ProviderFetch } from "../../domain/provider";
import { openSession, type Session } from "./open-session";

export type SessionDeps = {
  readonly fetch: ProviderFetch;
  /** Of this extension: servers are told it. */
  readonly version: string;
  /** Aborted by the lock: every session ends then. */
  readonly signal: AbortSignal;
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

export type Server = Pick<Connection, "id" | "url">;

/** Sessions with servers, one each, kept for the next question: many keep what they do by session. */
export type Sessions = {
  /** The session with that server at that address; undefined where there is none that still holds. */
  readonly find: (server: Server) => KeptSession | undefined;
  /** Greets a server, in place of the session that there was. */
  readonly greet: (server: Server, signal: AbortSignal) => Promise<Session>;
  /** Notes that what the server offers was looked at since it was greeted. */
  readonly noteSeen: (server: Server) => void;
  /** Ends the session once it was not asked for a while. */
  readonly rest: (server: Server) => void;
};

export type KeptSession = { readonly session: Session; readonly isSeen: boolean };

/** Milliseconds without a question after which a session ends. */
const MAX_IDLE = 5 * 60_000;

type Open = {
  readonly url: string;
  readonly session: Session;
  isSeen: boolean;
  stop: () => void;
};

/** No session at first. */
export function createSessions(deps: SessionDeps): Sessions {
  const open = new Map<Id, Open>();
  const end = (id: Id) => {
    const one = open.get(id);
    open.delete(id);
    one?.stop();
    void one?.session.close();
  };
  deps.signal.addEventListener("abort", () => {
    for (const id of [...open.keys()]) end(id);
  });
  return {
    find: ({ id, url }) => {
      const known = open.get(id);
      return known === undefined || known.url !== url || known.session.isStale()
        ? undefined
        : known;
    },
    greet: async ({ id, url }, signal) => {
      end(id);
      const session = await openSession(deps, { url, connection: id }, signal);
      if (deps.signal.aborted) void session.close();
      deps.signal.throwIfAborted();
      // Greeted twice at once: one of the two is enough.
      end(id);
      open.set(id, { url, session, isSeen: false, stop: () => {} });
      return session;
    },
    noteSeen: ({ id }) => {
      const known = open.get(id);
      if (known !== undefined) known.isSeen = true;
    },
    rest: ({ id }) => {
      const one = open.get(id);
      if (one === undefined) return;
      one.stop();
      one.stop = deps.later(() => end(id), MAX_IDLE);
    },
  };
}
