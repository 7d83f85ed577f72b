import type { ImportedMessage } from "../domain/imported";
import type { Note } from "./note";
import type { FoundPicture } from "./picture-source";

/** A message as it was found; without `kept` where only what hangs on it counts. */
export type FoundNode = {
  readonly parent: string | null;
  readonly kept:
    | ({
        readonly role: ImportedMessage["role"];
        readonly text: string;
        readonly createdAt: number | null;
        readonly model: string;
        readonly pictures?: readonly FoundPicture[];
      } & Pick<
        ImportedMessage,
        "provider" | "thinking" | "status" | "files" | "metadata" | "sources"
      >)
    | null;
};

export type FoundNodes = ReadonlyMap<string, FoundNode>;

export type OrderedMessages = {
  /** Every message after the one it follows, a branch before the next, the older branch first. */
  readonly messages: readonly ImportedMessage[];
  /** The message itself where it was kept, else the nearest one before it that was. */
  readonly nearest: (id: string) => string | null;
};

type Input = {
  readonly nodes: FoundNodes;
  /** For messages that tell no time, where none before them does. */
  readonly createdAt: number;
  readonly note: Note;
};

/**
 * The kept messages as a tree, whatever is wrong with the links: a missing parent makes a beginning,
 * a circle is cut open. Takes no recursion, as a tree may be as deep as the file is long.
 */
export function orderMessages({ nodes, createdAt, note }: Input): OrderedMessages {
  const above = keptAbove(nodes, note);
  const followers = new Map<string | null, string[]>();
  for (const [id, { kept }] of nodes) {
    if (kept === null) continue;
    const previous = above.get(id) ?? null;
    const known = followers.get(previous);
    if (known === undefined) followers.set(previous, [id]);
    else known.push(id);
  }
  const messages: ImportedMessage[] = [];
  const times = new Map<string | null, number>([[null, createdAt]]);
  const walk = (from: readonly string[]) => {
    const waiting = [...from].reverse();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const kept = nodes.get(id)?.kept;
      if (kept == null || times.has(id)) continue;
      const previous = above.get(id) ?? null;
      const time = kept.createdAt ?? times.get(previous) ?? createdAt;
      times.set(id, time);
      const { pictures: _pictures, ...said } = kept;
      messages.push({ ...said, id, previous, createdAt: time });
      for (const next of oldestFirst(nodes, followers.get(id)).reverse()) waiting.push(next);
    }
  };
  walk(oldestFirst(nodes, followers.get(null)));
  for (const [id, { kept }] of nodes) {
    if (kept === null || times.has(id)) continue;
    note("cycle");
    const start = onCircle(above, id);
    above.set(start, null);
    walk([start]);
  }
  const nearest = (id: string) => (nodes.get(id)?.kept == null ? (above.get(id) ?? null) : id);
  return { messages, nearest };
}

/** For every message the nearest kept one before it; null at a beginning. */
function keptAbove(nodes: FoundNodes, note: Note): Map<string, string | null> {
  const above = new Map<string, string | null>();
  for (const start of nodes.keys()) {
    const passed: string[] = [];
    const onPath = new Set<string>();
    let found: string | null = null;
    for (let id = start; !above.has(id); ) {
      passed.push(id);
      onPath.add(id);
      const parent: string | null = nodes.get(id)?.parent ?? null;
      const node = parent === null ? undefined : nodes.get(parent);
      if (parent === null || node === undefined) {
        if (parent !== null) note("parent");
        break;
      }
      if (node.kept !== null) {
        found = parent;
        break;
      }
      if (onPath.has(parent)) {
        note("cycle");
        break;
      }
      found = above.get(parent) ?? null;
      id = parent;
    }
    for (const id of passed) above.set(id, found);
  }
  return above;
}

/** A message on the circle that all ways up from here end in. */
function onCircle(above: ReadonlyMap<string, string | null>, from: string): string {
  const seen = new Set<string>();
  let id = from;
  while (!seen.has(id)) {
    seen.add(id);
    id = above.get(id) ?? id;
  }
  return id;
}

function oldestFirst(nodes: FoundNodes, ids: readonly string[] = []): string[] {
  if (ids.length < 2) return [...ids];
  const timeOf = (id: string) => nodes.get(id)?.kept?.createdAt ?? 0;
  return [...ids].sort((left, right) => timeOf(left) - timeOf(right));
}
