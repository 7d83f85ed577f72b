import { MAX_CONTEXTS } from "../../domain/limits";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { type PopupContexts, toPopupContexts } from "./popup-contexts";

/** Those archived, too, marked: they are there to be read and restored (D-24). */
const WANTED = { pageSize: MAX_CONTEXTS, include: "archived" } as const;

/** The contexts to choose from; in a new store the first one is made. */
export async function readPopupContexts(client: Pick<Client, "call">): Promise<PopupContexts> {
  const read = async () =>
    toPopupContexts(await runTwice(() => client.call("context.list", WANTED)));
  const contexts = await read();
  if (contexts.cards.length > 0) return contexts;
  // A new store gets its first context from whoever opens a conversation first.
  await runTwice(() => client.call("conversation.open", { channel: "popup" }));
  return read();
}
