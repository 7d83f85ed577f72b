import type { CallInput, CallOutput } from "../../contract/contract";
import type { OpenedConversation, OpenedWithNewest } from "../../contract/opened-conversation";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { hideStored } from "../../domain/redaction";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { closeLeftOvers } from "../close-left-over";
import { notifyConversationChanged } from "../notify-changes";
import { toOpened } from "./to-opened";
import { toAnswer, undoable } from "./undo-handlers";

type Reads = Pick<App, "store" | "clock">;
type Hubs = Pick<App, "hub" | "panels">;
type Needs = Pick<App, "store"> & Hubs;
type Acts = Needs & Pick<App, "undo" | "clock">;

/** The conversation used last in a channel of a context, or a new one (O-010). */
export async function conversationOpen(
  { store, clock, hub, panels }: Reads & Hubs,
  { channel, contextId = null, newest: limit }: CallInput<"conversation.open">,
): Promise<OpenedWithNewest> {
  const requestedAt = clock.now();
  let reading: Promise<OpenedWithNewest["newest"]> = Promise.resolve(undefined);
  const onFound = (conversationId: Id) => {
    if (limit === undefined) return;
    // It opens all the same: whoever then asks for the messages is told what became of them.
    const list = store.listMessages({ conversationId, before: null, limit });
    reading = list.catch(() => undefined);
  };
  const opened = await store.conversations.open({ channel, contextId, onFound });
  if (opened.conversation.createdAt >= requestedAt) panels.changeLists();
  nameUntitled({ store, hub, panels });
  const newest = await reading;
  const shown = toOpened(opened, clock.now());
  return newest === undefined ? shown : { ...shown, newest };
}

/** A conversation, which is from then on the one used last in its context. */
export async function conversationShow(
  { store, clock, hub, panels }: Reads & Hubs,
  input: CallInput<"conversation.show">,
): Promise<OpenedConversation> {
  const opened = await store.conversations.show(input);
  nameUntitled({ store, hub, panels });
  return toOpened(opened, clock.now());
}

/** Makes a conversation, one in memory only where that is asked for. */
export async function conversationCreate(
  { store, temporary: inMemory, clock, panels }: Reads & Pick<App, "panels" | "temporary">,
  { temporary, ...input }: CallInput<"conversation.create">,
): Promise<OpenedConversation> {
  const opened = await (temporary ? inMemory : store.conversations).create(input);
  panels.changeLists();
  return toOpened(opened, clock.now());
}

/** A page of conversations, newest first. */
export async function conversationList(
  { store, hub, panels }: Needs,
  input: CallInput<"conversation.list">,
): Promise<CallOutput<"conversation.list">> {
  const { conversations, pinned, next } = await store.conversations.list(input);
  nameUntitled({ store, hub, panels });
  return { conversations: [...conversations], pinned: [...pinned], next };
}

/** How many conversations there are. */
export async function conversationCount(
  { store }: Pick<App, "store">,
  { contextId }: CallInput<"conversation.count">,
): Promise<CallOutput<"conversation.count">> {
  return { total: await store.conversations.count(contextId) };
}

/** What was said in each of them last. */
export async function conversationLastWords(
  { store }: Pick<App, "store">,
  { ids }: CallInput<"conversation.lastWords">,
): Promise<CallOutput<"conversation.lastWords">> {
  return { words: await store.conversations.lastWords(ids) };
}

/** What it is called now, its tags, and where it is. */
export async function conversationTitle(
  { store }: Pick<App, "store">,
  input: CallInput<"conversation.title">,
): Promise<CallOutput<"conversation.title">> {
  const { title, tags, context, archivedAt } = await store.branches.readPosition(input);
  return { title, tags: [...tags], contextId: context.id, archivedAt };
}

/**
 * Gives it a title, without what the person's rules do not allow to be kept (E-051); for one that has no
 * given one any more a title is looked for.
 */
export async function conversationRename(
  app: Needs & Pick<App, "jobs">,
  input: CallInput<"conversation.rename">,
): Promise<Conversation> {
  const hide = hideStored((await app.store.settings.read()).prompt.redactions);
  const renamed = await change(app, app.store.conversations.rename({ ...input, hide }));
  if (renamed.title === "" || renamed.titleOf !== undefined) app.jobs.wake();
  return renamed;
}

/** Sets its tags. */
export function conversationTag(
  app: Needs,
  input: CallInput<"conversation.tag">,
): Promise<Conversation> {
  return change(app, app.store.conversations.setTags(input));
}

/** Lets it stand first, or no longer. */
export async function conversationPin(
  { store, panels }: Needs,
  input: CallInput<"conversation.pin">,
): Promise<Record<string, never>> {
  await store.conversations.pin(input);
  panels.changeLists();
  return {};
}

/** Moves it to another context. */
export async function conversationMove(
  app: Acts & Pick<App, "runs">,
  { undo: id, ...input }: CallInput<"conversation.move">,
): Promise<CallOutput<"conversation.move">> {
  await closeLeftOvers(app);
  const act = (record?: UndoRecord) => app.store.conversations.move({ ...input, record });
  return change(app, undoable(app, { id, act }).then(toAnswer));
}

/** Puts it aside, or takes it back. */
export function conversationArchive(
  app: Acts,
  { undo: id, ...input }: CallInput<"conversation.archive">,
): Promise<CallOutput<"conversation.archive">> {
  const act = (record?: UndoRecord) => app.store.conversations.setArchived({ ...input, record });
  return change(app, undoable(app, { id, act }).then(toAnswer));
}

/** Removes it, after a backup; for some seconds it can be taken back. */
export async function conversationPurge(
  app: Acts & Pick<App, "runs" | "backups">,
  { withoutBackup, undo: id, ...input }: CallInput<"conversation.purge">,
): Promise<CallOutput<"conversation.purge">> {
  await closeLeftOvers(app);
  if (await isWorthBackup(app, input)) await app.backups.before("before-purge", { withoutBackup });
  const isTemporary = (await app.store.conversations.find(input.conversationId))?.temporary;
  const act = async (record?: UndoRecord) => {
    const purged = await app.store.conversations.purge({ ...input, record });
    // Of one that was to leave nothing, no more is held than what takes this very act back.
    const isOfIt = ({ temporary }: UndoRecord) =>
      temporary?.conversationId === input.conversationId;
    if (isTemporary === true) app.undo.endRows(isOfIt);
    return purged;
  };
  const { done, canUndo } = await undoable(app, { id, act });
  notifyConversationChanged(app, input.conversationId);
  return id === undefined ? done : { ...done, canUndo };
}

/**
 * Not one that the purge refuses anyway, nor one in which nothing was said; and of a temporary one
 * nothing is in any backup.
 */
async function isWorthBackup(
  { store, runs }: Pick<App, "store" | "runs">,
  {
    conversationId,
    messages,
  }: Pick<CallInput<"conversation.purge">, "conversationId" | "messages">,
): Promise<boolean> {
  const conversation = await store.conversations.find(conversationId);
  if (conversation === null || conversation.temporary || messages === 0) return false;
  const isRunning = runs.list().some(({ turn }) => turn.conversationId === conversationId);
  return conversation.messageCount === messages && !isRunning;
}

/** Nobody waits for it: who sees a list is told when its titles are others. */
async function nameUntitled({ store, hub, panels }: Needs): Promise<void> {
  // What could not be named, or not be told, is seen without a title the next time, too.
  const named = await store.conversations.nameUntitled().catch(() => []);
  for (const id of named) hub.notify(id, { type: "changed" });
  if (named.length > 0) panels.changeLists();
}

async function change<C extends Conversation>(app: Hubs, changing: Promise<C>): Promise<C> {
  const conversation = await changing;
  notifyConversationChanged(app, conversation.id);
  return conversation;
}
