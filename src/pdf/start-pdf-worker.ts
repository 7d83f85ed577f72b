import * as z from "zod/mini";
import { type FromPdfWorker, MAX_PDF_BYTES, type PdfSource } from "../domain/pdf-reading";
import { readPdf, whyUnread } from "./read-pdf";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

/** Reads the one PDF that it is told, and tells its pages as they are ready; whoever asked ends it. */
export function startPdfWorker(): void {
  const post = (message: FromPdfWorker) => self.postMessage(message);
  self.addEventListener("message", ({ data }: MessageEvent<PdfSource>) => {
    readAll(data, post).then(
      () => post({ type: "done" }),
      (error) => post({ type: "refused", why: whyUnread(error) }),
    );
  });
}

async function readAll(source: PdfSource, post: (message: FromPdfWorker) => void): Promise<void> {
  const blob = "file" in source ? source.file : await fetchPdf(source.url);
  if (blob.size > MAX_PDF_BYTES) return post({ type: "refused", why: "pdf-bytes" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  for await (const part of readPdf(bytes, { readCharacterMap })) post(part);
}

/**
 * As the tab has got it: with the person's cookies, and only where their click gave leave for it. Where it
 * is passed on to now nobody has seen: a page could have us ask a server of its choice.
 */
async function fetchPdf(url: string): Promise<Blob> {
  const answer = await fetch(url, { credentials: "include", redirect: "error" });
  if (!answer.ok || answer.body === null) throw new Error("not there");
  return readWithin(answer.body, MAX_PDF_BYTES + 1);
}

/** What comes first, and no more than so many bytes with the rest of the last chunk. */
async function readWithin(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > most) break;
  }
  await reader.cancel();
  return new Blob(chunks);
}

async function readCharacterMap(name: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(`character-maps/${name}`, self.location.href));
  return new Uint8Array(await answer.arrayBuffer());
}
