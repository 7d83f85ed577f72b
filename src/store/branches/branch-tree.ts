import type { Fork } from "../../domain/branching";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { scanMessages } from "../database/scan-rows";

/** A message by its clear columns. */
export type TreePlace = {
  readonly id: Id;
  readonly previous: Id | null;
  readonly order: number;
};

/** A message by its clear columns, and whether its text was deleted. */
export type KnownPlace = TreePlace & { readonly isDeleted: boolean };

/** Every message of a conversation by its clear columns, in the order of the log; opens none. */
export async function readTree(
  database: Database,
  conversationId: Id,
): Promise<readonly TreePlace[]> {
  const places: TreePlace[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    for (const { id, previous, order } of batch) places.push({ id, previous, order });
  }
  return places;
}

/**
 * Where these messages (in the order of the log) go on in more than one way; each sibling's leaf is the
 * newest message behind it, which is where it was left if nobody has shown an older one since.
 */
export function forksOf(places: readonly TreePlace[]): Fork[] {
  const newest = newestBehind(places);
  const ids = new Set(places.map(({ id }) => id));
  const siblingsByPrevious = new Map<Id | null, Id[]>();
  for (const { id, previous } of places) {
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
export function newestBehind(places: readonly TreePlace[]): ReadonlyMap<Id, TreePlace> {
  const newest = new Map<Id, TreePlace>();
  // A message stands later in the log than the one it follows, so what follows is known first.
  for (const place of places.toReversed()) {
    const leaf = newest.get(place.id) ?? place;
    newest.set(place.id, leaf);
    if (place.previous === null) continue;
    const other = newest.get(place.previous);
    if (other === undefined || other.order < leaf.order) newest.set(place.previous, leaf);
  }
  return newest;
}

/** The newest message of the branches through this one; itself where nothing follows. */
export function leafBehind(places: readonly TreePlace[], id: Id): Id {
  return newestBehind(places).get(id)?.id ?? id;
}

/** How many messages stand before this one in its branch, as the clear columns tell. */
export function depthOf(places: readonly TreePlace[], id: Id): number {
  const previousById = new Map(places.map((place) => [place.id, place.previous]));
  let depth = 0;
  let at = previousById.get(id) ?? null;
  // A chain that was bent into a circle ends, too.
  while (at !== null && depth < places.length) {
    depth += 1;
    at = previousById.get(at) ?? null;
  }
  return depth;
}
