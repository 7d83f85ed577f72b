import { AppError } from "../../domain/app-error";
import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";
import { headToPut } from "../rows/row-to-entity";
import { depthOf, leafBehind, readTree } from "./branch-tree";
import { type ForkDeps, forkPuts, readForks } from "./fork-store";
import { leaveSiblings } from "./forks";
import { refuseWhileRunning } from "./running-turns";
import { readShownPath } from "./shown-path";
import type { TurnDeps } from "./turn-deps";

export type ShowDeps = Pick<TurnDeps, "database" | "keys" | "reader" | "state" | "writer">;

type Input = {
  readonly conversationId: Id;
  /** A message of the branch that is shown, in the place where it is to change or behind it. */
  readonly from: Id;
  /** Another message in that place. */
  readonly to: Id;
};

/**
 * Shows the branch through `to`, as far as it went when it was left; relaxed, and nothing where it is
 * shown already. Fails with `not-found`, with `turn-running` while a turn of the conversation runs,
 * and with `conflict` where `from` is not on the branch that is shown, or `to` in no place of it.
 */
export async function showBranch(deps: ShowDeps, input: Input): Promise<void> {
  const { conversationId, from, to } = input;
  await deps.writer.write(async (commit) => {
    const [head, ...rows] = await Promise.all([
      deps.state.head(conversationId),
      deps.reader.find("messages", from),
      deps.reader.find("messages", to),
    ]);
    const isHere = rows.every((row) => row?.parent === conversationId);
    if (head === null || !isHere) throw new AppError("not-found");
    await refuseWhileRunning(deps.database, conversationId);
    const found = await readForks(deps, head);
    const siblings = findSiblings(found.forks, to);
    const path = await readShownPath(deps.database, head, new Set(siblings.map(({ id }) => id)));
    if (path.has(to)) return;
    const isBeside = siblings.some(({ id }) => path.has(id));
    if (!isBeside || !path.has(from)) throw new AppError("conflict");

    const shown = await findEnd(deps, conversationId, { to, siblings });
    const left = head.payload.activeLeaf ?? from;
    const forks = leaveSiblings(found.forks, { path, leaf: left });
    await commit({
      durability: "relaxed",
      heads: [headToPut(head, shown)],
      puts: forkPuts(conversationId, found, forks),
    });
  });
}

function findSiblings(forks: readonly Fork[], to: Id): Fork["ways"] {
  const fork = forks.find(({ ways: siblings }) => siblings.some(({ id }) => id === to));
  if (fork === undefined) throw new AppError("conflict");
  return fork.ways;
}

/** The end of a branch, as the head keeps it. */
type BranchEnd = { readonly activeLeaf: Id; readonly nextDepth: number };

/** Where the branch through a sibling was left; its newest message where that one is gone. */
export async function findEnd(
  { database, reader }: Pick<ForkDeps, "database"> & Pick<TurnDeps, "reader">,
  conversationId: Id,
  { to, siblings }: { readonly to: Id; readonly siblings: Fork["ways"] },
): Promise<BranchEnd> {
  const leaf = siblings.find(({ id }) => id === to)?.leaf ?? to;
  const row = await reader.find("messages", leaf);
  const message = row?.parent === conversationId ? await reader.tryOpen("messages", row) : null;
  if (message !== null) return { activeLeaf: leaf, nextDepth: message.payload.depth + 1 };
  const tree = await readTree(database, conversationId);
  // One that is there and does not open still ends its branch.
  const activeLeaf = row?.parent === conversationId ? leaf : leafBehind(tree, to);
  return { activeLeaf, nextDepth: depthOf(tree, activeLeaf) + 1 };
}
