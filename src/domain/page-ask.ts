import * as z from "zod/mini";

/** What of a page is read. */
export const pagePartSchema = z.enum(["page", "selection"]);
export type PagePart = z.infer<typeof pagePartSchema>;

/** What a person may want of a page, before a word is typed. */
export const pageAskSchema = z.enum(["ask", "explain", "summarise", "prompt"]);
export type PageAsk = z.infer<typeof pageAskSchema>;
