import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createAskingClient, createPresence } from "./presence";

function setUp() {
  const worker = { isThere: false, requestCount: 0 };
  const presence = createPresence();
  const { client } = createFakeClient({
    "vault.newRecoveryKey": () => {
      worker.requestCount += 1;
      if (!worker.isThere) throw new AppError("reauthentication-required");
      return { key: "made" };
    },
    "vault.lock": () => {
      throw new AppError("locked");
    },
  });
  return { worker, presence, asking: createAskingClient(client, presence) };
}

describe("a call that needs the person", () => {
  it("asks once for all that wait, and goes on with each", async () => {
    const { worker, presence, asking } = setUp();
    const both = Promise.all([
      asking.call("vault.newRecoveryKey", {}),
      asking.call("vault.newRecoveryKey", {}),
    ]);
    await expect.poll(() => worker.requestCount).toBe(2);
    await expect.poll(presence.isOpen.get).toBe(true);
    worker.isThere = true;
    presence.answer(true);
    expect(await both).toEqual([{ key: "made" }, { key: "made" }]);
    expect(presence.isOpen.get()).toBe(false);
  });

  it("fails as it had where the question is left, and is asked anew the next time", async () => {
    const { worker, presence, asking } = setUp();
    for (const expected of [1, 2]) {
      const call = asking.call("vault.newRecoveryKey", {});
      await expect.poll(presence.isOpen.get).toBe(true);
      presence.answer(false);
      await expect(call).rejects.toMatchObject({ code: "reauthentication-required" });
      expect(worker.requestCount).toBe(expected);
    }
  });

  it("asks nothing for any other failure", async () => {
    const { presence, asking } = setUp();
    await expect(asking.call("vault.lock", {})).rejects.toMatchObject({ code: "locked" });
    expect(presence.isOpen.get()).toBe(false);
  });
});
