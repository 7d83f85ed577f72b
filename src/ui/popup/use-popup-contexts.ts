import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import { type Act, useAct } from "../use-act";
import { type Answer, useAnswer } from "../use-answer";
import { useFreshLists } from "../use-fresh-lists";
import type { Popup } from "./popup";
import type { PopupBrowser } from "./popup-browser";
import type { PopupContexts } from "./popup-contexts";
import { readPopupContexts } from "./read-popup-contexts";

export type PopupContextsUse = {
  readonly list: Answer<PopupContexts>;
  /** What answers now, by the list or by what was chosen here since. */
  readonly activeId: Id | null;
  readonly act: Act;
  /** Makes a context the active one; the popup closes where a panel shows it. Resolves with whether it stays open. */
  readonly switchTo: (contextId: Id) => Promise<boolean>;
  /** Opens the panel with a context, or with one of its conversations, and closes the popup. */
  readonly openPanel: (contextId: Id, conversationId?: Id | null) => void;
  /** As `openPanel`, null for whatever is shown there; the page in the active tab is attached to it. */
  readonly askPage: (contextId: Id | null) => void;
  readonly extend: (contextId: Id) => void;
  /** Reads the list anew. */
  readonly restored: () => void;
};

/** The contexts and what the person does with them here. */
export function usePopupContexts(
  { client }: Pick<Popup, "client">,
  browser: PopupBrowser,
): PopupContextsUse {
  const list = useAnswer(useCallback(() => readPopupContexts(client), [client]));
  const [switched, setSwitched] = useState<Id | null>(null);
  const act = useAct();
  useEffect(() => client.onVaultChange(list.again), [client, list.again]);
  useFreshLists(client, list.again);
  const show = (contextId: Id, conversationId: Id | null) => {
    const input = { contextId, conversationId, windowId: browser.windowId() };
    return runTwice(() => client.call("panel.show", input));
  };
  const switchTo = async (contextId: Id) => {
    let stays = false;
    await act.run(async () => {
      const { isPanelOpen } = await show(contextId, null);
      if (isPanelOpen) return browser.close();
      // What is typed next is for this context, so its line is there before it has the keyboard.
      flushSync(() => setSwitched(contextId));
      stays = true;
    });
    return stays;
  };
  const openThen = (showing: () => Promise<unknown>) => {
    act.run(async () => {
      // First of all: after an await the browser would not take it for the person's own wish.
      const opening = browser.openPanel();
      // Told beside it, so that the panel begins with what it is to show.
      await Promise.all([opening, showing()]);
      browser.close();
    });
  };
  const openPanel = (contextId: Id, conversationId: Id | null = null) =>
    openThen(() => show(contextId, conversationId));
  const askPage = (contextId: Id | null) =>
    openThen(async () => {
      // At once: another one may be in front by the time the panel is there.
      const target = { windowId: browser.windowId(), tabId: browser.tabId() };
      if (contextId !== null) await show(contextId, null);
      const wanted = { part: "page", ask: "ask", ...target } as const;
      await runTwice(() => client.call("page.ask", wanted));
    });
  const extend = (id: Id) => {
    act.run(async () => {
      await runTwice(() => client.call("context.extend", { id }));
      list.again();
    });
  };
  return {
    list,
    activeId: switched ?? list.value?.activeId ?? null,
    act,
    switchTo,
    openPanel,
    askPage,
    extend,
    restored: list.again,
  };
}
