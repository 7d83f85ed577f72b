import type { CallInput } from "../../contract/contract";
import type { ModelStatus } from "../../contract/model";
import { AppError, toFailure } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { parseOllamaUrl } from "../../domain/ollama-url";
import type { App } from "../app";
import { tellContexts } from "../tell-changes";
import { toModelStatus } from "./model-status";

type Changes = Pick<App, "store" | "hub" | "panels" | "expiry">;
type Needs = Changes & Pick<App, "providers">;

/** Sets what answers from now on, after the server has said that it has that model. */
export async function modelChoose(
  app: Needs,
  input: CallInput<"model.choose">,
): Promise<ModelStatus> {
  const { contextId = null } = input;
  const before = await app.store.settings.read();
  // Before a server is asked for nothing.
  if (contextId !== null) await app.store.contexts.get(contextId);
  const ollamaUrl = input.url === null ? before.ollamaUrl : parseOllamaUrl(input.url);
  const model =
    input.provider === "guide" ? GUIDE_MODEL : await findModel(app, ollamaUrl, input.name);
  if (contextId !== null) return setOwn(app, contextId, model);
  const change = { ollamaUrl, model };
  const settings = await app.store.settings.update((current) => ({ ...current, ...change }));
  return toModelStatus(settings, null);
}

/** Lets a context be answered by what is chosen in general. */
export function modelUnset(
  app: Changes,
  { contextId }: CallInput<"model.unset">,
): Promise<ModelStatus> {
  return setOwn(app, contextId, null);
}

async function setOwn(app: Changes, id: Id, model: Model | null): Promise<ModelStatus> {
  const context = await changeModel(app, id, model);
  tellContexts(app);
  return toModelStatus(await app.store.settings.read(), context);
}

const MAX_TRIES = 3;

async function changeModel(
  { store }: Pick<App, "store">,
  id: Id,
  model: Model | null,
): Promise<Context> {
  for (let tries = 1; ; tries += 1) {
    const { version } = (await store.contexts.get(id)).context;
    try {
      return (await store.contexts.update({ id, version, fields: { model } })).context;
    } catch (error) {
      // Another window has changed something else of it: the choice of a model stands all the same.
      if (toFailure(error).code !== "conflict" || tries === MAX_TRIES) throw error;
    }
  }
}

async function findModel(app: Needs, url: string, name: string): Promise<Model> {
  const signal = new AbortController().signal;
  const models = await app.providers.ollama.listModels(url, signal);
  const model =
    name === "" ? models[0] : models.find((candidate) => sameName(candidate.name, name));
  if (!model) throw new AppError("provider-model-missing", { data: { model: name } });
  return app.providers.ollama.describeModel(model, signal).catch(() => model);
}

/** Ollama adds `:latest` where no tag was given. */
function sameName(listed: string, asked: string): boolean {
  return listed === asked || listed === `${asked}:latest`;
}
