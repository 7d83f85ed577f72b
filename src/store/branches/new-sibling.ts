import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import type { Head } from "../rows/set-state";
import { leafBehind, readTree, type TreeNode } from "./branch-tree";
import { type ForkDeps, type FoundForks, forkPuts, readForks } from "./fork-store";
import { addSibling, leaveSiblings } from "./forks";
import { readShownPath } from "./shown-path";

type Beside = Pick<TreeNode, "id" | "previous">;

/** A place to which another sibling is to be added, and the branch that is left by that. */
export type OpenFork = {
  readonly head: Head;
  readonly beside: Beside;
  readonly found: FoundForks;
  readonly path: ReadonlySet<Id>;
  /** Where the branch through `beside` ends. */
  readonly leaf: Id;
};

/** What is to be known before another message can stand in the place of `beside`. */
export async function readOpenFork(
  deps: ForkDeps,
  head: Head,
  { id, previous }: Beside,
): Promise<OpenFork> {
  const found = await readForks(deps, head);
  const known = found.forks.find((fork) => fork.previous === previous);
  const siblings = known?.ways.map((sibling) => sibling.id) ?? [];
  const path = await readShownPath(deps.database, head, new Set([id, ...siblings]));
  const beside = { id, previous };
  const leaf = await findLeaf(deps, { head, beside, path });
  return { head, beside, found, path, leaf };
}

async function findLeaf(
  { database }: ForkDeps,
  { head, beside, path }: Pick<OpenFork, "head" | "beside" | "path">,
): Promise<Id> {
  const { activeLeaf } = head.payload;
  if (activeLeaf !== null && path.has(beside.id)) return activeLeaf;
  // Another window shows another branch by now.
  return leafBehind(await readTree(database, head.row.id), beside.id);
}

/** The rows to write when this sibling is added and shown. */
export function siblingPuts(
  { head, beside, found, path, leaf }: OpenFork,
  sibling: { readonly id: Id; readonly leaf: Id },
): Put[] {
  const shown = head.payload.activeLeaf;
  const left = shown === null ? found.forks : leaveSiblings(found.forks, { path, leaf: shown });
  const { previous, id } = beside;
  const forks = addSibling(left, { previous, beside: { id, leaf }, sibling });
  return forkPuts(head.row.id, found, forks);
}
