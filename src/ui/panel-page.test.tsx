import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, settle, UNLOCKED } from "../../test/fakes/fake-client";
import type { VaultStatus } from "../contract/vault";
import { createGate } from "./gate/gate";
import { createPanel } from "./panel";
import { PanelPage } from "./panel-page";

async function show(status: Partial<VaultStatus>, early = false) {
  const { client } = createFakeClient({ "vault.status": () => ({ ...UNLOCKED, ...status }) });
  const gate = createGate({ client, open: createPanel, early, later: () => {} });
  const first = renderToStaticMarkup(<PanelPage gate={gate} />);
  gate.start();
  await settle();
  return { first, told: renderToStaticMarkup(<PanelPage gate={gate} />) };
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

  it("offers to take out what opens only where that can work", async () => {
    const failing = (code: "quota-exceeded" | "key-missing") =>
      show({ state: "unavailable", failure: { code, data: {} } });
    expect((await failing("quota-exceeded")).told).toContain("data-export");
    expect((await failing("key-missing")).told).not.toContain("data-export");
  });

  it("locks by one click with a lock, and tells a missing one in words", async () => {
    expect((await show({})).told).toMatch(/<button[^>]*data-lock-now/);
    const { told } = await show({ protection: "none" });
    expect(told).toContain("Not locked");
    expect(told).not.toContain("data-lock-now");
    const sealing = { done: 1, total: 3 };
    expect((await show({ protection: "sealing", sealing })).told).toContain("Sealing … 33 %");
  });
});
