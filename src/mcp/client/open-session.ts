import {
  Client,
  type FetchLike,
  ProtocolError,
  ProtocolErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { ProviderFetch, Server } from "../../domain/provider";
import { boundedFetch } from "./bounded-fetch";
import { readAnswer, type ServerAnswer } from "./read-answer";
import { type Offers, readContents, readMessages, readOffers } from "./read-offers";
import type { ListedTool } from "./read-tools";
import { isMoreSpecific, isNegotiationFailure, toServerError } from "./server-error";

/** Milliseconds until a server has to have answered what is not a call. */
const MAX_WAIT = 20_000;

/** Pages of a list that are asked for, and tools that are read: more than any of them are offered. */
const MAX_PAGES = 50;
const MAX_READ = 20_000;

/** Milliseconds, at least and at most, until a stream of events that has ended is opened again. */
const MIN_PAUSE = 1_000;
const MAX_PAUSE = 30_000;

type Deps = {
  readonly fetch: ProviderFetch;
  readonly version: string;
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

/** A connection to a server of MCP that has been greeted; each fails with a `provider-…` code. */
export type Session = {
  /** Whether the connection has ended. */
  readonly isStale: () => boolean;
  /** Whether the server has said that its tools are others since they were last asked for. */
  readonly hasOthers: () => boolean;
  readonly listTools: (signal: AbortSignal) => Promise<readonly ListedTool[]>;
  /** What else it has; nothing of what it says that it has not. */
  readonly listOffers: (signal: AbortSignal) => Promise<Offers>;
  /** What a resource says; empty where it is no text. */
  readonly readResource: (uri: string, signal: AbortSignal) => Promise<string>;
  readonly getPrompt: (request: PromptRequest, signal: AbortSignal) => Promise<string>;
  /** Calls a tool once. What the server says against it is an answer. */
  readonly call: (
    request: {
      readonly tool: string;
      readonly input: Record<string, unknown>;
      /** Of what it is asked with, as the server wants it told once more. */
      readonly headers: Readonly<Record<string, string>>;
    },
    signal: AbortSignal,
  ) => Promise<ServerAnswer>;
  readonly close: () => Promise<void>;
};

export type PromptRequest = {
  readonly name: string;
  readonly arguments: Readonly<Record<string, string>>;
};

/** Greets a server of MCP, in the newest way that both know (2026-07-28, else 2025 and before). */
export async function openSession(
  { fetch, version, later }: Deps,
  { url, connection }: Server,
  signal: AbortSignal,
): Promise<Session> {
  const { host } = new URL(url);
  const send = boundedFetch((to, init) => fetch(String(to), init ?? {}, connection), host);
  let isStale = false;
  const noteStale = () => {
    isStale = true;
  };
  const failing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      signal.throwIfAborted();
      throw toServerError(error, host);
    }
  };
  const { client, transport } = await failing(
    greet({ url: new URL(url), fetch: send, version, later, signal }),
  );
  let hasOthers = false;
  client.setNotificationHandler("notifications/tools/list_changed", () => {
    hasOthers = true;
  });
  client.onclose = noteStale;
  return {
    isStale: () => isStale,
    hasOthers: () => hasOthers,
    listTools: (signal) => {
      hasOthers = false;
      return failing(listTools(client, signal));
    },
    listOffers: (signal) => failing(listOffers(client, signal)),
    readResource: (uri, signal) => failing(readResource(client, uri, signal)),
    getPrompt: (request, signal) => failing(getPrompt(client, request, signal)),
    call: async ({ tool, input, headers }, signal) => {
      try {
        return await callTool(client, { name: tool, arguments: input }, { signal, headers });
      } catch (error) {
        if (error instanceof ProtocolError) return { text: refusalText(error), failed: true };
        signal.throwIfAborted();
        noteStale();
        throw toServerError(error, host);
      }
    },
    close: async () => {
      noteStale();
      const end = () => client.close().catch(() => {});
      const stop = later(end, MAX_WAIT);
      // A server that does not know of sessions refuses that, and nothing depends on it.
      await transport.terminateSession().catch(() => {});
      stop();
      await end();
    },
  };
}

type Greeting = {
  readonly url: URL;
  readonly fetch: FetchLike;
  readonly version: string;
  readonly later: Deps["later"];
  readonly signal: AbortSignal;
};

/**
 * Asks which way a server knows. Where its answer to that is none, or it is silent, it is greeted in the
 * older one: some of those refuse as they refuse strangers, fail, or answer to no question. Where it knows
 * that one no more, what it has said first is why.
 */
async function greet(given: Greeting) {
  try {
    return await connect(given, "auto");
  } catch (error) {
    given.signal.throwIfAborted();
    if (!isNegotiationFailure(error)) throw error;
    return connect(given, "legacy").catch((second: unknown) => {
      throw isMoreSpecific(second, error) ? second : error;
    });
  }
}

async function connect({ url, fetch, version, later, signal }: Greeting, mode: "auto" | "legacy") {
  const reconnectionScheduler = withPauses(later);
  const transport = new StreamableHTTPClientTransport(url, { fetch, reconnectionScheduler });
  const info = { name: "confidant", version };
  const client = new Client(info, { capabilities: {}, versionNegotiation: { mode } });
  try {
    await orAborted(signal, client.connect(transport, { signal, timeout: MAX_WAIT }));
    return { client, transport };
  } catch (error) {
    // The SDK's question in which way to greet knows no signal.
    void client.close().catch(() => {});
    throw error;
  }
}

/** How long a pause is is the server's word, and could be none: it would be asked without one. */
function withPauses(later: Deps["later"]) {
  return (reconnect: () => void, pause: number) =>
    later(reconnect, Math.min(Math.max(pause, MIN_PAUSE), MAX_PAUSE));
}

/** What comes first: the value, or the reason why nobody waits for it any more. */
async function orAborted<T>(signal: AbortSignal, value: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    ended.abort();
  }
}

async function listTools(client: Client, signal: AbortSignal): Promise<readonly ListedTool[]> {
  if (client.getServerCapabilities()?.tools === undefined) return [];
  const how = { signal, timeout: MAX_WAIT };
  return allPages(async (params) => {
    const { tools, nextCursor } = await client.request({ method: "tools/list", params }, how);
    return { items: tools, nextCursor };
  });
}

async function listOffers(client: Client, signal: AbortSignal): Promise<Offers> {
  const has = client.getServerCapabilities();
  const how = { signal, timeout: MAX_WAIT };
  const prompts = async () =>
    has?.prompts === undefined
      ? []
      : allPages(async (params) => {
          const answer = await client.request({ method: "prompts/list", params }, how);
          return { items: answer.prompts, nextCursor: answer.nextCursor };
        });
  const resources = async () =>
    has?.resources === undefined
      ? []
      : allPages(async (params) => {
          const answer = await client.request({ method: "resources/list", params }, how);
          return { items: answer.resources, nextCursor: answer.nextCursor };
        });
  return readOffers({
    prompts: await orNone(client, prompts()),
    resources: await orNone(client, resources()),
  });
}

/** Many servers say that they have what they do not know when they are asked for it. */
async function orNone<T>(client: Client, list: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await list;
  } catch (error) {
    if (isUnknownMethod(error, client)) return [];
    throw error;
  }
}

/** By its code; of a server without sessions by a 404, which of others says that the session is gone. */
function isUnknownMethod(error: unknown, client: Client): boolean {
  if (error instanceof ProtocolError) return error.code === ProtocolErrorCode.MethodNotFound;
  const isNotFound = error instanceof SdkHttpError && error.data?.status === 404;
  return isNotFound && client.getProtocolEra() === "modern";
}

type Page<T> = { readonly items: readonly T[]; readonly nextCursor?: string | undefined };

/** Asked page by page, so that no list is read to an end that it may not have. */
async function allPages<T>(
  ask: (params: { readonly cursor?: string }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES && all.length < MAX_READ; page += 1) {
    const { items, nextCursor } = await ask(cursor === undefined ? {} : { cursor });
    all.push(...items);
    cursor = nextCursor;
    if (cursor === undefined) break;
  }
  return all;
}

async function readResource(client: Client, uri: string, signal: AbortSignal): Promise<string> {
  const request = { method: "resources/read" as const, params: { uri } };
  return readContents(await client.request(request, { signal, timeout: MAX_WAIT }));
}

async function getPrompt(
  client: Client,
  { name, arguments: given }: PromptRequest,
  signal: AbortSignal,
): Promise<string> {
  const request = { method: "prompts/get" as const, params: { name, arguments: { ...given } } };
  return readMessages(await client.request(request, { signal, timeout: MAX_WAIT }));
}

type Params = { readonly name: string; readonly arguments: Record<string, unknown> };

/** Not `callTool`: that would compile schemas that the server has written, for answers that we check not. */
async function callTool(
  client: Client,
  params: Params,
  how: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> },
): Promise<ServerAnswer> {
  const request = { method: "tools/call" as const, params };
  return readAnswer(await client.request(request, { ...how, timeout: MAX_CALL }));
}

/** Milliseconds; whoever calls gives up before. */
const MAX_CALL = 60_000;

const MAX_REFUSAL_TEXT = 2_000;

function refusalText({ code, message }: ProtocolError): string {
  return `The server refused the call (${code}): ${message.slice(0, MAX_REFUSAL_TEXT)}`;
}
