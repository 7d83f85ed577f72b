import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { rawRows } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createFakeLocks } from "../../../test/fakes/locks";
import { createStore } from "../create-store";
import { createGenerationMark } from "../database/generation-mark";
import { createDatabase, openDatabase } from "../database/open-database";
import { TABLE_NAMES } from "../database/schema";
import { createStagedStore } from "./create-staged-store";

it("the store of before a restore, whole in the new one's place, is found older than that", async () => {
  const former = await makeFullStore();
  const { keys, clock } = former;
  const database = createDatabase("staged", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const local = createFakeKeyValueArea();
  const open = () =>
    createStore({ database, keys, clock, local, locks: createFakeLocks(), storeName: "staged" });
  const { generation: above } = await former.restart().rows.generation();
  const staged = createStagedStore({ database, keys, clock });
  await staged.finish({ lastOrder: 0, backups: null, above });
  createGenerationMark(local, "staged").publish(above + 1);
  expect(await open().check()).toMatchObject({ mismatched: [], rewound: false });
  expect((await open().rows.generation()).generation).toBeGreaterThan(above);
  for (const table of TABLE_NAMES) {
    await rawTable(database, table).clear();
    await rawTable(database, table).bulkPut(await rawRows(former.database, table));
  }
  expect(await open().check()).toMatchObject({ unreadable: [], mismatched: [], rewound: true });
});
