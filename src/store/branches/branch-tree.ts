import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { scanMessages } from "../database/scan-rows";

/** A message by its clear columns. */
export type TreeNode = {
  readonly id: Id;
  readonly previous: Id | null;
  readonly order: number;
};

/** A message by its clear columns, and whether its text was deleted. */
export type KnownNode = TreeNode & { readonly isDeleted: boolean };

/** Every message of a conversation by its clear columns, in the order of the log; opens none. */
export async function readTree(
  database: Database,
  conversationId: Id,
): Promise<readonly TreeNode[]> {
  const nodes: TreeNode[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    for (const { id, previous, order } of batch) nodes.push({ id, previous, order });
  }
  return nodes;
}

/**
 * Where these messages (in the order of the log) go on in more than one way; each sibling's leaf is the
 * newest message behind it, which is where it was left if nobody has shown an older one since.
 */
export function forksOf(nodes: readonly TreeNode[]): Fork[] {
  const newest = newestBehind(nodes);
  const ids = new Set(nodes.map(({ id }) => id));
  const siblingsByPrevious = new Map<Id | null, Id[]>();
  for (const { id, previous } of nodes) {
    // One that follows a missing message is read as following an earlier one: it is no sibling.
    if (previous !== null && !ids.has(previous)) continue;
    const siblings = siblingsByPrevious.get(previous);
    if (siblings === undefined) siblingsByPrevious.set(previous, [id]);
    else siblings.push(id);
  }
  return [...siblingsByPrevious]
    .filter(([, siblings]) => siblings.length > 1)
    .map(([previous, siblings]) => ({
      previous,
      ways: siblings.map((id) => ({ id, leaf: newest.get(id)?.id ?? id })),
    }));
}

/** By message, the newest message of the branches through it; itself where nothing follows. */
export function newestBehind(nodes: readonly TreeNode[]): ReadonlyMap<Id, TreeNode> {
  const newest = new Map<Id, TreeNode>();
  // A message stands later in the log than the one it follows, so what follows is known first.
  for (const node of nodes.toReversed()) {
    const leaf = newest.get(node.id) ?? node;
    newest.set(node.id, leaf);
    if (node.previous === null) continue;
    const other = newest.get(node.previous);
    if (other === undefined || other.order < leaf.order) newest.set(node.previous, leaf);
  }
  return newest;
}

/** The newest message of the branches through this one; itself where nothing follows. */
export function leafBehind(nodes: readonly TreeNode[], id: Id): Id {
  return newestBehind(nodes).get(id)?.id ?? id;
}

/** How many messages stand before this one in its branch, as the clear columns tell. */
export function depthOf(nodes: readonly TreeNode[], id: Id): number {
  const previousById = new Map(nodes.map((node) => [node.id, node.previous]));
  let depth = 0;
  let at = previousById.get(id) ?? null;
  // A chain that was bent into a circle ends, too.
  while (at !== null && depth < nodes.length) {
    depth += 1;
    at = previousById.get(at) ?? null;
  }
  return depth;
}
