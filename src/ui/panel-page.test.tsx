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
  return { first, rendered: await new Response(prelude).text() };
}

describe("PanelPage", () => {
  it("paints its frame before it is known what may be shown, and neither lock nor composer", async () => {
    const { first, rendered } = await show({});
    expect(first).toContain("Confidant");
    expect(first).not.toMatch(/data-gate|data-composer|data-unlock/);
    expect(rendered).toContain('data-gate="open"');
    expect(rendered).toContain("data-composer");
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
      const { rendered } = await show({ state }, true);
      expect(rendered).toContain(`data-gate="${state}"`);
      expect(rendered).toContain(has);
      expect(rendered).not.toMatch(/data-composer|data-conversation|data-context-name/);
    },
  );

  it("asks for every secret in a field that the browser keeps nothing of", async () => {
    const { rendered } = await show({ state: "locked" });
    const fields = rendered.match(/<input[^>]*>/g) ?? [];
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
    const { rendered } = await show({ state: "unavailable", failure: { code, data: {} } });
    expect(rendered.includes("data-export")).toBe(offers);
  });

  it("does not call the rest usable where a changed part holds everything up", async () => {
    const failure = { code: "row-tampered", data: {} } as const;
    expect((await show({ state: "unavailable", failure })).rendered).not.toContain("can be used");
  });

  it("tells a locked window of no other store until it is asked", async () => {
    const { rendered } = await show({ state: "locked" });
    expect(rendered).toContain("data-other-stores");
    expect(rendered).not.toMatch(/data-use-store|data-store=/);
  });

  it("calls a lock a lock while its rows are sealed under a new key", async () => {
    const sealing = { done: 1, total: 3, failure: null };
    const { rendered } = await show({ protection: "lock", sealing });
    expect(rendered).toMatch(/<button[^>]*data-lock-now/);
    expect(rendered).not.toMatch(/Not protected|Sealing/);
  });

  it("says of a sealing that rests that it rests", async () => {
    const failure = { code: "version-unknown", data: {} } as const;
    const { rendered } = await show({
      protection: "sealing",
      sealing: { done: 8, total: 9, failure },
    });
    expect(rendered).toContain("Encryption paused at 88 %");
  });

  it("locks by one click with a lock, and tells a missing one in words", async () => {
    expect((await show({})).rendered).toMatch(/<button[^>]*data-lock-now/);
    const { rendered } = await show({ protection: "none" });
    expect(rendered).toContain("Not locked");
    expect(rendered).not.toContain("data-lock-now");
    const sealing = { done: 1, total: 3, failure: null };
    expect((await show({ protection: "sealing", sealing })).rendered).toContain(
      "Encrypting … 33 %",
    );
  });
});
