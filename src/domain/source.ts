import * as z from "zod/mini";

/** Sources of one reply: what comes beyond is a mistake of the server's. */
export const MAX_SOURCES = 100;

/** Characters of a source's address, and of what it is called. */
export const MAX_SOURCE_URL = 2_000;
export const MAX_SOURCE_TITLE = 200;

/** What the guide's sources begin with: a conversation's and a message's id behind it, or `memory/`. */
export const SAID_HERE = "said-here:";

/** A page that a reply says it rests on. Untrusted: the address is opened on a click only. */
export const sourceSchema = z.object({
  url: z.string().check(z.maxLength(MAX_SOURCE_URL)),
  /** Empty where the server gives none. */
  title: z.string().check(z.maxLength(MAX_SOURCE_TITLE)),
});
export type Source = z.infer<typeof sourceSchema>;
