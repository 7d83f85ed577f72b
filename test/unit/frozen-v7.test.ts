import { describe, expect, it } from "vitest";
import { expectConversation, expectModelWork, expectSealedAnew } from "../builders/frozen-facts";
import type { FrozenDatabase } from "../builders/frozen-store";
import { makeFrozen } from "../builders/make-frozen";
import { makeProgram } from "../builders/make-program";
import { FROZEN_CASES, openFrozen, readFrozen } from "../builders/open-frozen";

describe("a sealed database of version 7", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(7, frozen);
    await expectConversation(opened, "Confidant");
    await expectModelWork(opened);
  });

  it("holds a program with what its token is known by", async () => {
    const { store } = await openFrozen(7, { name: "whole", by: "passphrase" });
    const { id: _, ...program } = makeProgram();
    expect(await store.programs().list()).toMatchObject([program]);
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(7);
  });

  it("M-096 has the form that the store has today: another one is another version", async () => {
    const frozen = await readFrozen(7);
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
