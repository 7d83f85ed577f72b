import type { CallInput } from "../../contract/contract";
import type { ModelList } from "../../contract/model";
import { AppError, type Failure, toFailure } from "../../domain/app-error";
import { isModelServer, type ModelServer } from "../../domain/connection";
import { isLoopbackUrl } from "../../domain/connection-url";
import { GUIDE_MODEL, isSameModel, type Model } from "../../domain/model";
import type { LeaveOut, Unlisted } from "../../domain/unlisted";
import { assertOriginAllowed } from "../../providers/ollama/assert-origin-allowed";
import type { App } from "../app";
import { cleanModels } from "../clean-models";
import { collectUnlisted } from "../collect-unlisted";
import { refreshChoice } from "../refresh-choice";

type Needs = Pick<App, "store" | "providers" | "fetch" | "firstChoice">;

/** A server of this machine that does not tell within this time has what it had last. */
const PATIENCE_MS = 3_000;

/**
 * The models to choose from, the guide first: what servers of this machine have now that need no
 * secret, what others had when they were asked last, and what runs in the browser. Whatever fails
 * costs only its own part. With `known`, model files and what connections had when they were asked last.
 */
export async function modelList(
  app: Needs,
  { known = false }: CallInput<"model.list"> = {},
): Promise<ModelList> {
  const reading = app.store.connections.list().then((all) => all.filter(isModelServer));
  if (known) return listKnown(await reading, await listBuiltIn(app, "gguf"));
  const [connections, ollama, inBrowser, byConnection] = await Promise.all([
    reading,
    // Begun at once: a message that comes right behind waits for it.
    app.firstChoice.during(() => listOllama(app)),
    Promise.all([listBuiltIn(app, "gguf"), listBuiltIn(app, "browser")]),
    reading.then((all) => Promise.all(all.map((connection) => listOf(app, connection)))),
  ]);
  const unlisted = [ollama, ...byConnection].flatMap((one) => one.unlisted);
  return {
    models: [
      GUIDE_MODEL,
      ...ollama.models,
      ...inBrowser.flat(),
      ...byConnection.flatMap(({ models }) => models),
    ],
    failure: ollama.failure,
    connections: connections.map(({ id, name }) => ({ id, name })),
    ...(unlisted.length === 0 ? {} : { unlisted }),
  };
}

function listKnown(connections: readonly ModelServer[], files: readonly Model[]): ModelList {
  const listed = connections.map(listedBefore);
  return {
    models: [...files, ...listed.flatMap(({ models }) => models)],
    failure: null,
    connections: connections.map(({ id, name }) => ({ id, name })),
    unlisted: listed.flatMap(({ unlisted }) => unlisted),
  };
}

/** What a connection had when it was asked last; one that is held has nothing to offer. */
function listedBefore({ id, models, unlisted = [], held }: ModelServer): Listed {
  if (held !== true) return { models, unlisted };
  const { leaveOut, list } = collectUnlisted(id);
  for (const { name } of models) leaveOut(name, "held");
  return { models: [], unlisted: list() };
}

type Listed = { readonly models: readonly Model[]; readonly unlisted: readonly Unlisted[] };

async function listOllama(app: Needs): Promise<Listed & { readonly failure: Failure | null }> {
  const listing = new AbortController();
  const { ollamaUrl } = await app.store.settings.read();
  const data = { host: new URL(ollamaUrl).host, provider: "ollama" };
  const late = new AppError("provider-unreachable", { data });
  const timer = setTimeout(() => listing.abort(late), PATIENCE_MS);
  try {
    const { leaveOut, list } = collectUnlisted();
    const models = await offerModels(app, listing.signal, leaveOut);
    return { models, unlisted: list(), failure: null };
  } catch (error) {
    return { models: [], unlisted: [], failure: toFailure(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function listBuiltIn(
  { providers }: Pick<App, "providers">,
  provider: "gguf" | "browser",
): Promise<readonly Model[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return providers[provider].listModels({ url: "" }, signal).catch(() => []);
}

/**
 * Servers beyond this machine, and those that are told a key or headers, are asked when the person
 * tests them or chooses of them: a list is no reason to call, nor to send a secret. One that came
 * with a backup is asked once the person has allowed it.
 */
async function listOf(
  { providers }: Pick<App, "providers">,
  connection: ModelServer,
): Promise<Listed> {
  const { id, kind, url, hasKey, headerNames, held } = connection;
  const had = listedBefore(connection);
  if (held === true || !isLoopbackUrl(url) || hasKey || headerNames.length > 0) return had;
  const { leaveOut, list } = collectUnlisted(id);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return providers[kind].listModels({ url, connection: id }, signal, leaveOut).then(
    (listed) => ({ models: cleanModels(listed, connection), unlisted: list() }),
    () => had,
  );
}

/**
 * The models of the built-in Ollama server. Where none was chosen yet the first becomes the choice,
 * and the chosen one is described anew. Fails as the provider does, where it would take no message, with the reason of `listing` where
 * that is aborted before the list is there.
 */
async function offerModels(
  app: Needs,
  listing: AbortSignal,
  leaveOut: LeaveOut,
): Promise<readonly Model[]> {
  const { ollamaUrl, model: chosen } = await app.store.settings.read();
  const server = { url: ollamaUrl };
  const [found] = await Promise.all([
    app.providers.ollama.listModels(server, listing, leaveOut),
    assertOriginAllowed(server, { fetch: app.fetch, signal: listing }),
  ]);
  const wanted = chosen ?? found[0];
  const match = found.find((model) => wanted !== undefined && isSameModel(model, wanted));
  // What takes a slow disk longer than the list must not pass for untold.
  const { signal } = new AbortController();
  if (match !== undefined) await refreshChoice(app, { chosen, match, signal });
  if (match !== undefined && chosen === null) app.firstChoice.made();
  return found;
}
