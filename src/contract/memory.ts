import * as z from "zod/mini";
import { archivalEntrySchema } from "../domain/archival-entry";
import {
  blockRevisionSchema,
  blockShareSchema,
  blockTypeSchema,
  contentSpliceSchema,
  permissionSchema,
  seenBlockSchema,
} from "../domain/block";
import { blockContentSchema } from "../domain/block-content";
import { blockEditSchema } from "../domain/block-edit";
import { blockSchemaSchema } from "../domain/block-schema";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

const countSchema = z.int().check(z.nonnegative());
const versionSchema = z.int().check(z.positive());

/** A block in a list: as the model sees it, and what that costs. */
export const blockCardSchema = z.extend(seenBlockSchema, {
  /** Estimated, of its text alone. */
  tokens: countSchema,
});
export type BlockCard = z.infer<typeof blockCardSchema>;

/** A block that another context shares. */
export const sharedCardSchema = z.extend(blockCardSchema, {
  share: blockShareSchema,
  /** Whose it is. */
  from: z.string(),
});
export type SharedCard = z.infer<typeof sharedCardSchema>;

/** A block opened for reading and editing. */
export const openedBlockSchema = z.object({
  block: blockCardSchema,
  content: blockContentSchema,
  /** Contexts that see it, too. */
  shares: z.array(blockShareSchema),
  /** Changes that do not open any more: what they said is missing. */
  lost: countSchema,
});
export type OpenedBlock = z.infer<typeof openedBlockSchema>;

/** A block that was edited: what of its content is another than at the version that was edited. */
export const editedBlockSchema = z.object({
  block: z.omit(seenBlockSchema, { text: true }),
  splice: contentSpliceSchema,
  lost: countSchema,
});

const fieldsSchema = z.object({
  label: z.string().check(z.maxLength(1_000)),
  description: z.string().check(z.maxLength(500)),
  type: blockTypeSchema,
  permission: permissionSchema,
  pinned: z.boolean(),
});

/** A line of a revision's change. */
export const changedLineSchema = z.object({ is: z.enum(["removed", "added"]), text: z.string() });
export type ChangedLine = z.infer<typeof changedLineSchema>;

/** A change in a block's history, as it is told. */
export const shownRevisionSchema = z.extend(z.omit(blockRevisionSchema, { splice: true }), {
  lines: z.array(changedLineSchema),
  /** Whether the block can be made what it was after it. */
  canRestore: z.boolean(),
});
export type ShownRevision = z.infer<typeof shownRevisionSchema>;

/** What would be lost under another layout: a section or a field by its name, else how much of what. */
export const lostPartSchema = z.object({
  kind: z.enum(["section", "field", "items", "ticks", "entries", "text"]),
  /** The section that it stands in; null where the block has none. */
  section: z.nullable(z.string()),
  /** Of a section or a field; null for the others. */
  name: z.nullable(z.string()),
  count: countSchema,
});
export type LostPart = z.infer<typeof lostPartSchema>;

const tagsSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(50)))
  .check(z.maxLength(20));
const entryTextSchema = z.string().check(z.minLength(1), z.maxLength(100_000));

/** Calls about what a context remembers, beside facts. */
export const memoryCalls = {
  "memory.list": defineCall({
    does: "Lists the blocks of a context, and those that others share with it; gives a context that has never had any the three that every one begins with.",
    input: z.object({ contextId: idSchema }),
    output: z.object({ blocks: z.array(blockCardSchema), shared: z.array(sharedCardSchema) }),
    errors: ["not-found"],
  }),
  "block.open": defineCall({
    does: "Gives a block with its content.",
    input: z.object({ id: idSchema }),
    output: openedBlockSchema,
    errors: ["not-found"],
  }),
  "block.add": defineCall({
    does: "Adds an empty block to a context; the same id again gives the one that is there.",
    input: z.object({
      id: idSchema,
      contextId: idSchema,
      fields: z.extend(fieldsSchema, { schema: blockSchemaSchema }),
      undo: undoIdSchema,
    }),
    output: z.extend(blockCardSchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "invalid-field", "limit-exceeded"],
  }),
  "block.change": defineCall({
    does: "Changes what is said of a block: its label, description, type, permission, or whether it is pinned.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      fields: z.partial(fieldsSchema),
      undo: undoIdSchema,
    }),
    output: z.extend(blockCardSchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "block.lay-out": defineCall({
    does: "Gives a block another layout, where its content fits: `schema-misfit` where something would be lost.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      schema: blockSchemaSchema,
      undo: undoIdSchema,
    }),
    output: z.extend(openedBlockSchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "conflict", "schema-misfit", "limit-exceeded"],
  }),
  "block.fit": defineCall({
    does: "Tells what of a block would have no place in another layout, and changes nothing.",
    input: z.object({ id: idSchema, schema: blockSchemaSchema }),
    output: z.object({ lost: z.array(lostPartSchema) }),
    errors: ["not-found"],
  }),
  "block.edit": defineCall({
    does: "Changes a block's content, all or nothing, and gives how it became what it is now; `conflict` where it was changed since that version: read it again, and make the change over what is there.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      edits: z.array(blockEditSchema).check(z.minLength(1), z.maxLength(200)),
    }),
    output: editedBlockSchema,
    errors: ["not-found", "conflict", "schema-misfit", "list-full", "limit-exceeded"],
  }),
  "block.history": defineCall({
    does: "Tells a block's changes, the newest first.",
    input: z.object({
      id: idSchema,
      before: z.nullable(z.int().check(z.positive())),
      limit: z.int().check(z.gte(1), z.lte(100)),
    }),
    output: z.object({ revisions: z.array(shownRevisionSchema), more: z.boolean() }),
    errors: ["not-found"],
  }),
  "block.restore": defineCall({
    does: "Makes a block what it was after a change, by a change of its own; 0 is how it began.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      number: countSchema,
      undo: undoIdSchema,
    }),
    output: z.extend(openedBlockSchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "conflict", "schema-misfit", "limit-exceeded"],
  }),
  "block.clear-history": defineCall({
    does: "Lets a block's history go for good, with every text that is in the block no more.",
    input: z.object({ id: idSchema, version: versionSchema }),
    output: openedBlockSchema,
    errors: ["not-found", "conflict"],
  }),
  "block.remove": defineCall({
    does: "Deletes a block with its history and its shares; for some seconds it can be taken back.",
    input: z.object({ id: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
  "block.share": defineCall({
    does: "Lets another context see a block, with a permission of its own; the same pair again changes that.",
    input: z.object({
      id: idSchema,
      contextId: idSchema,
      permission: permissionSchema,
      undo: undoIdSchema,
    }),
    output: z.extend(blockShareSchema, { canUndo: canUndoSchema }),
    errors: ["not-found"],
  }),
  "block.unshare": defineCall({
    does: "Takes a share back.",
    input: z.object({ shareId: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
  "archive.search": defineCall({
    does: "Finds a context's archive entries that have every word of the query, the best first; all, the newest first, where it is empty.",
    input: z.object({
      contextId: idSchema,
      query: z.string().check(z.maxLength(200)),
      skip: countSchema,
      limit: z.int().check(z.gte(1), z.lte(100)),
    }),
    output: z.object({
      entries: z.array(archivalEntrySchema),
      total: countSchema,
      /** Whether all of them were looked through: the index may not be whole yet. */
      isWhole: z.boolean(),
    }),
    errors: ["engine-failed"],
  }),
  "archive.insert": defineCall({
    does: "Keeps a text in a context's archive, from a message where one is named; the same id again gives what is there.",
    input: z.object({
      id: idSchema,
      contextId: idSchema,
      text: entryTextSchema,
      tags: tagsSchema,
      messageId: z.nullable(idSchema),
      undo: undoIdSchema,
    }),
    output: z.extend(archivalEntrySchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "limit-exceeded"],
  }),
  "archive.update": defineCall({
    does: "Changes an archive entry.",
    input: z.object({
      id: idSchema,
      version: versionSchema,
      text: entryTextSchema,
      tags: tagsSchema,
      undo: undoIdSchema,
    }),
    output: z.extend(archivalEntrySchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "conflict"],
  }),
  "archive.remove": defineCall({
    does: "Deletes an archive entry; for some seconds it can be taken back.",
    input: z.object({ id: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
};
