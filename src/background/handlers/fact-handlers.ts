import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { type Fact, type FactSource, MAX_FACT_VALUE } from "../../domain/fact";
import type { Id } from "../../domain/id";
import { hideStored } from "../../domain/redaction";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "undo" | "clock" | "panels">;

/** What is known about the person in a context. */
export async function factList(
  { store }: Pick<App, "store">,
  { contextId }: CallInput<"fact.list">,
): Promise<CallOutput<"fact.list">> {
  return { facts: [...(await store.readFacts(contextId))] };
}

/** Keeps what the person says, without what is not to be kept (E-051). */
export async function factKeep(
  app: Needs,
  { undoId, messageId, ...given }: CallInput<"fact.keep">,
): Promise<CallOutput<"fact.keep">> {
  const from = messageId === undefined ? UNTOLD : await readSource(app, given, messageId);
  const kept = { contextId: given.contextId, ...(await hidden(app, given)), ...from };
  return changeFact(app, undoId, (record) => app.store.memory().facts.keep({ ...kept, record }));
}

/** Gives a fact another key or value. */
export async function factUpdate(
  app: Needs,
  { undoId, id, version, ...given }: CallInput<"fact.update">,
): Promise<CallOutput<"fact.update">> {
  const changed = { id, version, ...(await hidden(app, given)) };
  return changeFact(app, undoId, (record) =>
    app.store.memory().facts.update({ ...changed, record }),
  );
}

/** Lets a waiting fact be known. */
export async function factApprove(
  app: Needs,
  { undoId, ...seen }: CallInput<"fact.approve">,
): Promise<CallOutput<"fact.approve">> {
  return changeFact(app, undoId, (record) => app.store.memory().facts.approve({ ...seen, record }));
}

/** Removes all that is known of a key. */
export async function factForget(
  app: Needs,
  { undoId, ...seen }: CallInput<"fact.forget">,
): Promise<CallOutput<"fact.forget">> {
  const act = (record?: UndoRecord) => app.store.memory().facts.forget({ ...seen, record });
  const { canUndo } = await undoable(app, { id: undoId, act });
  app.panels.changeLists();
  return { canUndo };
}

async function changeFact(
  app: Needs,
  undoId: Id | undefined,
  act: (record: UndoRecord | undefined) => Promise<Fact>,
): Promise<{ fact: Fact; canUndo?: boolean }> {
  const { done, canUndo } = await undoable(app, { id: undoId, act });
  app.panels.changeLists();
  return toAnswer({ done: { fact: done }, canUndo });
}

type Parts = Pick<Fact, "key" | "value">;

async function hidden({ store }: Needs, { key, value }: Parts): Promise<Parts> {
  const hide = hideStored((await store.settings.read()).prompt.redactions);
  return { key: hide(key), value: hide(value) };
}

const UNTOLD = { source: null, taint: [] };

/** Where the message says it, and what that has it from; only of a conversation that is stored there. */
async function readSource(
  { store }: Needs,
  { contextId, value }: Parts & Pick<Fact, "contextId">,
  messageId: Id,
): Promise<{ source: FactSource; taint: Fact["taint"] }> {
  const message = await store.findMessage(messageId);
  if (message === null) throw new AppError("not-found");
  const { conversationId, taint, text } = message;
  const { conversation } = await store.conversations.show({ conversationId });
  if (conversation.temporary || conversation.contextId !== contextId) {
    throw new AppError("not-found");
  }
  const isQuoted = text.includes(value) && value.length <= MAX_FACT_VALUE;
  return { source: { conversationId, messageId, quote: isQuoted ? value : "" }, taint };
}
