import * as z from "zod/mini";
import { idSchema } from "./id";
import { omittedSchema } from "./omitted";
import { type Taint, taintSchema } from "./taint";

/** Attachments of one message. */
export const MAX_ATTACHMENTS = 8;

/** Bytes of one image as it is kept and sent; pages make larger ones smaller before they hand them over. */
export const MAX_IMAGE_BYTES = 4_000_000;

/** UTF-8 bytes of one file that is told as text. */
export const MAX_FILE_BYTES = 524_288;

/** What every provider that takes images understands. */
export const imageTypeSchema = z.enum(["image/png", "image/jpeg", "image/webp", "image/gif"]);
export type ImageType = z.infer<typeof imageTypeSchema>;

/** What an attachment has that was made from what is stored here; left out of any other. */
const madeHere = {
  /** The untrusted sources of what it was made from, which the message that it goes with has, too. */
  taint: z.optional(z.array(taintSchema)),
};
const madeText = {
  ...madeHere,
  /** There where its text is an earlier conversation, a web page's, or a PDF's. */
  of: z.optional(z.enum(["conversation", "page", "pdf"])),
  /** A web page's, without what may be a secret in it. */
  address: z.optional(z.string().check(z.maxLength(300))),
  /** How many a PDF has. */
  pages: z.optional(z.int().check(z.positive())),
  /** What is not in the text, for pages to say in the person's language; the text says it to models. */
  omitted: z.optional(omittedSchema),
};

/** A file or an image that belongs to a message. */
export const attachmentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("image"),
    /** The id of the row that holds its bytes. */
    id: idSchema,
    name: z.string(),
    type: imageTypeSchema,
    bytes: z.int().check(z.positive()),
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** What it was called where it was imported from. */
    importId: z.optional(z.string()),
    ...madeHere,
  }),
  z.object({
    kind: z.literal("text"),
    id: idSchema,
    name: z.string(),
    /** What the file says; models are told it with the message. */
    text: z.string(),
    /** About how many tokens that is; only where the text is left out. */
    tokens: z.optional(z.int().check(z.nonnegative())),
    ...madeText,
  }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;
export type ImageAttachment = Extract<Attachment, { kind: "image" }>;

/** An image as it is handed over and stored, with its bytes. */
export const attachedImageSchema = z.object({
  kind: z.literal("image"),
  name: z.string(),
  type: imageTypeSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Base64. */
  data: z.string(),
  ...madeHere,
});
export type AttachedImage = z.infer<typeof attachedImageSchema>;

/** An attachment as it is handed over and stored. */
export const attachedSchema = z.discriminatedUnion("kind", [
  attachedImageSchema,
  z.object({ kind: z.literal("text"), name: z.string(), text: z.string(), ...madeText }),
]);
export type Attached = z.infer<typeof attachedSchema>;

/** The untrusted sources of these, each once. */
export function taintOf(attachments: readonly Pick<Attachment, "taint">[]): Taint[] {
  return [...new Set(attachments.flatMap(({ taint = [] }) => taint))];
}
