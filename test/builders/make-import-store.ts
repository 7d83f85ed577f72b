import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { createKeySet } from "../../src/crypto/key-set";
import type { ImportedConversation, ImportedMessage } from "../../src/domain/imported";
import type { Message } from "../../src/domain/message";
import { createGenerationMark } from "../../src/store/database/generation-mark";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import { createImportStore } from "../../src/store/imports/import-store";
import { checkStore } from "../../src/store/repair/check-store";
import { createQuarantine } from "../../src/store/rows/quarantine";
import { createRowReader } from "../../src/store/rows/row-reader";
import { contextToPut, headToConversation, rowToMessage } from "../../src/store/rows/row-to-entity";
import { createSetState } from "../../src/store/rows/set-state";
import { createWriter } from "../../src/store/rows/writer";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { makeContext } from "./make-context";
import { makeKeyring } from "./make-store";

/** The part of a store that imports, over an empty IndexedDB in memory, with one context. */
export async function makeImportStore() {
  const database = createDatabase("confidant", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const keys = createKeySet({ current: await makeKeyring("0badcafe"), former: null });
  const quarantine = createQuarantine();
  const mark = createGenerationMark(createFakeKeyValueArea(), "confidant");
  const reader = createRowReader({ database, keys, quarantine });
  const state = createSetState({ database, reader, mark, quarantine });
  const locks = createFakeLocks();
  const writer = createWriter({ database, keys, state, mark, locks, caches: [] });
  const clock = { now: () => Date.UTC(2025, 7, 24) };
  const deps = { database, keys, quarantine, mark, reader, state, writer, clock };
  const context = makeContext({ id: crypto.randomUUID() });
  await writer.write((commit) =>
    commit({ durability: "strict", puts: [contextToPut(context, null)] }),
  );
  return {
    ...deps,
    context,
    imports: createImportStore(deps),
    addContext: async (name: string) => {
      const another = makeContext({ id: crypto.randomUUID(), name });
      await writer.write((commit) =>
        commit({ durability: "strict", puts: [contextToPut(another, null)] }),
      );
      return another;
    },
    /** As after a restart of the worker. */
    restarted: () => createImportStore(deps),
    check: () => checkStore(deps),
    conversations: async () => {
      const rows = await reader.findAll("conversations");
      const heads = await Promise.all(rows.map((row) => reader.open("conversations", row)));
      return heads.map(headToConversation).sort((left, right) => left.order - right.order);
    },
    /** In the order of the log. */
    messages: async (): Promise<Message[]> => {
      const rows = await reader.findAll("messages");
      const opened = await Promise.all(rows.map((row) => reader.open("messages", row)));
      return opened.map(rowToMessage).sort((left, right) => left.order - right.order);
    },
    forks: async () => {
      const rows = await reader.findAll("forks");
      return Promise.all(rows.map(async (row) => (await reader.open("forks", row)).payload.forks));
    },
  };
}

export type ImportHarness = Awaited<ReturnType<typeof makeImportStore>>;

/** A message of an import; what it follows comes before the `>`, as in `q>a`, `>q`. */
export function makeImported(link: string, over: Partial<ImportedMessage> = {}): ImportedMessage {
  const [previous = "", id = ""] = link.split(">");
  const role = id.startsWith("q") ? "user" : "assistant";
  return {
    id,
    previous: previous === "" ? null : previous,
    role,
    text: `text of ${id}`,
    createdAt: Date.UTC(2024, 0, 1) + id.length,
    model: role === "user" ? "" : "gpt-4o",
    ...over,
  };
}

/** A conversation of an import with these messages. */
export function makeImportedConversation(
  links: readonly string[],
  over: Partial<ImportedConversation> = {},
): ImportedConversation {
  return {
    id: "c1",
    title: "A title",
    createdAt: Date.UTC(2024, 0, 1),
    updatedAt: Date.UTC(2024, 0, 2),
    messages: links.map((link) => makeImported(link)),
    leaf: null,
    rank: 0,
    ...over,
  };
}
