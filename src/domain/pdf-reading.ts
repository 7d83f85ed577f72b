import * as z from "zod/mini";

/** Bytes of a PDF that is read: all of them are in memory meanwhile. */
export const MAX_PDF_BYTES = 100_000_000;

/** Why a PDF was not read. */
export const pdfRefusalSchema = z.enum([
  "pdf-password",
  "pdf-broken",
  /** Pictures of pages, or nothing that a person would see. */
  "pdf-empty",
  /** Not one page was ready in time. */
  "pdf-slow",
  "pdf-bytes",
]);
export type PdfRefusal = z.infer<typeof pdfRefusalSchema>;

const countSchema = z.int().check(z.nonnegative());

const pdfPageSchema = z.object({
  /** As a reader would see it; empty where there is no text. */
  text: z.string(),
  /** Texts that nobody would have seen. */
  hidden: countSchema,
  /** Whether its text lies unseen over, or under, a picture: a scan that was made searchable. */
  isScan: z.boolean(),
});
export type PdfPage = z.infer<typeof pdfPageSchema>;

/** What is known of a PDF once it was read; untrusted, as the file is. */
export type PdfReading = {
  /** Pages of the file. */
  readonly pages: number;
  /** The first ones, in their order; fewer than `pages` where it is too long or too slow. */
  readonly read: readonly PdfPage[];
};

/** What the worker tells that reads a PDF: the pages one after the other; nothing follows `done` or `refused`. */
export const fromPdfWorkerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("opened"), pages: z.int().check(z.positive()) }),
  z.object({ type: z.literal("page"), page: pdfPageSchema }),
  z.object({ type: z.literal("done") }),
  z.object({ type: z.literal("refused"), why: pdfRefusalSchema }),
]);
export type FromPdfWorker = z.infer<typeof fromPdfWorkerSchema>;

/** Where a PDF is: in a file of the person's, or at the address of a tab. */
export type PdfSource = { readonly file: Blob } | { readonly url: string };
