import { toFailure } from "../../domain/app-error";
import type { Connection } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { ProviderFetch } from "../../domain/provider";
import type { ServerTool } from "../../domain/server-tool";
import type { LeaveOut } from "../../domain/unlisted";
import { openSession, type Session } from "./open-session";
import type { ServerAnswer } from "./read-answer";
import { readTools } from "./read-tools";

type Deps = {
  readonly fetch: ProviderFetch;
  /** Of this extension: servers are told it. */
  readonly version: string;
  /** Aborted by the lock: every session ends then. */
  readonly signal: AbortSignal;
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

type Server = Pick<Connection, "id" | "url">;

type Call = { readonly tool: string; readonly input: Record<string, unknown> };

/** Servers of MCP, as they are asked; each fails with a `provider-…` or `connection-…` code. */
export type ToolServers = {
  /** What a server has now, asked anew. */
  readonly list: (
    server: Server,
    signal: AbortSignal,
    leaveOut: LeaveOut,
  ) => Promise<readonly ServerTool[]>;
  /**
   * Calls a tool once, where `check` lets it: that is told what the server has where this was not asked
   * since it was greeted, or has said that it is another.
   */
  readonly call: (server: Server, call: Call, how: How) => Promise<ServerAnswer>;
};

type How = {
  readonly signal: AbortSignal;
  readonly check: (tools: readonly ServerTool[]) => Promise<void>;
};

/** Milliseconds without a call after which a session ends. */
const MAX_IDLE = 5 * 60_000;

const NOT_FOUND = 404;

type Open = { readonly url: string; readonly session: Session; stop: () => void };

/** Sessions with servers, one each, kept for the next call: many servers keep what they do by session. */
export function createToolServers(deps: Deps): ToolServers {
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
  const greet = async ({ id, url }: Server, signal: AbortSignal): Promise<Session> => {
    end(id);
    const session = await openSession(deps, { url, connection: id }, signal);
    if (deps.signal.aborted) void session.close();
    deps.signal.throwIfAborted();
    open.set(id, { url, session, stop: () => {} });
    return session;
  };
  const rest = (id: Id) => {
    const one = open.get(id);
    if (one === undefined) return;
    one.stop();
    one.stop = deps.later(() => end(id), MAX_IDLE);
  };
  return {
    list: async (server, signal, leaveOut) => {
      const session = await greet(server, signal);
      try {
        return await readTools(await session.listTools(signal), server, leaveOut);
      } finally {
        rest(server.id);
      }
    },
    call: async (server, call, { signal, check }) => {
      const known = open.get(server.id);
      const isKnown = known !== undefined && known.url === server.url && !known.session.isStale();
      const begin = async () => {
        const session = await greet(server, signal);
        await check(await readTools(await session.listTools(signal), server, () => {}));
        return session;
      };
      try {
        const session = isKnown ? known.session : await begin();
        try {
          return await session.call(call, signal);
        } catch (error) {
          // It does not know the session any more: nobody has looked at the call.
          if (!isKnown || toFailure(error).data.status !== NOT_FOUND) throw error;
          return await (await begin()).call(call, signal);
        }
      } finally {
        rest(server.id);
      }
    },
  };
}
