import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import type { Head } from "../rows/set-state";
import { findUse, putsForUse, type UseDeps } from "./context-use";

type Note = { readonly id: Id; readonly channel: Channel; readonly contextId: Id };

/** The rows to write so that a context names this conversation as the one used last in its channel. */
export async function putsToNote(
  deps: UseDeps,
  { id, channel, contextId }: Note,
): Promise<readonly Put[]> {
  const found = await findUse(deps, contextId);
  const conversations = { ...found.use.conversations, [channel]: id };
  return putsForUse(contextId, found, { conversations });
}

/** As `putsToNote`, but none where the context names one already. */
export async function putsToNoteFirst(deps: UseDeps, note: Note): Promise<readonly Put[]> {
  const { use } = await findUse(deps, note.contextId);
  return use.conversations[note.channel] === undefined ? putsToNote(deps, note) : [];
}

/** The rows to write so that its context does not name a conversation any more that leaves it. */
export async function putsToForget(deps: UseDeps, { row, payload }: Head): Promise<readonly Put[]> {
  const found = await findUse(deps, row.parent);
  if (found.use.conversations[payload.channel] !== row.id) return [];
  const { [payload.channel]: _gone, ...conversations } = found.use.conversations;
  return putsForUse(row.parent, found, { conversations });
}
