import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Server } from "../../domain/provider";
import { refusal } from "../../domain/refusal";
import { deleteModel } from "../../providers/ollama/delete-model";
import { listInstalled } from "../../providers/ollama/list-installed";
import { listRunning } from "../../providers/ollama/list-running";
import { readOllamaError } from "../../providers/ollama/read-error";
import { showModel } from "../../providers/ollama/show-model";
import type { App } from "../app";

type Needs = Pick<App, "store" | "fetch" | "signal">;
type Changes = Needs & Pick<App, "panels" | "undo" | "modelDeletions">;

/** Deleting a model of many gigabytes, or reading what is known of one, takes a slow disk a while. */
const TIMEOUT_MS = 30_000;

/** What a server has on its disk, and what of it is loaded; servers of old do not tell the latter. */
export async function ollamaModels(
  app: Needs & Pick<App, "modelDeletions">,
  { connectionId }: CallInput<"ollama.models">,
): Promise<CallOutput<"ollama.models">> {
  const server = await findOllama(app, connectionId);
  const [installed, running] = await Promise.all([
    listInstalled(server, asking(app)),
    listRunning(server, asking(app)).catch(() => []),
  ]);
  const { url } = server;
  const listed = installed.flatMap((one) => {
    const state = app.modelDeletions.find({ url, name: one.name });
    if (state === "going") return [];
    return [state === null ? one : { ...one, notDeleted: state }];
  });
  return { installed: listed, running: [...running] };
}

/** Facts, abilities and texts of a model. */
export async function ollamaShow(
  app: Needs,
  { connectionId, name }: CallInput<"ollama.show">,
): Promise<CallOutput<"ollama.show">> {
  const shown = await showModel(await findOllama(app, connectionId), name, asking(app));
  return { ...shown, facts: [...shown.facts], capabilities: [...shown.capabilities] };
}

/**
 * Deletes a model from the server's disk; with an id for `undo` it is in the lists no more, and goes
 * once that cannot be taken back. That it is there, and that the server answers us, is asked at once.
 */
export async function ollamaDelete(
  app: Changes,
  { connectionId, name, undo }: CallInput<"ollama.delete">,
): Promise<CallOutput<"ollama.delete">> {
  // Asked once more by the same id it is done.
  if (undo !== undefined && app.undo.has(undo)) return { canUndo: true };
  const server = await findOllama(app, connectionId);
  const remove = () => deleteModel(server, name, asking(app));
  if (undo === undefined) {
    await remove();
    app.panels.changeModels();
    return {};
  }
  await showModel(server, name, asking(app));
  const { putBack, clear } = app.modelDeletions.plan({ url: server.url, name }, remove);
  return { canUndo: app.undo.offer(undo, { undo: putBack, onEnd: clear }) };
}

/**
 * The Ollama server of a connection, or the built-in one; fails with `connection-gone`, or with
 * `bad-request` where the connection leads to another kind of server.
 */
export async function findOllama(
  { store }: Pick<App, "store">,
  connectionId: Id | null,
): Promise<Server> {
  if (connectionId === null) return { url: (await store.settings.read()).ollamaUrl };
  const connection = await store.connections.find(connectionId);
  if (connection === null) throw new AppError("connection-gone");
  if (connection.kind !== "ollama") {
    throw refusal("not-ollama");
  }
  return { url: connection.url, connection: connectionId };
}

function asking({ fetch, signal }: Needs) {
  return { fetch, signal, timeoutMs: TIMEOUT_MS, readError: readOllamaError };
}
