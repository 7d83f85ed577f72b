import { toPdfFile } from "../domain/pdf-file";
import { askPdfWorker, type PdfWorker } from "../pdf/ask-pdf-worker";
import type { ComputeHandler } from "./serve-compute";

/** Reads the PDF that a tab shows, at its address, by a worker of its own; what it tells is untrusted. */
export function createPdfReader(createWorker: () => PdfWorker): ComputeHandler<"pdf.read"> {
  return async ({ url }, emit, signal) => {
    const read = await askPdfWorker({ url }, { createWorker, signal });
    if (read.kind === "refused") return emit({ type: "found", answer: read });
    const file = { ...toPdfFile(nameOf(url), read.reading), taint: ["page"] };
    emit({ type: "found", answer: { kind: "read", file } });
  };
}

/** The last part of its path. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
