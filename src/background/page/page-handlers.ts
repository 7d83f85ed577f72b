import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { createTabPages, type TabPages } from "../../platform/tab-pages";
import type { App } from "../app";
import { attachmentAdd } from "../handlers/attachment-handlers";
import { toPageFile } from "./page-text";

/** Attaches the page of the active tab to a draft; tells why where it cannot be read. */
export async function pageAttach(
  { store, clock }: Pick<App, "store" | "clock">,
  { id, conversationId, windowId, part }: CallInput<"page.attach">,
  pages: TabPages = createTabPages(),
): Promise<CallOutput<"page.attach">> {
  const read = await pages.read(windowId, part);
  if (read.kind === "refused") return read;
  const attached = toPageFile(read.reading, clock.now());
  const attachment = await attachmentAdd({ store }, { id, conversationId, attached });
  return { kind: "attached", attachment };
}

/** Tells the window's panel that the person wants its page attached. */
export async function pageAsk(
  { panels }: Pick<App, "panels">,
  { windowId, part, ask }: CallInput<"page.ask">,
): Promise<CallOutput<"page.ask">> {
  panels.askPage(windowId, { part, ask });
  return {};
}

/** What a file of the draft says. */
export async function pageText(
  { store }: Pick<App, "store">,
  { id, conversationId }: CallInput<"page.text">,
): Promise<CallOutput<"page.text">> {
  const draft = await store.attachments.listDraft(conversationId);
  const found = draft.find((one) => one.id === id);
  if (found?.kind !== "text") throw new AppError("not-found", { data: { kind: "attachment" } });
  return { text: found.text };
}
