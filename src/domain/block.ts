import * as z from "zod/mini";
import { blockWriterSchema } from "./block-edit";
import { blockSchemaSchema, MAX_LABEL } from "./block-schema";
import { idSchema } from "./id";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** P-040 to P-043. */
export const blockTypeSchema = z.enum(["core", "working", "archival", "log"]);
export type BlockType = z.infer<typeof blockTypeSchema>;

/** P-044 to P-049, from the strictest to the most open; they print as they are named (D-12). */
export const PERMISSIONS = [
  "ReadOnly",
  "Human",
  "Partner",
  "Append",
  "ReadWrite",
  "Admin",
] as const;
export const permissionSchema = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof permissionSchema>;

/** Characters of a block's text: sixteen times what one edit may make it (D-16). */
export const MAX_SHOWN = 1_048_576;

/** A block of memory as prompts need it; its document lies beside it. */
export const blockSchema = z.object({
  id: idSchema,
  /** Whose it is. */
  contextId: idSchema,
  /** Rises with every change, of the content too. */
  version: z.int().check(z.positive()),
  /** What it is called, once in its context (P-033). */
  label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL)),
  /** Tells the model what it is for; empty for none. */
  description: z.string().check(z.maxLength(500)),
  type: blockTypeSchema,
  permission: permissionSchema,
  /** Of a working one: whether it is in every prompt (P-088, P-089). */
  pinned: z.boolean(),
  schema: blockSchemaSchema,
  /** As the model sees it (P-065); more than a merge of the largest makes is somebody's flood. */
  text: z.string().check(z.maxLength(MAX_SHOWN)),
  /**
   * All that it holds, for the person alone: what a text's window and a log's limit hide is in it. Left
   * out where that is `text`, and where it was edited last before this was noted.
   */
  whole: z.optional(z.string().check(z.maxLength(MAX_SHOWN))),
  /** Changes of its content so far; the next one's place in its history. */
  revision: z.int().check(z.nonnegative()),
  /** The untrusted sources of what it holds. */
  taint: z.array(taintSchema),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Block = z.infer<typeof blockSchema>;

/** A block as pages are told of it, which read all that it holds in its content. */
export const seenBlockSchema = z.omit(blockSchema, { whole: true });

/** What the person sets of a block. */
export type BlockFields = Pick<
  Block,
  "label" | "description" | "type" | "permission" | "pinned" | "schema"
>;

/** One replacement in the JSON text of a block's content (`content-splice.ts`). */
export const contentSpliceSchema = z.object({
  /** UTF-16 units before it. */
  at: z.int().check(z.nonnegative()),
  removed: z.string(),
  inserted: z.string(),
});
export type ContentSplice = z.infer<typeof contentSpliceSchema>;

/** One change in a block's history: enough to tell it and to take it back. */
export const blockRevisionSchema = z.object({
  /** From 1. */
  number: z.int().check(z.positive()),
  /** Milliseconds since 1970, UTC. */
  at: timeSchema,
  who: blockWriterSchema,
  /** The context that made it through a share; null for the block's own. */
  contextId: z.nullable(idSchema),
  /** What was done: an edit's name, or `restore`, `schema`, `merge`. */
  what: z.string(),
  /** Why, as whoever made it says; empty for nothing said. */
  why: z.string().check(z.maxLength(500)),
  /**
   * The one replacement in the content's JSON text that led from the former content to this one; null
   * once what it tells was forgotten.
   */
  splice: z.nullable(contentSpliceSchema),
});
export type BlockRevision = z.infer<typeof blockRevisionSchema>;

/** A block that another context lets this one see. */
export const blockShareSchema = z.object({
  id: idSchema,
  /** The context that sees it. */
  contextId: idSchema,
  blockId: idSchema,
  permission: permissionSchema,
});
export type BlockShare = z.infer<typeof blockShareSchema>;
