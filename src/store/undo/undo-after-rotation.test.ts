import { expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { makeKeyring } from "../../../test/builders/make-store";
import { createUndoRecord } from "../rows/undo-record";

it("what was sealed under a key that is gone is told as too late, and stays as it is", async () => {
  const { store, keys, clock } = await makeFullStore();
  const record = createUndoRecord(clock.now());
  const [connection] = await store.connections.list();
  const id = connection?.id ?? "";
  const [former, current] = [keys.current(), await makeKeyring("12345678")];
  keys.use({ current, former });
  await store.connections.remove({ id, record });
  for (let done = false; !done; ) done = (await store.resealNext()).done;
  keys.use({ current, former: null });
  const { generation } = await store.rows.generation();
  await expect(store.undo(record)).rejects.toMatchObject({ code: "undo-late" });
  // Not even its tombstone is gone.
  expect((await store.rows.generation()).generation).toBe(generation);
  expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
});
