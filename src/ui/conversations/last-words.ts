import type { ConversationCard, LastWords } from "../../contract/conversation";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";

export type KnownWords = ReadonlyMap<Id, LastWords>;

export type Seen = { readonly conversationId: Id; readonly isSeen: boolean };

/** What was said last in conversations, read for those of which the rows are in view. */
export type LastWordsReader = Pick<Cell<KnownWords>, "get" | "subscribe"> & {
  /** These are listed now; what is known of others is forgotten. */
  readonly list: (cards: readonly ConversationCard[]) => void;
  /** Rows have come into view, or have left it. */
  readonly see: (changes: readonly Seen[]) => void;
};

/** As many as are asked for at once. */
const MOST = 100;

/** Whether something was said in it that its row may show. */
export function hasWords({ conversation }: ConversationCard): boolean {
  const { temporary, messageCount, deletedCount } = conversation;
  return !temporary && messageCount > deletedCount;
}

/** The last words that belong to a card; empty while they are not known, and where it has changed since. */
export function wordsOf(known: KnownWords, { conversation }: ConversationCard): string {
  const words = known.get(conversation.id);
  return words !== undefined && words.version >= conversation.version ? words.text : "";
}

/** Asks once for each version of a conversation whose row is seen. */
export function createLastWords(client: Pick<Client, "call">): LastWordsReader {
  const cell = createCell<KnownWords>(new Map());
  const seen = new Set<Id>();
  /** Versions that are being asked for. */
  const pending = new Map<Id, number>();
  let versions: ReadonlyMap<Id, number> = new Map();
  const isWanted = (id: Id) => {
    const version = versions.get(id);
    if (version === undefined || pending.get(id) === version) return false;
    return (cell.get().get(id)?.version ?? 0) < version;
  };
  const take = (words: readonly LastWords[]) => {
    const known = new Map(cell.get());
    for (const one of words) {
      const before = known.get(one.conversationId)?.version ?? 0;
      if (versions.has(one.conversationId) && one.version > before) {
        known.set(one.conversationId, one);
      }
    }
    cell.set(known);
  };
  const look = async () => {
    const ids = [...seen].filter(isWanted).slice(0, MOST);
    if (ids.length === 0) return;
    const mine = new Map(ids.map((id) => [id, versions.get(id) ?? 0]));
    for (const [id, version] of mine) pending.set(id, version);
    try {
      const { words } = await runTwice(() => client.call("conversation.lastWords", { ids }));
      take(words);
    } catch {
      // A row is whole without them, and asked for anew with the next change of what is seen.
    }
    for (const [id, version] of mine) if (pending.get(id) === version) pending.delete(id);
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    list: (cards) => {
      versions = new Map(
        cards.filter(hasWords).map(({ conversation: { id, version } }) => [id, version]),
      );
      const kept = [...cell.get()].filter(([id]) => versions.has(id));
      if (kept.length < cell.get().size) cell.set(new Map(kept));
      void look();
    },
    see: (changes) => {
      for (const { conversationId, isSeen } of changes) {
        if (isSeen) seen.add(conversationId);
        else seen.delete(conversationId);
      }
      // A list that goes with a lock asks for nothing any more.
      if (changes.some(({ isSeen }) => isSeen)) void look();
    },
  };
}
