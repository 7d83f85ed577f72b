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

describe("a sealed database of version 5", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(5, frozen);
    await expectConversation(opened);
    await expectModelWork(opened);
    await expectConnected(opened, FROZEN_IMAGE);
  });

  it("M-096 holds the key of its backups", async () => {
    const { store } = await openFrozen(5, { name: "whole", by: "recovery" });
    const { recoveryKey } = await readFrozen(5);
    expect(await store.backups.read()).toEqual(makeBackupState(recoveryKey));
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(5);
  });
});
