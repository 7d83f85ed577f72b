import type { CallInput, CallOutput } from "../../contract/contract";
import type { Connection } from "../../domain/connection";
import { originOf } from "../../domain/connection-url";
import { refusedOrigins } from "../../domain/refused-origins";
import type { UndoRecord } from "../../store/rows/undo-record";
import { answerOrigin, keepRefusal } from "../answer-origin";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "origins" | "leave" | "panels">;

/** The connections as they may be told: no secret is in them. */
export async function connectionList({
  store,
}: Pick<App, "store">): Promise<CallOutput<"connection.list">> {
  const [connections, settings] = await Promise.all([
    store.connections.list(),
    store.settings.read(),
  ]);
  // As it holds: the no of one row is that of all that lead to its server.
  const refused = refusedOrigins({ settings, connections });
  const listed = connections.map((one) =>
    one.hidesOrigin === true && refused.has(originOf(one.url))
      ? { ...one, hidesOrigin: false }
      : one,
  );
  const hidesOrigin = settings.hidesOrigin === true && !refused.has(originOf(settings.ollamaUrl));
  return { connections: listed, hidesOrigin };
}

/** Makes a connection; nothing is sent. The leave that a page was given for it goes where it fails. */
export async function connectionAdd(
  { store, leave, panels }: Pick<App, "store" | "leave" | "panels">,
  input: CallInput<"connection.add">,
): Promise<Connection> {
  try {
    const connection = await store.connections.add(input);
    panels.changeLists();
    panels.changeModels();
    return connection;
  } catch (error) {
    await leave.tidy();
    throw error;
  }
}

/** Changes a connection; leave to reach its former server goes, unless others lead there. */
export async function connectionUpdate(
  app: Needs,
  input: CallInput<"connection.update">,
): Promise<Connection> {
  try {
    const before = input.url === undefined ? null : await app.store.connections.find(input.id);
    if (before !== null) await keepRefusal(app, before);
    const connection = await app.store.connections.update(input);
    if (input.hidesOrigin !== undefined) {
      await answerOrigin(app, { origin: originOf(connection.url), on: input.hidesOrigin });
    }
    // Where the next message goes may be elsewhere now, in every window.
    app.panels.changeLists();
    app.panels.changeModels();
    await app.origins.apply();
    return connection;
  } finally {
    await app.leave.tidy();
  }
}

/**
 * Removes a connection with its secrets and its header rule. Leave to talk to its server goes once this
 * cannot be taken back any more: without a click it could not be asked for again.
 */
export async function connectionRemove(
  app: Needs & Pick<App, "undo" | "clock">,
  { id, undo }: CallInput<"connection.remove">,
): Promise<CallOutput<"connection.remove">> {
  // Asked once more by the same id it is done.
  if (undo !== undefined && app.undo.has(undo)) return { canUndo: true };
  const { store, leave, panels, origins } = app;
  // One that does not open would not come back either.
  const before = await store.connections.find(id).catch(() => null);
  if (before !== null) await keepRefusal(app, before);
  const urls = before === null ? [] : [before.url, before.signedInAt ?? before.url];
  const letGo = leave.keepFor(urls);
  const onEnd = () => {
    letGo();
    void leave.tidy();
  };
  const act = (record?: UndoRecord) => store.connections.remove({ id, record });
  let canUndo = false;
  try {
    const wanted = before === null ? undefined : undo;
    ({ canUndo } = await undoable(app, { id: wanted, act, onEnd }));
  } finally {
    if (!canUndo) letGo();
  }
  panels.changeLists();
  panels.changeModels();
  try {
    await origins.apply();
  } finally {
    await leave.tidy();
  }
  return toAnswer({ done: {}, canUndo });
}

/** Takes this extension's origin out of requests to the built-in Ollama server, or leaves it in. */
export async function connectionHideOrigin(
  { store, origins }: Pick<App, "store" | "origins">,
  { on }: CallInput<"connection.hideOrigin">,
): Promise<CallOutput<"connection.hideOrigin">> {
  const kept = await store.settings.update((current) => ({ ...current, hidesOrigin: on }));
  await answerOrigin({ store }, { origin: originOf(kept.ollamaUrl), on });
  await origins.apply();
  return { hidesOrigin: on };
}
