import * as z from "zod/mini";

/** What of a page is read. */
export const pagePartSchema = z.enum(["page", "selection"]);
export type PagePart = z.infer<typeof pagePartSchema>;

/** What a person may want of a page, before a word is typed. */
export const pageAskSchema = z.enum(["ask", "explain", "summarise", "prompt"]);
export type PageAsk = z.infer<typeof pageAskSchema>;

/** The tab that the person has clicked on; null for the one in front. */
export const pageTabSchema = z.nullable(z.int());

/** Which page is wanted, and for what. */
export const pageWantedSchema = z.object({
  tabId: pageTabSchema,
  part: pagePartSchema,
  ask: pageAskSchema,
});
export type PageWanted = z.infer<typeof pageWantedSchema>;
