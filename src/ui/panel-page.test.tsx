import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { createFakeClient, settle, UNLOCKED } from "../../test/fakes/fake-client";
import type { VaultStatus } from "../contract/vault";
import { createGate } from "./gate/gate";
import { PanelPage } from "./panel-page";
import { createPanelShell } from "./panel-shell";

async function show(status: Partial<VaultStatus>, early = false) {
  const { client } = createFakeClient({ "vault.status": () => ({ ...UNLOCKED, ...status }) });
  const gate = createGate({
    client,
    open: (client) => createPanelShell({ client, readWindow: async () => 1 }),
    early,
    later: () => {},
    onLockBegun: () => {},
    cover: { hide: () => {}, show: () => {} },
  });
  const first = renderToStaticMarkup(<PanelPage gate={gate} />);
  gate.start();
  await settle();
  // What is loaded when it is seen is waited for.
  const { prelude } = await prerender(<PanelPage gate={gate} />);
  return { first, told: await new Response(prelude).text() };
}

describe("PanelPage", () => {
  it("paints its frame before it is known what may be shown, and neither lock nor composer", async () => {
    const { first, told } = await show({});
    expect(first).toContain("Confidant");
    expect(first).not.toMatch(/data-gate|data-composer|data-unlock/);
    expect(told).toContain('data-gate="open"');
    expect(told).toContain("data-composer");
  });

  it("is whole at once where the vault opens by itself", async () => {
    const { first } = await show({ protection: "none" }, true);
    expect(first).toContain("data-composer");
  });

  it.each([
    ["new", "data-set-up"],
    ["locked", "data-unlock"],
    ["unavailable", "data-retry-open"],
  ] as const)(
    "shows for a vault that is %s what leads on, and nothing else",
    async (state, has) => {
      const { told } = await show({ state }, true);
      expect(told).toContain(`data-gate="${state}"`);
      expect(told).toContain(has);
      expect(told).not.toMatch(/data-composer|data-conversation|data-context-name/);
    },
  );

  it("asks for every secret in a field that the browser keeps nothing of", async () => {
    const { told } = await show({ state: "locked" });
    const fields = told.match(/<input[^>]*>/g) ?? [];
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatch(/type="password"/);
    expect(fields[0]).toMatch(/autoComplete="off"/i);
    expect(fields[0]).not.toContain("value=");
  });

  it.each([
    ["quota-exceeded", true],
    ["row-tampered", true],
    ["internal", true],
    ["store-unavailable", false],
    ["version-unknown", false],
    ["key-missing", false],
    ["header-corrupt", false],
    ["worker-gone", false],
  ] as const)("offers of a store that fails with %s what opens: %s", async (code, offers) => {
    const { told } = await show({ state: "unavailable", failure: { code, data: {} } });
    expect(told.includes("data-export")).toBe(offers);
  });

  it("does not call the rest usable where a changed part holds everything up", async () => {
    const failure = { code: "row-tampered", data: {} } as const;
    expect((await show({ state: "unavailable", failure })).told).not.toContain("can be used");
  });

  it("tells a locked window of no other store until it is asked", async () => {
    const { told } = await show({ state: "locked" });
    expect(told).toContain("data-other-stores");
    expect(told).not.toMatch(/data-use-store|data-store=/);
  });

  it("calls a lock a lock while its rows are sealed under a new key", async () => {
    const sealing = { done: 1, total: 3, failure: null };
    const { told } = await show({ protection: "lock", sealing });
    expect(told).toMatch(/<button[^>]*data-lock-now/);
    expect(told).not.toMatch(/Not protected|Sealing/);
  });

  it("says of a sealing that rests that it rests", async () => {
    const failure = { code: "version-unknown", data: {} } as const;
    const { told } = await show({
      protection: "sealing",
      sealing: { done: 8, total: 9, failure },
    });
    expect(told).toContain("Encryption paused at 88 %");
  });

  it("locks by one click with a lock, and tells a missing one in words", async () => {
    expect((await show({})).told).toMatch(/<button[^>]*data-lock-now/);
    const { told } = await show({ protection: "none" });
    expect(told).toContain("Not locked");
    expect(told).not.toContain("data-lock-now");
    const sealing = { done: 1, total: 3, failure: null };
    expect((await show({ protection: "sealing", sealing })).told).toContain("Encrypting … 33 %");
  });
});
