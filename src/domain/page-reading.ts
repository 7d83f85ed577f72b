import * as z from "zod/mini";

/** Why a page was not read. */
export const pageRefusalSchema = z.enum([
  /** The browser lets nobody read it before the person has asked for it on that page. */
  "page-access",
  /** The browser's own, an extension's, or its store's. */
  "page-browser",
  "page-pdf",
  /** Nothing in it is to be seen, or nothing is selected. */
  "page-empty",
  /** There is no such tab, or it went elsewhere meanwhile. */
  "page-gone",
  "page-slow",
]);
export type PageRefusal = z.infer<typeof pageRefusalSchema>;

/** Links whose targets are listed. */
export const MAX_PAGE_LINKS = 100;

/** Characters of a page that are taken over from it. */
export const MAX_PAGE_TEXT = 400_000;

const countSchema = z.int().check(z.nonnegative());

/** What the script says that reads a page; untrusted, as the page is. */
export const pageReadingSchema = z.object({
  title: z.string().check(z.maxLength(2_000)),
  url: z.string().check(z.maxLength(20_000)),
  type: z.string().check(z.maxLength(200)),
  /** Markdown. */
  text: z.string().check(z.maxLength(MAX_PAGE_TEXT)),
  links: z
    .array(
      z.object({
        text: z.string().check(z.maxLength(200)),
        url: z.string().check(z.maxLength(2_000)),
      }),
    )
    .check(z.maxLength(MAX_PAGE_LINKS)),
  /** Texts that nobody would have seen. */
  hidden: countSchema,
  /** Frames of other sites. */
  frames: countSchema,
  /** Whether there was more than is read. */
  isCut: z.boolean(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;
