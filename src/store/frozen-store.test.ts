import { describe, expect, it } from "vitest";
import { freezeDatabase, thawDatabase } from "../../test/builders/frozen-store";
import { makeFullStore } from "../../test/builders/make-full-store";
import { allRawRows, textsOf } from "../../test/builders/make-store";
import { rawTable } from "../../test/builders/raw-table";
import { createStore } from "./create-store";

describe("a frozen store", () => {
  it("thaws from its JSON text to the very same rows, and opens", async () => {
    const harness = await makeFullStore();
    await rawTable(harness.database, "device").put({ id: "device", key: Uint8Array.of(1, 2, 3) });
    const text = JSON.stringify(await freezeDatabase(harness.database));
    const database = await thawDatabase(JSON.parse(text), 8);
    expect(await allRawRows(database)).toEqual(await allRawRows(harness.database));
    expect((await database.device.get("device"))?.key).toEqual(Uint8Array.of(1, 2, 3));
    const store = createStore({ ...harness, database });
    expect(await textsOf({ ...harness, store })).toEqual(await textsOf(harness));
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });
});
