import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { OpenedRow } from "../rows/sealed-row";
import type { Head } from "../rows/set-state";
import { readKnownNodes } from "./fork-store";
import { liveTree } from "./live-tree";
import { type OpenFork, readOpenFork } from "./new-sibling";
import { refuseWhileRunning } from "./running-turns";
import { readShownPath } from "./shown-path";
import type { TurnDeps } from "./turn-deps";

/**
 * What is to be known before a reply can stand behind a question beside the question that follows it;
 * null where nothing follows on the branch that is shown, or only what was deleted. Fails with
 * `conflict` where an answer follows, or the question is not on that branch, and with `turn-running`
 * while a turn of the conversation runs: its answer is on the branch that would be left.
 */
export async function readForkBehind(
  deps: TurnDeps,
  head: Head,
  question: Id,
): Promise<OpenFork | null> {
  if (head.payload.activeLeaf === question) return null;
  const path = [...(await readShownPath(deps.database, head, new Set([question])))];
  const next =
    path.at(-1) === question ? await deps.reader.get("messages", path.at(-2) ?? "") : null;
  if (next?.payload.role !== "user" || next.row.previous !== question) {
    throw new AppError("conflict");
  }
  await refuseWhileRunning(deps.database, head.row.id);
  return (await isLeft(deps, head, next)) ? readOpenFork(deps, head, next.row) : null;
}

/** Whether a message, or one behind it, was not deleted: a sibling without any leads nowhere. */
async function isLeft(
  deps: TurnDeps,
  head: Head,
  { row, payload }: OpenedRow<"messages">,
): Promise<boolean> {
  if (payload.deletedAt === null) return true;
  return liveTree(await readKnownNodes(deps, head)).isLive(row.id);
}
