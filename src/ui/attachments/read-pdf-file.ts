import type { Attached } from "../../domain/attachment";
import { toPdfFile } from "../../domain/pdf-file";
import type { PdfRefusal } from "../../domain/pdf-reading";
import { askPdfWorker } from "../../pdf/ask-pdf-worker";

const WORKER_SCRIPT = "pdf-worker.js";

/** What a PDF says, as it can be attached: read by a worker of its own, which ends with it. */
export async function readPdfFile(
  file: File,
  name: string,
): Promise<Attached | { readonly kind: "refused"; readonly why: PdfRefusal }> {
  const read = await askPdfWorker(
    { file },
    { createWorker: () => new Worker(chrome.runtime.getURL(WORKER_SCRIPT)) },
  );
  return read.kind === "refused" ? read : toPdfFile(name, read.reading);
}
