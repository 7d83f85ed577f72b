import * as z from "zod/mini";
import { attachedSchema } from "../../domain/attachment";
import { pageRefusalSchema } from "../../domain/page-reading";
import { pdfRefusalSchema } from "../../domain/pdf-reading";
import type { App } from "../app";

const foundSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("read"), file: attachedSchema }),
  z.object({ kind: z.literal("refused"), why: z.union([pageRefusalSchema, pdfRefusalSchema]) }),
]);
export type FoundFile = z.infer<typeof foundSchema>;

/** What the PDF at a tab's address says, read by the compute host; fails where that goes away. */
export async function readTabPdf(
  { compute, signal }: Pick<App, "compute" | "signal">,
  url: string,
): Promise<FoundFile> {
  for await (const event of compute({ type: "pdf.read", url }, signal)) {
    if (event.type === "found") return foundSchema.parse(event.answer);
  }
  return { kind: "refused", why: "page-gone" };
}
