import { describe, expect, it } from "vitest";
import { expectConversation, expectModelWork, expectSealedAnew } from "../builders/frozen-facts";
import type { FrozenDatabase } from "../builders/frozen-store";
import { makeFrozen } from "../builders/make-frozen";
import { FROZEN_CASES, openFrozen, readFrozen } from "../builders/open-frozen";

describe("a sealed database of version 8", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(8, frozen);
    await expectConversation(opened, "Confidant");
    await expectModelWork(opened);
  });

  it("holds a prompt of the library, and one of version 7 takes one", async () => {
    const { store } = await openFrozen(8, { name: "whole", by: "passphrase" });
    const fields = { title: "Translate", command: "tr", text: "Into {{language}}: " };
    expect(await store.savedPrompts().list()).toMatchObject([fields]);
    const former = (await openFrozen(7, { name: "whole", by: "passphrase" })).store.savedPrompts();
    expect(await former.list()).toEqual([]);
    await former.save({ id: crypto.randomUUID(), version: null, fields });
    expect(await former.list()).toMatchObject([fields]);
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(8);
  });

  it("M-096 has the form that the store has today: another one is another version", async () => {
    const frozen = await readFrozen(8);
    const today = await makeFrozen(frozen);
    for (const name of ["whole", "rotating", "device"] as const) {
      expect(formOf(frozen.databases[name])).toEqual(formOf(today.databases[name]));
    }
  });
});

/** The columns of each table's rows; none for a table without a row. */
function formOf(frozen: FrozenDatabase) {
  return Object.fromEntries(
    Object.entries(frozen).map(([table, rows]) => {
      const columns = rows.flatMap((row) => Object.keys(row as object));
      return [table, [...new Set(columns)].sort()];
    }),
  );
}
