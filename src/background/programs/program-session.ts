import * as z from "zod/mini";
import { parseJson } from "../../domain/parse-json";
import {
  errorText,
  INVALID_REQUEST,
  parseMessage,
  RpcError,
  requestIdOf,
} from "../../programs/json-rpc";
import { type Answers, answerMessage } from "../../programs/serve-message";
import type { ServerInfo } from "../../programs/versions";
import type { App } from "../app";
import { type Asker, authorise, toRefused } from "./authorise";
import { hashToken, type KnownPrograms } from "./known-programs";
import { programAnswers } from "./program-answers";
import type { WaitingList } from "./waiting-list";

export type SessionDeps = {
  readonly ready: () => Promise<App>;
  readonly known: KnownPrograms;
  readonly waiting: WaitingList;
  readonly info: ServerInfo;
};

/** One program's connection: it greets with its token, and asks from then on. */
export type ProgramSession = {
  readonly take: (text: string) => Promise<void>;
  /** Nobody waits for an answer any more. */
  readonly end: () => void;
};

const PROTOCOL = 1;
const greetingSchema = z.object({
  confidant: z.literal(PROTOCOL),
  token: z.string().check(z.maxLength(200)),
});

/** Whether the token is one that was given here; `locked` where that cannot be told yet. */
type State = "known" | "unknown" | "locked" | "version-unknown";

/** A connection of which nothing is known. */
export function createProgramSession(
  deps: SessionDeps,
  send: (text: string) => void,
): ProgramSession {
  const ending = new AbortController();
  const running = new Map<string | number, AbortController>();
  let tokenHash: string | null = null;
  let client: string | null = null;
  const reply = (text: string) => {
    if (!ending.signal.aborted) send(text);
  };
  const greet = async (text: string) => {
    const greeting = greetingSchema.safeParse(parseJson(text));
    const hash = greeting.success ? await hashToken(greeting.data.token) : null;
    const state = hash === null ? "version-unknown" : await stateOf(deps, hash);
    if (state === "known" || state === "locked") tokenHash = hash;
    reply(JSON.stringify({ confidant: PROTOCOL, state }));
  };
  const toAnswers = (asker: Asker): Answers => ({
    allowed: async (access, run) => {
      try {
        return await authorise(deps, asker, access, (...given) => run(programAnswers(...given)));
      } catch (error) {
        throw toRefused(error);
      }
    },
    onClient: (clientName) => {
      client = clientName;
    },
  });
  return {
    take: async (text) => {
      if (tokenHash === null) return greet(text);
      const message = parseMessage(text);
      if (message === null) return reply(errorText(requestIdOf(text), NO_REQUEST));
      const { id } = message;
      if (message.method === "notifications/cancelled") cancel(running, message.params.requestId);
      if (id === undefined) return;
      const own = new AbortController();
      running.set(id, own);
      const signal = AbortSignal.any([own.signal, ending.signal]);
      const asker = { tokenHash, client: () => client, signal };
      reply(await answerMessage({ ...message, id }, toAnswers(asker), deps.info));
      running.delete(id);
    },
    end: () => ending.abort(),
  };
}

const NO_REQUEST = new RpcError(INVALID_REQUEST, "This is no request.");

/** The answer comes nevertheless, and is dropped by whoever has given up on it. */
function cancel(running: ReadonlyMap<unknown, AbortController>, id: unknown): void {
  running.get(id)?.abort();
}

/** A vault that does not open cannot tell, whatever keeps it from that. */
async function stateOf({ ready, known }: SessionDeps, tokenHash: string): Promise<State> {
  const app = await ready().catch(() => null);
  if (app === null) return "locked";
  return (await known.find(app, tokenHash)) === null ? "unknown" : "known";
}
