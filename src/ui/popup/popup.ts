import type { Client } from "../../messaging/client";
import { createTimers, type Timers } from "../timers";
import { createQuickAsk, type QuickAsk } from "./quick-ask";

/** What the popup's components work with while the vault is open. */
export type Popup = {
  readonly client: Client;
  readonly quickAsk: QuickAsk;
  readonly later: Timers["later"];
  /** Ends every watch and timer and forgets every text. */
  readonly close: () => void;
};

/** The popup's services over one client; nothing is asked yet. */
export function createPopup(client: Client): Popup {
  const timers = createTimers();
  const newId = () => crypto.randomUUID();
  const quickAsk = createQuickAsk({ client, later: timers.later, newId });
  const close = () => {
    quickAsk.close();
    timers.close();
  };
  return { client, quickAsk, later: timers.later, close };
}
