import { describe, expect, it } from "vitest";
import { expectConversation, expectModelWork, expectSealedAnew } from "../builders/frozen-facts";
import { makeProgram } from "../builders/make-program";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

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
});
