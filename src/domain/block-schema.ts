import * as z from "zod/mini";

/** Characters of a block's label, and of the name of a field or a section. */
export const MAX_LABEL = 100;
/** Characters of what is said of a field or a section. */
export const MAX_ABOUT = 500;
/** Fields of a map, sections of a composite. */
export const MAX_PARTS = 50;

/** One line, without blanks around it; an object takes no key of the refused name. */
const nameSchema = z.string().check(
  z.minLength(1),
  z.maxLength(MAX_LABEL),
  z.regex(/^[^\s\p{Cc}](?:[^\p{Cc}\p{Zl}\p{Zp}]*[^\s\p{Cc}])?$/u),
  z.refine((name) => name !== "__proto__"),
);
const namedOnce = z.refine<readonly { readonly name: string }[]>(
  (parts) => new Set(parts.map(({ name }) => name)).size === parts.length,
);
const aboutSchema = z.string().check(z.maxLength(MAX_ABOUT));

/** A field of a map (P-053). */
export const fieldSchema = z.object({
  name: nameSchema,
  type: z.enum(["text", "number", "boolean", "list", "counter"]),
  /** Empty for none. */
  description: aboutSchema,
  /** Only the person and the system change it (P-063). */
  readOnly: z.boolean(),
});
export type BlockField = z.infer<typeof fieldSchema>;

const textSchema = z.object({
  kind: z.literal("text"),
  /** Lines that the model sees of a long text (P-058): from `start`, counted from 0; null for all. */
  viewport: z.nullable(
    z.object({ start: z.int().check(z.nonnegative()), lines: z.int().check(z.positive()) }),
  ),
});
const mapSchema = z.object({
  kind: z.literal("map"),
  fields: z.array(fieldSchema).check(z.maxLength(MAX_PARTS), namedOnce),
});
const listSchema = z.object({
  kind: z.literal("list"),
  /** Whether its items can be ticked. */
  checkbox: z.boolean(),
  /** P-054: a push beyond is refused; null for no bound. */
  maxItems: z.nullable(z.int().check(z.positive())),
});
const logSchema = z.object({
  kind: z.literal("log"),
  /** Entries that the model sees, the newest (P-055). */
  displayLimit: z.int().check(z.positive()),
});

/** How one part of a block is laid out. */
export const partSchemaSchema = z.discriminatedUnion("kind", [
  textSchema,
  mapSchema,
  listSchema,
  logSchema,
]);
export type PartSchema = z.infer<typeof partSchemaSchema>;

/** A section of a composite (P-056), with a layout of its own. */
export const sectionSchema = z.object({
  name: nameSchema,
  description: aboutSchema,
  readOnly: z.boolean(),
  schema: partSchemaSchema,
});
export type BlockSection = z.infer<typeof sectionSchema>;

/** How a block is laid out (P-052 to P-056). */
export const blockSchemaSchema = z.discriminatedUnion("kind", [
  textSchema,
  mapSchema,
  listSchema,
  logSchema,
  z.object({
    kind: z.literal("composite"),
    sections: z.array(sectionSchema).check(z.minLength(1), z.maxLength(MAX_PARTS), namedOnce),
  }),
]);
export type BlockSchema = z.infer<typeof blockSchemaSchema>;
