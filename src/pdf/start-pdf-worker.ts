import * as z from "zod/mini";
import { type FromPdfWorker, MAX_PDF_BYTES, type PdfSource } from "../domain/pdf-reading";
import { readPdf, whyUnread } from "./read-pdf";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

/** Reads the one PDF that it is told, and tells its pages as they are ready; whoever asked ends it. */
export function startPdfWorker(): void {
  const tell = (message: FromPdfWorker) => self.postMessage(message);
  self.addEventListener("message", ({ data }: MessageEvent<PdfSource>) => {
    readAll(data, tell).then(
      () => tell({ type: "done" }),
      (error) => tell({ type: "refused", why: whyUnread(error) }),
    );
  });
}

async function readAll(source: PdfSource, tell: (message: FromPdfWorker) => void): Promise<void> {
  const blob = "file" in source ? source.file : await fetchPdf(source.url);
  if (blob.size > MAX_PDF_BYTES) return tell({ type: "refused", why: "pdf-bytes" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  for await (const part of readPdf(bytes, { readCharacterMap })) tell(part);
}

/** As the tab has got it: with the person's cookies, and only where their click gave leave for it. */
async function fetchPdf(url: string): Promise<Blob> {
  const answer = await fetch(url, { credentials: "include" });
  if (!answer.ok) throw new Error("not there");
  return answer.blob();
}

async function readCharacterMap(name: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(`character-maps/${name}`, self.location.href));
  return new Uint8Array(await answer.arrayBuffer());
}
