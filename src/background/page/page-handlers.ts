import * as z from "zod/mini";
import type { CallInput, CallOutput } from "../../contract/contract";
import { attachedSchema } from "../../domain/attachment";
import { pageRefusalSchema } from "../../domain/page-reading";
import { pdfRefusalSchema } from "../../domain/pdf-reading";
import { createTabPages, type ReadTab, type TabPages } from "../../platform/tab-pages";
import { noAttachment } from "../../store/attachments/attachment-store";
import type { App } from "../app";
import { attachmentAdd } from "../handlers/attachment-handlers";
import { toPageFile } from "./page-text";

const foundSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read"), file: attachedSchema }),
  z.object({ kind: z.literal("refused"), why: z.union([pageRefusalSchema, pdfRefusalSchema]) }),
]);

type Reading = Pick<App, "store" | "clock" | "compute" | "signal" | "keepAlive">;

/** Attaches the page of a tab to a draft, or its PDF; tells why where it cannot be read. */
export async function pageAttach(
  { store, clock, compute, signal, keepAlive }: Reading,
  { id, conversationId, windowId, tabId, part }: CallInput<"page.attach">,
  pages: TabPages = createTabPages(),
): Promise<CallOutput<"page.attach">> {
  const release = keepAlive();
  try {
    const read = await pages.read({ windowId, tabId }, part);
    const found =
      read.kind === "pdf" ? await readTabPdf({ compute, signal }, read.url) : toFound(read, clock);
    if (found.kind === "refused") return found;
    const attached = found.file;
    const attachment = await attachmentAdd({ store }, { id, conversationId, attached });
    return { kind: "attached", attachment };
  } finally {
    release();
  }
}

function toFound(read: Exclude<ReadTab, { kind: "pdf" }>, clock: App["clock"]): FoundFile {
  if (read.kind === "refused") return read;
  return { kind: "read", file: toPageFile(read.reading, clock.now()) };
}

/** Tells the window's panel that the person wants its page attached. */
export async function pageAsk(
  { panels }: Pick<App, "panels">,
  { windowId, ...wanted }: CallInput<"page.ask">,
): Promise<CallOutput<"page.ask">> {
  panels.askPage(windowId, wanted);
  return {};
}

/** What a file of the draft says. */
export async function pageText(
  { store }: Pick<App, "store">,
  { id, conversationId }: CallInput<"page.text">,
): Promise<CallOutput<"page.text">> {
  const draft = await store.attachments.listDraft(conversationId);
  const found = draft.find((one) => one.id === id);
  if (found?.kind !== "text") throw noAttachment();
  return { text: found.text };
}

type FoundFile = z.infer<typeof foundSchema>;

/** What the PDF at a tab's address says, read by the compute host; fails where that goes away. */
async function readTabPdf(
  { compute, signal }: Pick<App, "compute" | "signal">,
  url: string,
): Promise<FoundFile> {
  for await (const event of compute({ type: "pdf.read", url }, signal)) {
    if (event.type === "found") return foundSchema.parse(event.answer);
  }
  return { kind: "refused", why: "page-gone" };
}
