import { AppError } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Taint } from "../../domain/taint";
import { type OpenFork, readOpenFork } from "../branches/new-sibling";
import { refuseWhileRunning } from "../branches/running-turns";
import type { TurnDeps } from "../branches/turn-deps";
import type { Head } from "../rows/set-state";

export type EditedMessage = {
  readonly previous: Id | null;
  /** Messages before it in its branch. */
  readonly depth: number;
  readonly fork: OpenFork;
  /** What another version of it has, too, and what that is made from: nothing of either from blank. */
  readonly attachments: readonly Attachment[];
  readonly taint: readonly Taint[];
};

/**
 * The message that another version is to stand beside. Fails with `not-found` where it is not one of
 * the person's in this conversation or was deleted, and with `turn-running` while a turn of the
 * conversation runs: its answer is on the branch that would be left.
 */
export async function readEdited(
  deps: TurnDeps,
  head: Head,
  { id, fromBlank }: { readonly id: Id; readonly fromBlank: boolean | undefined },
): Promise<EditedMessage> {
  const [message] = await Promise.all([
    deps.reader.get("messages", id),
    refuseWhileRunning(deps.database, head.row.id),
  ]);
  if (message === null || message.row.parent !== head.row.id) throw new AppError("not-found");
  const { role, depth, deletedAt, attachments = [], taint } = message.payload;
  if (role !== "user" || deletedAt !== null) throw new AppError("not-found");
  const fork = await readOpenFork(deps, head, message.row);
  const place = { previous: message.row.previous, depth, fork };
  return fromBlank ? { ...place, attachments: [], taint: [] } : { ...place, attachments, taint };
}
