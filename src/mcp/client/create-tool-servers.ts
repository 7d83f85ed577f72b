import { toFailure } from "../../domain/app-error";
import type { Connection } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { ProviderFetch } from "../../domain/provider";
import type { ServerTool } from "../../domain/server-tool";
import type { LeaveOut } from "../../domain/unlisted";
import { openSession, type PromptRequest, type Session } from "./open-session";
import { paramHeaders } from "./param-headers";
import type { ServerAnswer } from "./read-answer";
import type { Offers } from "./read-offers";
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
    request: PromptRequest,
    signal: AbortSignal,
  ) => Promise<string>;
  /**
   * Calls a tool once, where `check` lets it: that is told what the server has, asked anew where no call
   * has looked at this since it was greeted, or it has said that it is another.
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
  const { greet, used } = sessions;
  const ask = askTwice(sessions);
  return {
    list: async (server, signal, leaveOut) => {
      const kept = await greet(server, signal);
      return used(kept, async ({ session }) =>
        readTools(await session.listTools(signal), server, leaveOut),
      );
    },
    offers: (server, signal) => ask(server, signal, (session) => session.listOffers(signal)),
    readResource: (server, uri, signal) =>
      ask(server, signal, (session) => session.readResource(uri, signal)),
    getPrompt: (server, request, signal) =>
      ask(server, signal, (session) => session.getPrompt(request, signal)),
    call: (server, call, how) => callOnce(sessions, server, call, how),
  };
}

/** What may be asked twice: a server that has forgotten its session is greeted again. */
function askTwice({ find, greet, used }: Sessions) {
  return async <T>(
    server: Server,
    signal: AbortSignal,
    work: (session: Session) => Promise<T>,
  ): Promise<T> => {
    const ask = ({ session }: KeptSession) => work(session);
    const known = find(server);
    if (known === undefined) return used(await greet(server, signal), ask);
    return used(known, ask).catch(async (error: unknown) => {
      if (!isForgotten(error) && toFailure(error).data.about !== "session") throw error;
      return used(await greet(server, signal), ask);
    });
  };
}

async function callOnce(
  { find, greet, used }: Sessions,
  server: Server,
  call: Call,
  { signal, check }: How,
): Promise<ServerAnswer> {
  const ask = async (kept: KeptSession) => {
    const { session } = kept;
    // Over the same session: what it has may hang on what was done in that.
    if (session.hasOthers()) kept.seen = null;
    const seen = kept.seen ?? (await look(kept, server, signal));
    await check(seen);
    const form = seen.find(({ name }) => name === call.tool)?.parameters;
    return session.call({ ...call, headers: paramHeaders(form, call.input) }, signal);
  };
  const known = find(server);
  if (known === undefined) return used(await greet(server, signal), ask);
  return used(known, ask).catch(async (error: unknown) => {
    // It does not know the session any more: nobody has looked at the call.
    if (!isForgotten(error)) throw error;
    return used(await greet(server, signal), ask);
  });
}

/** What the server has now, for other calls, too, unless one of them has asked later. */
async function look(kept: KeptSession, server: Server, signal: AbortSignal) {
  kept.looks += 1;
  const nth = kept.looks;
  const seen = await readTools(await kept.session.listTools(signal), server, () => {});
  if (kept.looks === nth) kept.seen = seen;
  return seen;
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
  readonly greet: (server: Server, signal: AbortSignal) => Promise<KeptSession>;
  /**
   * Does that over the session. It ends once it was not asked for a while, or where another one has
   * taken its place, and never under what is asked over it: an answer would be lost.
   */
  readonly used: <T>(kept: KeptSession, work: (kept: KeptSession) => Promise<T>) => Promise<T>;
};

type KeptSession = {
  readonly url: string;
  readonly session: Session;
  /** What the server offers, as a call has seen it since it was greeted; a list may not be kept yet. */
  seen: readonly ServerTool[] | null;
  /** How often that was asked for. */
  looks: number;
  /** How many questions wait for an answer. */
  uses: number;
  /** Whether another one is in its place. */
  isReplaced: boolean;
  stop: () => void;
};

/** Milliseconds without a question after which a session ends. */
const MAX_IDLE = 5 * 60_000;

/** No session at first. */
function createSessions(deps: SessionDeps): Sessions {
  const open = new Map<Id, KeptSession>();
  const using = new Set<KeptSession>();
  const close = (kept: KeptSession) => {
    kept.stop();
    void kept.session.close();
  };
  const put = (id: Id, kept: KeptSession) => {
    const before = open.get(id);
    open.set(id, kept);
    if (before === undefined) return;
    before.isReplaced = true;
    if (before.uses === 0) close(before);
  };
  deps.signal.addEventListener("abort", () => {
    for (const kept of new Set([...open.values(), ...using])) close(kept);
    open.clear();
  });
  return {
    find: ({ id, url }) => {
      const known = open.get(id);
      return known === undefined || known.url !== url || known.session.isStale()
        ? undefined
        : known;
    },
    greet: async ({ id, url }, signal) => {
      const session = await openSession(deps, { url, connection: id }, signal);
      if (deps.signal.aborted) void session.close();
      deps.signal.throwIfAborted();
      const state = { seen: null, looks: 0, uses: 0, isReplaced: false };
      const kept = { url, session, ...state, stop: () => {} };
      put(id, kept);
      return kept;
    },
    used: async (kept, work) => {
      kept.stop();
      kept.uses += 1;
      using.add(kept);
      try {
        return await work(kept);
      } finally {
        kept.uses -= 1;
        if (kept.uses === 0) rest(kept);
      }
    },
  };

  function rest(kept: KeptSession): void {
    using.delete(kept);
    if (deps.signal.aborted) return;
    const end = () => {
      for (const [id, one] of open) if (one === kept) open.delete(id);
      close(kept);
    };
    if (kept.isReplaced) end();
    else kept.stop = deps.later(end, MAX_IDLE);
  }
}
