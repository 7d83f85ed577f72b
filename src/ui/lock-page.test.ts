import { beforeEach, describe, expect, it, vi } from "vitest";
import { startGate } from "../../test/builders/start-gate";
import { createFakeClient, UNLOCKED } from "../../test/fakes/fake-client";
import { lockPage } from "./lock-page";

const UPDATE = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 1,
  fields: { name: "Words" },
};

/** A page whose field sends what was typed last when it goes, as the page turns blank. */
async function setUp() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fake = createFakeClient({
    "vault.status": () => UNLOCKED,
    "context.update": () => answered,
  });
  const gate = await startGate(fake.client);
  const stop = gate.subscribe(() => {
    stop();
    setTimeout(() => gate.client.call("context.update", UPDATE));
  });
  const sent = () => fake.calls.map(({ name }) => name).filter((name) => name !== "vault.status");
  return { gate, sent, answer };
}

describe("lockPage", () => {
  let goes = () => {};
  let left = () => {};
  beforeEach(() => {
    left = () => {};
    vi.stubGlobal("addEventListener", (_: "pagehide", hear: () => void) => {
      goes = hear;
    });
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", { activeElement: { blur: () => left() } });
  });

  it("locks once what was typed last is kept", async () => {
    const { gate, sent, answer } = await setUp();
    const locking = lockPage(gate);
    expect(gate.get().session).toBeNull();
    await expect.poll(sent).toEqual(["context.update"]);
    answer();
    await locking;
    expect(sent()).toEqual(["context.update", "vault.lock"]);
  });

  it("locks all the same where that is not answered", async () => {
    const { gate, sent } = await setUp();
    await lockPage(gate);
    expect(sent()).toEqual(["context.update", "vault.lock"]);
  });

  it("locks at once where the page is closed meanwhile", async () => {
    const { gate, sent } = await setUp();
    const locking = lockPage(gate);
    await expect.poll(sent).toEqual(["context.update"]);
    goes();
    expect(sent()).toEqual(["context.update", "vault.lock"]);
    await locking;
    expect(sent()).toEqual(["context.update", "vault.lock"]);
  });

  it("locks where the page is closed before what is kept first is", async () => {
    const { gate, sent } = await setUp();
    const locking = lockPage(gate, () => new Promise(() => {}));
    goes();
    expect(sent()).toEqual(["vault.lock"]);
    await locking;
  });

  it("shows nothing while it waits, although the vault is told to be open still", async () => {
    const { gate, sent, answer } = await setUp();
    const locking = lockPage(gate);
    await expect.poll(sent).toEqual(["context.update"]);
    await gate.ask();
    expect(gate.get().session).toBeNull();
    answer();
    await locking;
    // As it was not locked here.
    expect(gate.get().session).not.toBeNull();
  });

  it("has the field left first that is kept by that alone, such as one for a number", async () => {
    const { gate } = await setUp();
    const seen: boolean[] = [];
    left = () => seen.push(gate.get().session !== null);
    await lockPage(gate);
    expect(seen).toEqual([true]);
  });
});
