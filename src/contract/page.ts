import * as z from "zod/mini";
import { attachmentSchema } from "../domain/attachment";
import { idSchema } from "../domain/id";
import { pagePartSchema, pageTabSchema, pageWantedSchema } from "../domain/page-ask";
import { pageRefusalSchema } from "../domain/page-reading";
import { pdfRefusalSchema } from "../domain/pdf-reading";
import { defineCall } from "./entry";

const windowSchema = z.nullable(z.int());

export const pageCalls = {
  "page.attach": defineCall({
    does: "Reads what is to be seen of the page in a tab, or in a window's active one, or what is selected there, or the PDF that it shows, and seals it with the draft of a conversation as an untrusted file; a page is told with one message only (P-090). It is read because the person has just asked for it; nothing is read before. Doing it twice with the same id changes nothing.",
    input: z.object({
      /** Made by the caller. */
      id: idSchema,
      conversationId: idSchema,
      windowId: windowSchema,
      tabId: pageTabSchema,
      part: pagePartSchema,
    }),
    output: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("attached"), attachment: attachmentSchema }),
      z.object({
        kind: z.literal("refused"),
        why: z.union([pageRefusalSchema, pdfRefusalSchema]),
      }),
    ]),
    errors: ["not-found", "limit-exceeded", "archived", "temporary-full"],
  }),
  "page.ask": defineCall({
    does: "Lets the side panel of a window, or the one that opens there within seconds, attach the page in that tab, or in its active one.",
    input: z.extend(pageWantedSchema, { windowId: windowSchema }),
    output: z.object({}),
    errors: [],
  }),
  "page.text": defineCall({
    does: "Gives what a file of a draft says, to be looked at before it is sent.",
    input: z.object({ id: idSchema, conversationId: idSchema }),
    output: z.object({ text: z.string() }),
    errors: ["not-found"],
  }),
};
