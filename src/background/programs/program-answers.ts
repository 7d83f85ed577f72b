import type * as z from "zod/mini";
import { idSchema } from "../../domain/id";
import type { Scope } from "../../domain/program";
import { toIso } from "../../operations/to-document";
import { searchInput } from "../../programs/own-tools";
import type { Doing } from "../../programs/serve-message";
import type { App } from "../app";
import { operationCallHandlers } from "../calls/operation-calls";
import { createGuards, type Guards } from "../guards";
import { contextNotFound } from "../handlers/operations/not-found";
import { readResource } from "../handlers/operations/read-resource";
import { searchFind } from "../handlers/search-handlers";
import { findWidely } from "../search/find-widely";
import { readHideSent, withHiddenTexts } from "../search/hide-sent";
import { hideJson, hideTexts } from "./hide-texts";

const SEARCH_PAGE = 20;

/**
 * What answers a program once it is allowed to ask: the handlers that pages ask, too. Behind a program
 * stands a model, so it is told nothing that the person's rules keep from models (E-051).
 */
export function programAnswers(app: App, scopes: readonly Scope[]): Doing {
  const operations = operationCallHandlers(guardsOf(app));
  // The inputs were parsed by these calls' own schemas.
  type Any = (input: never) => Promise<object>;
  const tool = (handler: Any) => async (input: object) =>
    hideTexts(await handler(input as never), await readHideSent(app.store));
  const mayRead = scopes.includes("contexts");
  const partner = (handler: Any) =>
    tool(async (input: object) => {
      const output = await handler(input as never);
      return mayRead ? output : withoutContexts(output, input);
    });
  return {
    tools: {
      "context-manage": partner(operations["context-manage"]),
      "personality-preset-manage": partner(operations["personality-preset-manage"]),
      "context-chat": partner(operations["context-chat"]),
      "conversation-manage": tool(operations["conversation-manage"]),
      "memory-read": tool((input: Params) => readMemory(app, input)),
      search: tool((input: object) => searchAll(app, searchInput.parse(input), mayRead)),
    },
    readResource: async (uri) => {
      const hide = await readHideSent(app.store);
      const resource = await readResource(app, { uri }, hide);
      return { ...resource, text: hideJson(resource.text, hide) };
    },
    getPrompt: (input) => operations["prompts.get"](input as never),
  };
}

/** A program that may not read contexts gets to know no more of one than it has said itself. */
function withoutContexts(output: object, input: { readonly action?: unknown }): object {
  if ("contextName" in output) return { ...output, contextName: "", personality: "" };
  const isOwn = input.action === "create";
  return isOwn ? output : { ...output, context: undefined, preset: undefined };
}

/** What a program asks is no sign that the person is there: it keeps no vault open. */
function guardsOf(app: App): Guards {
  const guards = createGuards({ lifecycle: { ready: async () => app }, onVaultChange: () => {} });
  return { ...guards, whenOpen: (handler) => (input) => handler(app, input) };
}

type Params = Readonly<Record<string, unknown>>;

async function readMemory(app: App, input: Params) {
  const contextId = await knownContext(app, input.contextId);
  await app.store.contexts.beginMemory(contextId);
  const { own, shared } = await app.store.readBlocks(contextId);
  const blocks = [...own, ...shared.map(({ block }) => block)].filter(
    ({ type }) => input.type === undefined || type === input.type,
  );
  return {
    blocks: blocks.map(({ label, type, description, text }) => ({
      ...{ label, type, description, text },
    })),
  };
}

async function knownContext(app: App, contextId: unknown): Promise<string> {
  const parsed = idSchema.safeParse(contextId);
  const all = await app.store.contexts.list();
  const found = all.find(({ context }) => context.id === parsed.data);
  if (found === undefined) throw await contextNotFound(app);
  return found.context.id;
}

async function searchAll(
  app: App,
  { query, contextId, mode = "auto", page = 1 }: z.infer<typeof searchInput>,
  mayRead: boolean,
) {
  const store = mayRead ? app.store : withoutNames(app.store);
  const redactedStore = withHiddenTexts(store, await readHideSent(store));
  const search = () => findWidely({ store: redactedStore, search: app.search });
  const { found, total, isWhole, indexed, isLoose } = await searchFind(
    { store: redactedStore, search },
    {
      ...{ query, mode, conversationId: null, kinds: [] },
      contextId: contextId === undefined ? null : await knownContext(app, contextId),
      skip: (page - 1) * SEARCH_PAGE,
      limit: SEARCH_PAGE,
    },
  );
  const how = { totalCount: total, isWhole, indexedCount: indexed, isLoose: isLoose === true };
  return { found: found.map(toFound), ...how };
}

/** What `in:` finds would tell letter by letter how contexts are called. */
function withoutNames(store: App["store"]): App["store"] {
  const list: App["store"]["contexts"]["list"] = async () => {
    const all = await store.contexts.list();
    return all.map(({ context, ...rest }) => ({ ...rest, context: { ...context, name: "" } }));
  };
  return { ...store, contexts: { ...store.contexts, list } };
}

type Found = Awaited<ReturnType<typeof searchFind>>["found"][number];

function toFound({ kind, id, contextId, conversationId, title, at, snippet }: Found) {
  return { kind, id, contextId, conversationId, title, at: toIso(at), text: snippet.text };
}
