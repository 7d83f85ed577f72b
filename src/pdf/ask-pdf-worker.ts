import { bytesOf, MAX_PDF_TEXT } from "../domain/pdf-file";
import {
  fromPdfWorkerSchema,
  type PdfPage,
  type PdfReading,
  type PdfRefusal,
  type PdfSource,
} from "../domain/pdf-reading";

/** The slice of a dedicated worker that one PDF is read in. */
export type PdfWorker = {
  readonly postMessage: (source: PdfSource) => void;
  readonly addEventListener: (
    type: "message" | "error",
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly terminate: () => void;
};

type ReadPdf =
  | { readonly kind: "read"; readonly reading: PdfReading }
  | { readonly kind: "refused"; readonly why: PdfRefusal };

type Deps = {
  readonly createWorker: () => PdfWorker;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly signal?: AbortSignal;
};

/** What was read until then is taken; a file that was made to be slow holds nobody up for longer. */
const LONGEST_MS = 30_000;

/**
 * Has a PDF read by a worker of its own, which is ended when it is done, has read as much as a file
 * may hold, takes too long, or is not wanted any more (then it fails with the signal's reason).
 */
export async function askPdfWorker(
  source: PdfSource,
  { createWorker, wait = later, signal }: Deps,
): Promise<ReadPdf> {
  signal?.throwIfAborted();
  const worker = createWorker();
  const read: PdfPage[] = [];
  let pages = 0;
  try {
    const end = await new Promise<PdfRefusal | "done">((resolve, reject) => {
      let room = MAX_PDF_TEXT;
      worker.addEventListener("error", () => resolve("pdf-broken"));
      worker.addEventListener("message", ({ data }) => {
        const parsed = fromPdfWorkerSchema.safeParse(data);
        if (!parsed.success) return resolve("pdf-broken");
        if (parsed.data.type === "refused") return resolve(parsed.data.why);
        if (parsed.data.type === "done") return resolve("done");
        if (parsed.data.type === "opened") {
          pages = parsed.data.pages;
          return;
        }
        read.push(parsed.data.page);
        room -= bytesOf(parsed.data.page, read.length);
        if (room < 0) resolve("done");
      });
      void wait(LONGEST_MS).then(() => resolve("pdf-slow"));
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.postMessage(source);
    });
    return toResult({ pages, read }, end);
  } finally {
    worker.terminate();
  }
}

/** What ended badly after some pages is as good as one that is cut. */
function toResult(reading: PdfReading, end: PdfRefusal | "done"): ReadPdf {
  if (reading.read.some(({ text }) => text.trim() !== "")) return { kind: "read", reading };
  return { kind: "refused", why: end === "done" ? "pdf-empty" : end };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
