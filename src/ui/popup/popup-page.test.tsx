import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { createFakeClient, settle, UNLOCKED } from "../../../test/fakes/fake-client";
import type { VaultStatus } from "../../contract/vault";
import { createGate } from "../gate/gate";
import { createPopup } from "./popup";
import type { PopupBrowser } from "./popup-browser";
import { PopupPage } from "./popup-page";

const BROWSER: PopupBrowser = {
  windowId: () => 1,
  tabId: () => 2,
  openPanel: async () => {},
  openOptions: () => {},
  openBackup: () => {},
  takeTyped: () => ({ text: "", isEntered: false }),
  close: () => {},
};

async function show(status: Partial<VaultStatus>, early = false) {
  const { client, calls } = createFakeClient({
    "vault.status": () => ({ ...UNLOCKED, ...status }),
  });
  const gate = createGate({
    client,
    open: createPopup,
    early,
    later: () => {},
    onLockBegun: () => {},
    cover: { hide: () => {}, show: () => {} },
  });
  const render = () => renderToStaticMarkup(<PopupPage gate={gate} browser={BROWSER} />);
  const first = render();
  gate.start();
  await settle();
  return { first, told: render(), calls };
}

// What a drawing begins to read would come when this file has ended, and fail the next one.
beforeAll(() => Promise.all([import("../recovery/recovery-screen"), import("../set-up/set-up")]));

describe("PopupPage", () => {
  it("has the search field before anything was answered, where the vault opens by itself", async () => {
    const { first, calls } = await show({ protection: "none" }, true);
    expect(first).toMatch(/<input[^>]*data-context-search=""[^>]*autoComplete="off"/i);
    expect(calls.filter(({ name }) => name !== "vault.status")).toEqual([]);
  });

  it("locks by one click", async () => {
    expect((await show({})).told).toMatch(/<button[^>]*data-lock-now/);
  });

  it.each(["locked", "unavailable", "new"] as const)(
    "shows nothing of contexts while the vault is %s",
    async (state) => {
      const { told } = await show({ state }, true);
      expect(told).toContain(`data-gate="${state}"`);
      expect(told).not.toMatch(/data-context-search|role="listbox"|data-ask-line|data-running/);
    },
  );
});
