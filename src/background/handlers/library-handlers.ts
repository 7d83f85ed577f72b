import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { cleanLabel } from "../../domain/clean-label";
import { withoutHidden } from "../../domain/hidden-characters";
import { MAX_PROMPT_COMMAND, MAX_PROMPT_TITLE, type SavedPrompt } from "../../domain/saved-prompt";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

type Needs = Pick<App, "store" | "panels">;

/** The prompt library, in the person's order. */
export async function libraryList({ store }: Needs): Promise<CallOutput<"library.list">> {
  return { prompts: [...(await store.savedPrompts().list())] };
}

/** Saves a prompt without what nobody sees of it, and tells every page. */
export async function librarySave(
  { store, panels }: Needs,
  { fields, ...input }: CallInput<"library.save">,
): Promise<SavedPrompt> {
  const title = cleanLabel(fields.title, MAX_PROMPT_TITLE);
  const command = cleanLabel(fields.command, MAX_PROMPT_COMMAND);
  const text = withoutHidden(fields.text).trim();
  if (title === "" || text === "") throw new AppError("bad-request");
  const saved = await store.savedPrompts().save({ ...input, fields: { title, command, text } });
  panels.changeLists();
  return saved;
}

/** Moves a prompt within the list, and tells every page. */
export async function libraryMove(
  { store, panels }: Needs,
  input: CallInput<"library.move">,
): Promise<CallOutput<"library.move">> {
  await store.savedPrompts().move(input);
  panels.changeLists();
  return {};
}

/** Deletes a prompt; for some seconds it can be taken back. */
export async function libraryRemove(
  app: Needs & Pick<App, "undo" | "clock">,
  { id, undo }: CallInput<"library.remove">,
): Promise<CallOutput<"library.remove">> {
  const act = async (record?: UndoRecord) => {
    await app.store.savedPrompts().remove({ id, record });
    return {};
  };
  const done = await undoable(app, { id: undo, act });
  app.panels.changeLists();
  return toAnswer(done);
}
