import { describe, expect, it } from "vitest";
import {
  expectConnected,
  expectConversation,
  expectModelWork,
  expectSealedAnew,
} from "../builders/frozen-facts";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

/** As it was handed over when the database was frozen (base64). */
const FROZEN_IMAGE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a sealed database of version 4", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(4, frozen);
    await expectConversation(opened);
    await expectModelWork(opened);
    await expectConnected(opened, FROZEN_IMAGE);
    expect(await opened.store.backups.read()).toBeNull();
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(4);
  });
});
