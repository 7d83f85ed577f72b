import type { CallInput } from "../../contract/contract";
import type { ModelStatus } from "../../contract/model";
import { toFailure } from "../../domain/app-error";
import { originOf } from "../../domain/connection-url";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import { parseOllamaUrl } from "../../domain/ollama-url";
import { withOllamaUrl } from "../../domain/refused-origins";
import type { App } from "../app";
import { findModel } from "../find-model";
import { notifyContextsChanged } from "../notify-changes";
import { toModelStatus } from "./model-status";

type Changes = Pick<App, "store" | "hub" | "panels" | "expiry">;
type Needs = Changes & Pick<App, "providers" | "signal" | "origins" | "builtIn">;

/**
 * Sets what answers from now on, after the server has said that it has that model. One that was chosen
 * since stays: a slow server may answer after another.
 */
export async function modelChoose(
  app: Needs,
  input: CallInput<"model.choose">,
): Promise<ModelStatus> {
  const { provider, name, contextId = null, connectionId = null } = input;
  const isNewest = beginChoice(app, contextId);
  const before = await app.store.settings.read();
  // Before a server is asked for nothing.
  if (contextId !== null) await app.store.contexts.get(contextId);
  const ollamaUrl = input.url === null ? before.ollamaUrl : parseOllamaUrl(input.url);
  const query = { provider, name, connectionId, ollamaUrl };
  const model = await app.builtIn.trying(ollamaUrl, () => findModel(app, query));
  if (contextId !== null) return setOwn(app, contextId, { model, isNewest });
  const holds = isNewest();
  const isMoved = originOf(ollamaUrl) !== originOf(before.ollamaUrl);
  const settings = await app.store.settings.update((current) => {
    // Where none was typed the address is what it is by now.
    const url = input.url === null ? current.ollamaUrl : ollamaUrl;
    if (holds) return { ...withOllamaUrl(current, url), model };
    // The address was typed, too, and is not taken back by the choice of a model.
    return current.ollamaUrl === before.ollamaUrl ? withOllamaUrl(current, url) : current;
  });
  if (isMoved) await app.origins.apply();
  // Other windows show what answers, too.
  app.panels.changeLists();
  if (ollamaUrl !== before.ollamaUrl) app.panels.changeModels();
  return toModelStatus(app, settings, null);
}

/** Lets a context be answered by what is chosen in general. */
export function modelUnset(
  app: Changes,
  { contextId }: CallInput<"model.unset">,
): Promise<ModelStatus> {
  return setOwn(app, contextId, { model: null, isNewest: beginChoice(app, contextId) });
}

type Choice = {
  readonly model: Model | null;
  /** Whether none holds that was begun later; from then on this one does. */
  readonly isNewest: () => boolean;
};

/** The choices of each worker, counted, and the newest that holds in general (`null`) or for a context. */
const counts = new WeakMap<object, { begun: number; readonly newest: Map<Id | null, number> }>();

function beginChoice({ panels }: Pick<App, "panels">, target: Id | null): Choice["isNewest"] {
  const count = counts.get(panels) ?? { begun: 0, newest: new Map() };
  counts.set(panels, count);
  count.begun += 1;
  const mine = count.begun;
  return () => {
    if (mine < (count.newest.get(target) ?? 0)) return false;
    count.newest.set(target, mine);
    return true;
  };
}

async function setOwn(app: Changes, id: Id, choice: Choice): Promise<ModelStatus> {
  const context = await changeModel(app, id, choice);
  notifyContextsChanged(app);
  return toModelStatus(app, await app.store.settings.read(), context);
}

const MAX_TRIES = 3;

async function changeModel(
  { store }: Pick<App, "store">,
  id: Id,
  { model, isNewest }: Choice,
): Promise<Context> {
  for (let tries = 1; ; tries += 1) {
    const { context } = await store.contexts.get(id);
    if (!isNewest()) return context;
    try {
      const { version } = context;
      return (await store.contexts.update({ id, version, fields: { model } })).context;
    } catch (error) {
      // Another window has changed something else of it: the choice of a model stands all the same.
      if (toFailure(error).code !== "conflict" || tries === MAX_TRIES) throw error;
    }
  }
}
