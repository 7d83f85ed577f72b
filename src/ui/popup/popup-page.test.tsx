import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createFakeClient, idOf, OPENED, settle, UNLOCKED } from "../../../test/fakes/fake-client";
import type { VaultStatus } from "../../contract/vault";
import { createGate } from "../gate/gate";
import { createPopup } from "./popup";
import type { PopupBrowser } from "./popup-browser";
import { lockPopup, PopupPage } from "./popup-page";

const BROWSER: PopupBrowser = {
  windowId: () => 1,
  tabId: () => 2,
  openPanel: async () => {},
  openOptions: () => {},
  openBackup: () => {},
  takeTyped: () => ({ text: "", isEntered: false }),
  close: () => {},
};

function setUp(status: Partial<VaultStatus>, early = false) {
  const { client, calls } = createFakeClient({
    "vault.status": () => ({ ...UNLOCKED, ...status }),
    "draft.save": () => ({}),
    "vault.lock": () => ({}),
  });
  const gate = createGate({
    client,
    open: createPopup,
    early,
    later: () => {},
    onLockBegun: () => {},
    cover: { hide: () => {}, show: () => {} },
  });
  return { gate, calls };
}

async function show(status: Partial<VaultStatus>, early = false) {
  const { gate, calls } = setUp(status, early);
  const render = () => renderToStaticMarkup(<PopupPage gate={gate} browser={BROWSER} />);
  const first = render();
  gate.start();
  await settle();
  return { first, rendered: render(), calls };
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
    expect((await show({})).rendered).toMatch(/<button[^>]*data-lock-now/);
  });

  it("keeps what was typed last before it is locked, beside another one's answer, too", async () => {
    const { gate, calls } = setUp({}, true);
    const quickAsk = gate.get().session?.quickAsk;
    quickAsk?.with(idOf(2)).drafts.change("On tables");
    quickAsk?.beside(idOf(3)).drafts.change("On beans");
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", { activeElement: null });
    await lockPopup(gate);
    const saved = calls.filter(({ name }) => name === "draft.save").map(({ input }) => input);
    const conversationId = OPENED.conversation.id;
    expect(saved).toMatchObject([
      { conversationId, text: "On tables" },
      { conversationId, text: "On beans" },
    ]);
    const names = calls.map(({ name }) => name);
    expect(names.lastIndexOf("draft.save")).toBeLessThan(names.indexOf("vault.lock"));
  });

  it.each(["locked", "unavailable", "new"] as const)(
    "shows nothing of contexts while the vault is %s",
    async (state) => {
      const { rendered } = await show({ state }, true);
      expect(rendered).toContain(`data-gate="${state}"`);
      expect(rendered).not.toMatch(/data-context-search|role="listbox"|data-ask-line|data-running/);
    },
  );
});
