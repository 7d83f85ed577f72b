import { afterEach, describe, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { makeContext } from "../../../test/builders/make-context";
import { createFakeClient, idOf, UNLOCKED } from "../../../test/fakes/fake-client";
import { createPopup } from "./popup";
import { PopupView } from "./popup-view";

afterEach(() => void vi.unstubAllGlobals());

/** The calls that asking about a page makes, once that was typed into the popup. */
async function askPage(typed: string) {
  const page = await livePage();
  vi.stubGlobal("navigator", { userAgent: "", languages: [] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  // Nothing has a place there.
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => {} });
  const cards = ["Work", "Garden"].map((name, at) => ({
    context: makeContext({ id: idOf(at + 1), name }),
    expiry: { at: 0, state: "fresh" },
    lastChatAt: 10 - at,
  }));
  const { client, calls } = createFakeClient({
    "context.list": () => ({ contexts: cards, activeId: idOf(1) }),
    "turn.running": () => ({ turns: [] }),
    "backup.status": () => ({ failure: null, isOld: false, changed: false, folder: null }),
    "panel.show": () => ({ isPanelOpen: true }),
    "page.ask": () => ({}),
  });
  let isClosed = false;
  const browser = {
    windowId: () => 7,
    tabId: () => 9,
    openPanel: async () => {},
    openOptions: () => {},
    openBackup: () => {},
    takeTyped: () => ({ text: typed, isEntered: false }),
    close: () => {
      isClosed = true;
    },
  };
  const popup = createPopup(client);
  await page.show(
    <PopupView popup={popup} vault={{ ...UNLOCKED }} browser={browser} onLock={() => {}} />,
  );
  await page.until(() => page.has("[data-context-option]"));
  await page.click("[data-ask-page]");
  await page.until(() => isClosed);
  popup.close();
  return calls.filter(({ name }) => name === "panel.show" || name === "page.ask");
}

describe("a page that is asked about in the popup", () => {
  const askCall = {
    name: "page.ask",
    input: { part: "page", ask: "ask", windowId: 7, tabId: 9 },
  };

  it("goes to what the panel shows, and not to the context that Enter would switch to", async () => {
    expect(await askPage("")).toMatchObject([askCall]);
  });

  it("goes to the context that was looked for", async () => {
    expect(await askPage("gard")).toMatchObject([
      { name: "panel.show", input: { contextId: idOf(2), conversationId: null, windowId: 7 } },
      askCall,
    ]);
  });
});
