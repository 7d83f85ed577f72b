import { type Manifest, type ManifestDeps, readManifest } from "./read-manifest";
import { tryOpenAll } from "./row-reader";
import type { OpenedRow } from "./sealed-row";

export type Head = OpenedRow<"conversations">;

/** The rows that every write needs, kept opened between writes. */
export type SetState = {
  readonly manifest: () => Promise<Manifest>;
  /** The manifest's generation as far as it is known: 0 before it was read, and after a commit failed. */
  readonly generation: () => number;
  /** Null where no such conversation exists; fails where its row does not open. */
  readonly head: (conversationId: string) => Promise<Head | null>;
  /** Of many, read at once; without those that do not exist or do not open. */
  readonly heads: (conversationIds: readonly string[]) => Promise<ReadonlyMap<string, Head>>;
  /** Takes what a commit has just written. */
  readonly accept: (written: {
    readonly manifest: Manifest;
    readonly heads: readonly Head[];
    /** Ids of conversations whose head was removed. */
    readonly gone: readonly string[];
  }) => void;
  /** Forgets everything, after a commit failed: the next use reads the disk. */
  readonly drop: () => void;
};

/** A cache of the manifest and of conversation heads, right as long as only commits change them. */
export function createSetState(deps: ManifestDeps): SetState {
  let manifest: Manifest | null = null;
  let epoch = 0;
  const headsById = new Map<string, Head>();
  const readHeads = async (ids: readonly string[]) => {
    const started = epoch;
    const rows = await deps.reader.findMany("conversations", ids);
    const read = await tryOpenAll(deps.reader, "conversations", rows);
    // A commit in between knows better than what was read before it.
    if (started === epoch) for (const head of read) headsById.set(head.row.id, head);
    return read;
  };

  return {
    manifest: async () => {
      manifest ??= await readManifest(deps);
      return manifest;
    },
    generation: () => manifest?.generation ?? 0,
    head: async (conversationId) => {
      const known = headsById.get(conversationId);
      if (known !== undefined) return known;
      const started = epoch;
      const head = await deps.reader.get("conversations", conversationId);
      // A commit in between knows better than what was read before it.
      if (head !== null && started === epoch) headsById.set(conversationId, head);
      return head;
    },
    heads: async (ids) => {
      const known = ids.map((id) => headsById.get(id)).filter((head) => head !== undefined);
      const unknown = ids.filter((id) => !headsById.has(id));
      const read = unknown.length === 0 ? [] : await readHeads(unknown);
      return new Map([...known, ...read].map((head) => [head.row.id, head]));
    },
    accept: (written) => {
      epoch += 1;
      manifest = written.manifest;
      for (const id of written.gone) headsById.delete(id);
      for (const head of written.heads) headsById.set(head.row.id, head);
    },
    drop: () => {
      epoch += 1;
      manifest = null;
      headsById.clear();
    },
  };
}
