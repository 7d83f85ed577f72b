import { toFailure } from "../../domain/app-error";
import type { ServerTool } from "../../domain/server-tool";
import type { LeaveOut } from "../../domain/unlisted";
import { createSessions, type Server, type SessionDeps, type Sessions } from "./create-sessions";
import type { Offers, PromptAsked, Session } from "./open-session";
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
  readonly getPrompt: (server: Server, asked: PromptAsked, signal: AbortSignal) => Promise<string>;
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
