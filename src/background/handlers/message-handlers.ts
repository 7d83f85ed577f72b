import type { CallInput, CallOutput } from "../../contract/contract";
import type { App } from "../app";
import { closeLeftOvers } from "../close-left-over";
import { tellConversation } from "../tell-changes";

type Needs = Pick<App, "store" | "runs" | "hub" | "panels">;

/** A page of a branch, backwards. */
export async function messageList(
  { store }: Pick<App, "store">,
  input: CallInput<"message.list">,
): Promise<CallOutput<"message.list">> {
  return store.listMessages(input);
}

/** Deletes the texts of messages for good, of a context or one conversation of it. */
export async function messageDelete(
  app: Needs & Pick<App, "jobs">,
  input: CallInput<"message.delete">,
): Promise<CallOutput<"message.delete">> {
  await closeLeftOvers(app);
  // A summary that is being written now may hold their words.
  app.jobs.yield();
  const done = await app.store.deleteMessages(input);
  if (done.deleted === 0) return done;
  if (input.conversationId !== null) tellConversation(app, input.conversationId);
  else {
    app.hub.tellAll({ type: "changed" });
    app.panels.changeLists();
  }
  // The summaries that went with them are made anew from what is left.
  app.jobs.wake();
  return done;
}

/** Shows another branch. */
export async function branchShow(
  app: Needs,
  input: CallInput<"branch.show">,
): Promise<Record<string, never>> {
  await closeLeftOvers(app);
  await app.store.branches.show(input);
  tellConversation(app, input.conversationId);
  return {};
}

/** Keeps what is typed and not sent yet. */
export async function draftSave(
  { store }: Pick<App, "store">,
  input: CallInput<"draft.save">,
): Promise<Record<string, never>> {
  await store.saveDraft(input);
  return {};
}
