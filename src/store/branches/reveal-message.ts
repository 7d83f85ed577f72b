import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { type ShowDeps, showBranch } from "./show-branch";
import { readPath, readShownPath } from "./shown-path";

/**
 * Shows the branch that a message is on; nothing where that is shown. Each fork on the way costs what
 * showing a branch does. Fails with `not-found`, and as that does.
 */
export async function revealMessage(
  deps: ShowDeps,
  input: { readonly conversationId: Id; readonly messageId: Id },
): Promise<void> {
  const { conversationId, messageId } = input;
  const message = await deps.reader.find("messages", messageId);
  // Of a place that is no number nobody knows what is before it.
  if (message?.parent !== conversationId || !Number.isFinite(message.order)) {
    throw new AppError("not-found");
  }
  const before = message.order + 1;
  const above = [...(await readPath(deps.database, { conversationId, from: messageId, before }))];
  // One sibling is left at each of its forks; more of them than messages there cannot be.
  for (let forks = 0; forks <= above.length; forks += 1) {
    const head = await deps.state.head(conversationId);
    if (head === null) throw new AppError("not-found");
    const path = await readShownPath(deps.database, head, new Set([messageId]));
    if (path.has(messageId)) return;
    const shown = [...path];
    // From the end of each path back to where they meet.
    const meeting = above.findIndex((id) => path.has(id));
    const to = above[(meeting < 0 ? above.length : meeting) - 1];
    const met = above[meeting];
    const from = shown[(met === undefined ? shown.length : shown.indexOf(met)) - 1];
    if (to === undefined || from === undefined) throw new AppError("not-found");
    await showBranch(deps, { conversationId, from, to });
  }
}
