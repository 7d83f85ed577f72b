import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { ImportedMessage } from "../../domain/imported";
import type { KnownNode } from "../branches/branch-tree";
import { scanMessages } from "../database/scan-rows";
import type { TryDeps } from "../rows/row-deps";
import type { Head } from "../rows/set-state";

/** A stored message, as far as one that follows it needs it. */
export type StoredNode = { readonly id: Id; readonly depth: number };

/** What a conversation holds of earlier imports. */
export type KnownMessages = {
  /** All its messages, the person's later ones too, in the order of the log. */
  readonly nodes: readonly KnownNode[];
  /** The stored message that this one became, given the one before it; null where it is missing. */
  readonly find: (message: ImportedMessage, previous: Id | null) => StoredNode | null;
};

/** What a conversation that is not stored yet holds. */
export const NOTHING_KNOWN: KnownMessages = { nodes: [], find: () => null };

type Input = {
  readonly head: Head;
  readonly conversation: { readonly createdAt: number };
  readonly source: Origin["source"];
  /** Takes out of a text what is not to be kept, as was done before it was stored. */
  readonly hide?: ((text: string) => string) | undefined;
};

type DeletedNode = StoredNode & { readonly createdAt: number };

/**
 * Opens all messages of a conversation that is imported again. One whose text was deleted tells no
 * more what it was called elsewhere; it is known by its place and time, so that an import never brings
 * back what was deleted. A message that was exported from this vault is known by its own id, one of LM
 * Studio's that was named by its place, as the first releases did, by what it says.
 */
export async function readKnown(
  deps: TryDeps,
  { head, conversation, source, hide = (text) => text }: Input,
): Promise<KnownMessages> {
  const nodes: KnownNode[] = [];
  const byImportId = new Map<string, StoredNode>();
  const ownById = new Map<string, StoredNode>();
  const deleted = new Map<string, DeletedNode[]>();
  const byWords = createByWords(hide);
  for await (const batch of scanMessages(deps.database, head.row.id)) {
    const opened = await Promise.all(batch.map((row) => deps.reader.tryOpen("messages", row)));
    for (const [at, { id, previous, order }] of batch.entries()) {
      const payload = opened[at]?.payload;
      nodes.push({ id, previous, order, isDeleted: (payload?.deletedAt ?? null) !== null });
      if (payload === undefined) continue;
      const node = { id, depth: payload.depth };
      if (source === "confidant") ownById.set(id, node);
      const importId = payload.metadata?.importId;
      if (importId !== undefined) {
        byImportId.set(importId, node);
        if (source === "lmstudio" && POSITION_ID.test(importId))
          byWords.note(payload, node, previous);
      } else if (payload.deletedAt !== null) {
        const key = matchKey(previous, payload.role);
        const one = { ...node, createdAt: payload.createdAt };
        deleted.set(key, [...(deleted.get(key) ?? []), one]);
      }
    }
  }
  // Where a file tells no times, all are that of its import, as the conversation's own is.
  const later = conversation.createdAt - head.payload.createdAt;
  const takeDeleted = ({ role, createdAt }: ImportedMessage, previous: Id | null) => {
    const all = deleted.get(matchKey(previous, role)) ?? [];
    const times = [createdAt, createdAt - later];
    const at = all.findIndex((one) => times.includes(one.createdAt));
    return at < 0 ? null : (all.splice(at, 1)[0] ?? null);
  };
  return {
    nodes,
    find: (message, previous) =>
      byImportId.get(message.id) ??
      ownById.get(message.id) ??
      byWords.take(message, previous) ??
      takeDeleted(message, previous) ??
      null,
  };
}

/** The name of a message that was nothing but its place there, and its version. */
const POSITION_ID = /^\d+\.\d+$/;

/** Stored messages by who said what, each for one of the file: where several say so, by what they follow. */
function createByWords(hide: (text: string) => string) {
  const byKey = new Map<string, (StoredNode & { readonly previous: Id | null })[]>();
  return {
    note: (
      { role, text }: { readonly role: string; readonly text: string },
      node: StoredNode,
      previous: Id | null,
    ) => {
      const key = matchKey(text, role);
      const all = byKey.get(key) ?? [];
      all.push({ ...node, previous });
      byKey.set(key, all);
    },
    take: ({ role, text }: ImportedMessage, previous: Id | null): StoredNode | null => {
      const all = byKey.get(matchKey(hide(text), role)) ?? [];
      const at = all.findIndex((one) => one.previous === previous);
      return all.splice(Math.max(at, 0), 1)[0] ?? null;
    },
  };
}

function matchKey(beside: Id | string | null, role: string): string {
  return JSON.stringify([beside, role]);
}
