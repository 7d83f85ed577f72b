import { describe, expect, it } from "vitest";
import {
  expectConnected,
  expectConversation,
  expectModelWork,
  expectSealedAnew,
} from "../builders/frozen-facts";
import { makeBackupState } from "../builders/make-full-store";
import { FROZEN_CASES, openFrozen, readFrozen } from "../builders/open-frozen";

/** As it was handed over when the database was frozen (base64). */
const FROZEN_IMAGE =
  "iVBORw0KGgoAAAANSUhEUgAAAu4AAABkCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a sealed database of version 6", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(6, frozen);
    await expectConversation(opened, "Confidant");
    await expectModelWork(opened);
    await expectConnected(opened, FROZEN_IMAGE);
  });

  it("M-096 holds the key of its backups", async () => {
    const { store } = await openFrozen(6, { name: "whole", by: "recovery" });
    const { recoveryKey } = await readFrozen(6);
    expect(await store.backups.read()).toEqual({ ...makeBackupState(recoveryKey), edition: 1 });
  });

  it("holds a step that a turn went on after, with its result, and what was deleted for good", async () => {
    const { store, database } = await openFrozen(6, { name: "whole", by: "passphrase" });
    const [plan] = await store.plans.list({ limit: 1 });
    expect((await store.plans.read(plan?.turnId ?? ""))?.steps).toMatchObject([
      { index: 0, toolCalls: [{ name: "look" }], results: [{ call: "call", text: "seen" }] },
    ]);
    const ids = await database.rows("tombstones").primaryKeys();
    const found = [...(await store.rows.find("tombstones", ids)).values()];
    const payloads = found.map((row) => (row === "unreadable" ? row : row.payload)).join("\n");
    expect([ids.length, payloads]).toEqual([2, expect.stringMatching(/"presets"|"facts"/)]);
    for (const table of ["presets", "facts"]) expect(payloads).toContain(`"${table}"`);
  });

  it("holds a block with its document and history, a share, a note, a fact, and one that was forgotten", async () => {
    const { store, database } = await openFrozen(6, { name: "whole", by: "passphrase" });
    const [block] = await database.rows("blocks").toArray();
    const { blocks, archival } = store.memory();
    const document = await blocks.readDocument(block?.id ?? "");
    expect(document).toMatchObject({ block: { label: "project", text: "One. Two." }, lost: 0 });
    expect([document.state?.length, document.updates.length]).toEqual([1, 1]);
    const { id } = document.block;
    expect((await blocks.history({ id, before: null, limit: 9 })).revisions).toHaveLength(2);
    const { contextId } = document.block;
    expect((await store.readBlocks(contextId)).shared).toHaveLength(1);
    expect(await store.readFacts(contextId)).toMatchObject([{ key: "city", value: "Turin" }]);
    expect(await database.rows("forgotten_facts").count()).toBe(1);
    const all = { contextId, skip: 0, limit: 9 };
    const { entries } = await archival.list(all);
    expect(entries.map(({ text }) => text)).toEqual([expect.stringMatching(/france/iu)]);
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(6);
  });
});
