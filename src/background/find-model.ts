import { AppError, toFailure } from "../domain/app-error";
import { isModelServer, type ModelServer } from "../domain/connection";
import { isLoopbackUrl } from "../domain/connection-url";
import type { Id } from "../domain/id";
import { GUIDE_MODEL, type Model, type ProviderId } from "../domain/model";
import type { Server } from "../domain/provider";
import { isThinking } from "../domain/thinks-unasked";
import type { App } from "./app";
import { cleanModels } from "./clean-models";
import { describeModel } from "./describe-model";

type Needs = Pick<App, "store" | "providers" | "signal">;

type ModelQuery = {
  readonly provider: ProviderId;
  /** Empty for the first one there is. */
  readonly name: string;
  readonly connectionId: Id | null;
  /** Where the built-in Ollama server is. */
  readonly ollamaUrl: string;
};

/**
 * The model of that name with what is known of it. Fails with `provider-model-missing`,
 * `connection-gone`, or as the server does that has to be asked for it.
 */
export async function findModel(app: Needs, query: ModelQuery): Promise<Model> {
  const { provider, name, connectionId, ollamaUrl } = query;
  if (provider === "guide") return GUIDE_MODEL;
  if (connectionId !== null) return findOfConnection(app, { ...query, connectionId });
  const url = provider === "ollama" ? ollamaUrl : "";
  const listed = await list(app, provider, { url });
  return described(app, pick(listed, name) ?? missing({ provider, name, url }));
}

async function findOfConnection(
  app: Needs,
  { provider, name, connectionId }: ModelQuery & { readonly connectionId: Id },
): Promise<Model> {
  const connection = await app.store.connections.find(connectionId);
  if (connection === null || !isModelServer(connection) || connection.kind !== provider) {
    throw new AppError("connection-gone");
  }
  const known = isLoopbackUrl(connection.url) ? undefined : pick(connection.models, name);
  if (known !== undefined) return described(app, known);
  return described(app, await findNow(app, { connection, name }));
}

type Wanted = { readonly connection: ModelServer; readonly name: string };

async function findNow(app: Needs, { connection, name }: Wanted): Promise<Model> {
  const { id, kind, url, models } = connection;
  try {
    const listed = await list(app, kind, { url, connection: id });
    return pick(cleanModels(listed, connection), name) ?? missing({ provider: kind, name, url });
  } catch (error) {
    const known = pick(models, name);
    // It had that model when it was asked last: whether it still has, the next message shows.
    if (known !== undefined) return known;
    if (name === "" || !hasNoList(error)) throw error;
    const thinks = isThinking({ provider: kind, name, thinks: false });
    return { provider: kind, name, url, connection: id, window: null, thinks };
  }
}

/** Servers that speak the language but list nothing: there the person's word is taken for it. */
function hasNoList(error: unknown): boolean {
  const { code, data } = toFailure(error);
  return code === "provider-malformed" || data.status === 404 || data.status === 405;
}

function list(
  { providers, signal }: Needs,
  provider: ProviderId,
  server: Server,
): Promise<readonly Model[]> {
  return providers[provider].listModels(server, signal);
}

function described(app: Needs, model: Model): Promise<Model> {
  // One that lists a model still answers with it.
  return describeModel(app, model, app.signal).catch(() => model);
}

function pick(models: readonly Model[], name: string): Model | undefined {
  return name === "" ? models[0] : models.find((model) => isSameName(model, name));
}

/** Ollama adds `:latest` where no tag was given. */
function isSameName({ provider, name }: Model, requestedName: string): boolean {
  return name === requestedName || (provider === "ollama" && name === `${requestedName}:latest`);
}

function missing({ provider, name, url }: Pick<Model, "provider" | "name" | "url">): never {
  const host = URL.canParse(url) ? { host: new URL(url).host } : {};
  throw new AppError("provider-model-missing", { data: { model: name, provider, ...host } });
}
