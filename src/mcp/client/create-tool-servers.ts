import { toFailure } from "../../domain/app-error";
import type { Connection } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { ProviderFetch } from "../../domain/provider";
import type { ServerTool } from "../../domain/server-tool";
import type { LeaveOut } from "../../domain/unlisted";
import { type Offers, openSession, type PromptRequest, type Session } from "./open-session";
import type { ServerAnswer } from "./read-answer";
import { readTools } from "./read-tools";

type Call = { readonly tool: string; readonly input: Record<string, unknown> };

/** Servers of MCP, as they are asked; each fails with a `provider-…` or `connection-…` code. */
export type ToolServers = {
  /** What a server has now, asked anew. */
  readonly list: (
    server: Server,
    signal: AbortSignal,
    leaveOut: LeaveOut,
  ) => Promise<readonly ServerTool[]>;
  /** Its prompts and resources. */
  readonly offers: (server: Server, signal: AbortSignal) => Promise<Offers>;
  /** What a resource says; empty where it is no text. */
  readonly readResource: (server: Server, uri: string, signal: AbortSignal) => Promise<string>;
  readonly getPrompt: (
    server: Server,
    asked: PromptRequest,
    signal: AbortSignal,
  ) => Promise<string>;
  /**
   * Calls a tool once, where `check` lets it: that is told what the server has where nobody has looked
   * at this since it was greeted, or it has said that it is another.
   */
  readonly call: (server: Server, call: Call, how: How) => Promise<ServerAnswer>;
};

type How = {
  readonly signal: AbortSignal;
  readonly check: (tools: readonly ServerTool[]) => Promise<void>;
};

const NOT_FOUND = 404;

/** Servers that are asked over sessions of their own. */
export function createToolServers(deps: SessionDeps): ToolServers {
  const sessions = createSessions(deps);
  const { greet, noteSeen, rest } = sessions;
  const ask = askTwice(sessions);
  return {
    list: async (server, signal, leaveOut) => {
      const session = await greet(server, signal);
      try {
        const tools = await readTools(await session.listTools(signal), server, leaveOut);
        noteSeen(server);
        return tools;
      } finally {
        rest(server);
      }
    },
    offers: (server, signal) => ask(server, signal, (session) => session.listOffers(signal)),
    readResource: (server, uri, signal) =>
      ask(server, signal, (session) => session.readResource(uri, signal)),
    getPrompt: (server, asked, signal) =>
      ask(server, signal, (session) => session.getPrompt(asked, signal)),
    call: (server, call, how) => callOnce(sessions, server, call, how),
  };
}

/** What may be asked twice: a server that has forgotten its session is greeted again. */
function askTwice({ find, greet, rest }: Sessions) {
  return async <T>(
    server: Server,
    signal: AbortSignal,
    work: (session: Session) => Promise<T>,
  ): Promise<T> => {
    const known = find(server);
    try {
      if (known === undefined) return await work(await greet(server, signal));
      return await work(known.session).catch(async (error: unknown) => {
        if (!isForgotten(error)) throw error;
        return work(await greet(server, signal));
      });
    } finally {
      rest(server);
    }
  };
}

async function callOnce(
  { find, greet, noteSeen, rest }: Sessions,
  server: Server,
  call: Call,
  { signal, check }: How,
): Promise<ServerAnswer> {
  const known = find(server);
  const look = async (session: Session) => {
    await check(await readTools(await session.listTools(signal), server, () => {}));
    noteSeen(server);
    return session;
  };
  try {
    if (known === undefined) {
      return await (await look(await greet(server, signal))).call(call, signal);
    }
    try {
      if (!known.isSeen) await look(known.session);
      return await known.session.call(call, signal);
    } catch (error) {
      // It does not know the session any more: nobody has looked at the call.
      if (!isForgotten(error)) throw error;
      return await (await look(await greet(server, signal))).call(call, signal);
    }
  } finally {
    rest(server);
  }
}

function isForgotten(error: unknown): boolean {
  return toFailure(error).data.status === NOT_FOUND;
}

type SessionDeps = {
  readonly fetch: ProviderFetch;
  /** Of this extension: servers are told it. */
  readonly version: string;
  /** Aborted by the lock: every session ends then. */
  readonly signal: AbortSignal;
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

type Server = Pick<Connection, "id" | "url">;

/** Sessions with servers, one each, kept for the next question: many keep what they do by session. */
type Sessions = {
  /** The session with that server at that address; undefined where there is none that still holds. */
  readonly find: (server: Server) => KeptSession | undefined;
  /** Greets a server, in place of the session that there was. */
  readonly greet: (server: Server, signal: AbortSignal) => Promise<Session>;
  /** Notes that what the server offers was looked at since it was greeted. */
  readonly noteSeen: (server: Server) => void;
  /** Ends the session once it was not asked for a while. */
  readonly rest: (server: Server) => void;
};

type KeptSession = { readonly session: Session; readonly isSeen: boolean };

/** Milliseconds without a question after which a session ends. */
const MAX_IDLE = 5 * 60_000;

type Open = {
  readonly url: string;
  readonly session: Session;
  isSeen: boolean;
  stop: () => void;
};

/** No session at first. */
function createSessions(deps: SessionDeps): Sessions {
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
