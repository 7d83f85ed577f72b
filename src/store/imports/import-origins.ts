import type { KeySet } from "../../crypto/key-set";
import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import { type RowReader, tryOpenAll } from "../rows/row-reader";

export type ImportOrigins = {
  /** The conversation that came from there, as far as it is still here; null for none. */
  readonly find: (origin: Origin) => Promise<Id | null>;
  /** Takes one that was stored just now. */
  readonly note: (origin: Origin, conversationId: Id) => void;
};

type Deps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "current">;
  readonly reader: Pick<RowReader, "tryOpen" | "find">;
};

/**
 * Which conversations came from where; one that was exported from this vault is known as itself. All heads are opened once, when it is first asked; after that
 * only imports add to it, so whoever is told a conversation has to look whether it is still there.
 */
export function createImportOrigins({ database, keys, reader }: Deps): ImportOrigins {
  let known: Promise<Map<string, Id>> | null = null;

  const read = async () => {
    const ids = new Map<string, Id>();
    for await (const batch of scanTable(database, "conversations")) {
      const heads = await tryOpenAll(reader, "conversations", batch);
      for (const head of heads) {
        const { origin } = head.payload;
        if (origin !== null) ids.set(originKey(origin), head.row.id);
      }
    }
    return ids;
  };
  return {
    find: async (origin) => {
      // What is in memory is not to be read without the keys.
      keys.current();
      const { source, id } = origin;
      if (source === "confidant" && (await isHere(reader, id))) return id;
      known ??= read().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return (await known).get(originKey(origin)) ?? null;
    },
    note: (origin, conversationId) => {
      known = known?.then((ids) => ids.set(originKey(origin), conversationId)) ?? null;
    },
  };
}

/** Whether a conversation of that id is here; one that does not open is to be had again. */
async function isHere(reader: Deps["reader"], id: Id): Promise<boolean> {
  const row = await reader.find("conversations", id);
  return row !== null && (await reader.tryOpen("conversations", row)) !== null;
}

/** One text for what a conversation is called in all products. */
export function originKey({ source, id }: Origin): string {
  return `${source}:${id}`;
}
