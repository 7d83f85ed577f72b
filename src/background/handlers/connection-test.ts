import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError, toFailure } from "../../domain/app-error";
import { type Connection, isModelServer, type ModelServer } from "../../domain/connection";
import { listsForKeyOnly, OPENROUTER_HOST } from "../../domain/connection-presets";
import { isSameModel, type Model } from "../../domain/model";
import { assertOriginAllowed } from "../../providers/ollama/assert-origin-allowed";
import { readOpenaiError } from "../../providers/openai/read-error";
import { tryKey } from "../../providers/openai/try-key";
import type { App } from "../app";
import { cleanModels } from "../clean-models";
import { collectUnlisted } from "../collect-unlisted";
import { refreshChoice } from "../refresh-choice";

type Needs = Pick<
  App,
  "store" | "providers" | "fetch" | "toolServers" | "clock" | "signal" | "panels"
>;

const KEY_MS = 10_000;

/**
 * Asks a connection's server for its models or tools and keeps them; a failure is told and changes nothing,
 * also where the list is open to everybody and the key, or a message, is refused. Where one of the models is the
 * general choice, what is known of it is told anew.
 */
export async function connectionTest(
  app: Needs,
  { id }: CallInput<"connection.test">,
): Promise<CallOutput<"connection.test">> {
  const { store, clock, signal } = app;
  const queried = await store.connections.find(id);
  if (queried === null) throw new AppError("not-found", { data: { kind: "connection" } });
  const start = clock.now();
  try {
    const took = () => Math.max(0, Math.round(clock.now() - start));
    const listed = isModelServer(queried)
      ? await listModels(app, queried, took)
      : await listTools(app, queried, took);
    app.panels.changeLists();
    app.panels.changeModels();
    return { ...listed, failure: null };
  } catch (error) {
    signal.throwIfAborted();
    const connection = await now(app, queried);
    return { connection, latencyMs: null, keyTried: false, failure: toFailure(error) };
  }
}

type Listed = Omit<CallOutput<"connection.test">, "failure">;

async function listModels(app: Needs, source: ModelServer, took: () => number): Promise<Listed> {
  const { store, providers, signal } = app;
  const { id, kind, url } = source;
  const server = { url, connection: id };
  const { leaveOut, list } = collectUnlisted(id);
  const listed = await providers[kind].listModels(server, signal, leaveOut);
  const models = cleanModels(listed, source);
  const latencyMs = took();
  if (kind === "ollama") await assertOriginAllowed(server, app);
  const keyTried = await hasTriedKey(app, source);
  const connection = await store.connections.keepModels({ source, models, unlisted: list() });
  await refresh(app, models);
  return { connection, latencyMs, keyTried };
}

async function listTools(app: Needs, source: Connection, took: () => number): Promise<Listed> {
  const { store, toolServers, signal } = app;
  const { leaveOut, list } = collectUnlisted(source.id);
  const tools = await toolServers().list(source, signal, leaveOut);
  const latencyMs = took();
  const beside = await toolServers().offers(source, signal);
  const connection = await store.connections.keepTools({ source, tools, beside, unlisted: list() });
  // Whoever lists tools for nobody has taken the key.
  return { connection, latencyMs, keyTried: source.hasKey };
}

/** Whether the key is known to be taken now that the models were listed; fails where it is refused. */
async function hasTriedKey({ fetch, signal }: Needs, connection: Connection): Promise<boolean> {
  const { id, url, hasKey } = connection;
  if (!hasKey) return false;
  if (listsForKeyOnly(url)) return true;
  if (new URL(url).host !== OPENROUTER_HOST) return false;
  const asking = { fetch, signal, timeoutMs: KEY_MS, readError: readOpenaiError };
  try {
    await tryKey({ url, connection: id }, asking);
    return true;
  } catch (error) {
    if (toFailure(error).code === "provider-auth") throw error;
    // Whatever else goes wrong there says nothing of the key.
    return false;
  }
}

async function refresh(app: Needs, models: readonly Model[]): Promise<void> {
  const { model: chosen } = await app.store.settings.read();
  const match = chosen === null ? undefined : models.find((model) => isSameModel(model, chosen));
  if (match !== undefined) await refreshChoice(app, { chosen, match, signal: app.signal });
}

/** It may have been changed while its server was asked. */
async function now({ store }: Needs, queried: Connection): Promise<Connection> {
  const connection = await store.connections.find(queried.id);
  if (connection === null) throw new AppError("not-found", { data: { kind: "connection" } });
  return connection;
}
