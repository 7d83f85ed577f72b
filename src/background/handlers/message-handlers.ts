import type { CallInput, CallOutput } from "../../contract/contract";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { closeLeftOvers } from "../close-left-over";
import { notifyConversationChanged } from "../notify-changes";
import { undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "runs" | "hub" | "panels">;

/** A page of a branch, backwards. */
export async function messageList(
  { store }: Pick<App, "store">,
  input: CallInput<"message.list">,
): Promise<CallOutput<"message.list">> {
  return store.listMessages(input);
}

/** Deletes the texts of messages, of a context or one conversation of it; for some seconds it can be taken back. */
export async function messageDelete(
  app: Needs & Pick<App, "jobs" | "backups" | "undo" | "clock">,
  { withoutBackup, undo: id, ...input }: CallInput<"message.delete">,
): Promise<CallOutput<"message.delete">> {
  await closeLeftOvers(app);
  // To delete messages that one has picked, one by one and seen, is everyday work: a backup before
  // each would push out the older ones, and who picks a message to be gone does not want it kept.
  if (input.what.type === "older" && (await isThere(app, input))) {
    await app.backups.before("before-purge", { withoutBackup });
  }
  // A summary that is being written now may hold their words.
  app.jobs.yield();
  // The summaries that went with them are made anew from what is left: not before they are gone for good.
  const onEnd = app.jobs.wake;
  const act = (record?: UndoRecord) => app.store.deleteMessages({ ...input, record });
  const { done, canUndo } = await undoable(app, { id, act, onEnd });
  if (done.deleted === 0) return done;
  if (input.conversationId !== null) notifyConversationChanged(app, input.conversationId);
  else {
    app.hub.notifyAll({ type: "changed" });
    app.panels.changeLists();
  }
  if (!canUndo) onEnd();
  return id === undefined ? done : { ...done, canUndo };
}

/** Where the scope is none it is refused anyway; of a temporary conversation nothing is in any backup. */
async function isThere(
  { store }: Pick<App, "store">,
  { contextId, conversationId }: CallInput<"message.delete">,
): Promise<boolean> {
  const contexts = await store.contexts.list();
  if (!contexts.some(({ context }) => context.id === contextId)) return false;
  if (conversationId === null) return true;
  return (await store.conversations.find(conversationId))?.temporary === false;
}

/** Shows another branch. */
export async function branchShow(
  app: Needs,
  input: CallInput<"branch.show">,
): Promise<Record<string, never>> {
  await closeLeftOvers(app);
  await app.store.branches.show(input);
  notifyConversationChanged(app, input.conversationId);
  return {};
}

/** Shows the branch that a message is on. */
export async function branchReveal(
  app: Needs,
  input: CallInput<"branch.reveal">,
): Promise<Record<string, never>> {
  await closeLeftOvers(app);
  await app.store.branches.reveal(input);
  notifyConversationChanged(app, input.conversationId);
  return {};
}

/** Keeps what is typed and not sent yet, after what another page has typed. */
export async function draftSave(
  { store }: Pick<App, "store">,
  input: CallInput<"draft.save">,
): Promise<CallOutput<"draft.save">> {
  const { earlier } = await store.saveDraft(input);
  return earlier === "" ? {} : { earlier };
}
