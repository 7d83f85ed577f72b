import * as z from "zod/mini";
import { taintSchema } from "./taint";

/** What is found by searching: rows that hold words of the person's or a model's. */
export const textKindSchema = z.enum([
  "message",
  "title",
  "block",
  "fact",
  "archival",
  "summary",
  "reference",
]);
export type TextKind = z.infer<typeof textKindSchema>;

export const speakerSchema = z.enum(["user", "assistant"]);
export type Speaker = z.infer<typeof speakerSchema>;

/** One text of the index. */
export const searchDocSchema = z.object({
  kind: textKindSchema,
  /** Of its row; a title's is its conversation's. */
  id: z.string(),
  /** The conversation that it belongs to, or the context where it belongs to none. */
  owner: z.string(),
  contextId: z.nullable(z.string()),
  /** A message's place in the log; null of all else, which counts as newer. */
  order: z.nullable(z.number()),
  /** When it was written; milliseconds since 1970, UTC. */
  at: z.number(),
  speaker: z.nullable(speakerSchema),
  tags: z.array(z.string()),
  text: z.string(),
  /** The untrusted sources of memory; left out of all else. */
  taint: z.optional(z.array(taintSchema)),
  /** Of its row, where all that belongs to it is told too: of a conversation all of its messages. */
  version: z.optional(z.number()),
});
export type SearchDoc = z.infer<typeof searchDocSchema>;

const KINDS: ReadonlySet<unknown> = new Set(textKindSchema.options);
const SPEAKERS: ReadonlySet<unknown> = new Set([null, ...speakerSchema.options]);

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

/** As the schema, without what no index looks at, in a tenth of its time: 100,000 are filled in at once. */
function isSearchDoc(value: unknown): value is SearchDoc {
  if (typeof value !== "object" || value === null) return false;
  const { kind, id, owner, contextId, order, at, speaker, tags, text, version }: Given = value;
  return (
    KINDS.has(kind) &&
    SPEAKERS.has(speaker) &&
    isText(id) &&
    isText(owner) &&
    (contextId === null || isText(contextId)) &&
    (order === null || isNumber(order)) &&
    isNumber(at) &&
    isText(text) &&
    Array.isArray(tags) &&
    tags.every(isText) &&
    (version === undefined || isNumber(version))
  );
}

type Given = Partial<Record<keyof SearchDoc, unknown>>;

const filledSchema = z.custom<SearchDoc[]>(
  (docs) => Array.isArray(docs) && docs.every(isSearchDoc),
);

/** Words that stand one after the other; a single word is a phrase of one. */
export const searchTermSchema = z.object({
  words: z.string(),
  isExcluded: z.boolean(),
  /** Whether its last word may go on: it is still being typed. */
  isPrefix: z.boolean(),
});
export type SearchTerm = z.infer<typeof searchTermSchema>;

/** What is looked for; what is null or empty is not asked for. */
export const searchQuestionSchema = z.object({
  terms: z.array(searchTermSchema),
  kinds: z.array(textKindSchema),
  contextIds: z.nullable(z.array(z.string())),
  conversationId: z.nullable(z.string()),
  speaker: z.nullable(speakerSchema),
  /** From then on, and until before then; milliseconds since 1970, UTC. */
  after: z.nullable(z.number()),
  before: z.nullable(z.number()),
  tags: z.array(z.string()),
});
export type SearchQuestion = z.infer<typeof searchQuestionSchema>;

export const textHitSchema = z.object({
  kind: textKindSchema,
  id: z.string(),
  /** How near it is to what was looked for, up to 1; left out where it was found by its words alone. */
  similarity: z.optional(z.number()),
});
export type TextHit = z.infer<typeof textHitSchema>;

/** The hits of one page, the best first, or the newest where a word is in a tenth of all texts. */
export const searchHitsSchema = z.object({
  hits: z.array(textHitSchema),
  /** Of all pages; not counted beyond `MAX_COUNTED`. */
  total: z.number(),
});
export type SearchHits = z.infer<typeof searchHitsSchema>;

export const MAX_COUNTED = 10_000;

/** Characters of a query that are read. */
export const MAX_QUERY = 1_000;

/** Which form of its row each text is of. */
const knownVersionsSchema = z.array(z.tuple([z.string(), z.number()]));
export type KnownVersions = readonly (readonly [id: string, version: number])[];

/** Where the index of one store is stored, and what opens it and nothing else; base64. */
const indexLocationSchema = z.object({ folder: z.string(), key: z.string() });
export type IndexLocation = z.infer<typeof indexLocationSchema>;

/** By words, by meaning, or by both (P-085). */
export const searchMethodSchema = z.enum(["fts", "vector", "hybrid"]);
export type SearchMethod = z.infer<typeof searchMethodSchema>;

/** How somebody asks; `auto` is `hybrid` where there is an embedder, else `fts` (D-26). */
export const searchModeSchema = z.enum(["fts", "vector", "hybrid", "auto"]);
export type SearchMode = z.infer<typeof searchModeSchema>;

/** A rounded vector (`roundVector`), base64. */
const vectorSchema = z.string();

/** The vectors of a text's parts, made of this version of its row; none where it has no words. */
const embeddedTextSchema = z.object({
  id: z.string(),
  version: z.number(),
  vectors: z.array(vectorSchema),
});
export type EmbeddedText = z.infer<typeof embeddedTextSchema>;

/** A place in an embedder's space, and the least cosine at which texts have something to do with it. */
const nearSchema = z.object({
  embedder: z.string(),
  vector: vectorSchema,
  least: z.optional(z.number()),
});

/** What the worker asks of the index. */
export const searchAskSchema = z.discriminatedUnion("type", [
  /** Goes on with what is there of this store, in memory or stored. */
  z.object({ type: z.literal("open"), location: indexLocationSchema }),
  /** From here on it follows each commit after this one; what came before is looked for. */
  z.object({
    type: z.literal("begin"),
    mark: z.string(),
    /** Whether nothing of what is there can be gone on with. */
    isAnew: z.boolean(),
  }),
  /** Of the messages of a conversation; null asks for all other texts. */
  z.object({ type: z.literal("known"), conversationId: z.nullable(z.string()) }),
  /** Texts that are gone or another by now, as they were known. */
  z.object({ type: z.literal("stale"), known: knownVersionsSchema }),
  /** Texts read while others write: those that are there stay. */
  z.object({ type: z.literal("fill"), docs: filledSchema, isWhole: z.boolean() }),
  /** What a commit has changed, in its order; `mark` stands for the commit from then on. */
  z.object({
    type: z.literal("change"),
    puts: z.array(searchDocSchema),
    removed: z.array(z.string()),
    /** Conversations and contexts that went with all that was theirs. */
    owners: z.array(z.string()),
    mark: z.string(),
  }),
  z.object({
    type: z.literal("find"),
    question: searchQuestionSchema,
    page: z.object({ skip: z.int(), limit: z.int() }),
    method: z.optional(searchMethodSchema),
    /** What is looked for; without it words alone are. */
    near: z.optional(nearSchema),
  }),
  /**
   * Which texts this embedder has made no vector of yet, so many at most, the newest first. Those of
   * another one are gone from then on, and all where it is null.
   */
  z.object({ type: z.literal("lacking"), embedder: z.nullable(z.string()), limit: z.int() }),
  /** What an embedder made of texts; what was forgotten meanwhile is left out. */
  z.object({
    type: z.literal("embedded"),
    embedder: z.string(),
    texts: z.array(embeddedTextSchema),
  }),
  /**
   * What shares some of the terms, the rarest of them before all: the best first; behind that what
   * stands near to `near`, where that is given.
   */
  z.object({
    type: z.literal("related"),
    question: searchQuestionSchema,
    limit: z.int(),
    near: z.optional(nearSchema),
  }),
]);
export type SearchAsk = z.infer<typeof searchAskSchema>;

export type Near = z.infer<typeof nearSchema>;

/** What is asked of the index for somebody who waits for it. */
export type FindAsk = Extract<SearchAsk, { type: "find" | "related" }>;

/** How far the index is. */
export const searchStateSchema = z.object({
  /** What the last change was called; null of an index that was never begun. */
  mark: z.nullable(z.string()),
  isWhole: z.boolean(),
  count: z.number(),
  /** Whether what was stored could not be used, and it is being made anew. */
  isAnew: z.boolean(),
});
export type SearchState = z.infer<typeof searchStateSchema>;

/** How far the vectors are. */
export const lackingSchema = z.object({
  texts: z.array(z.object({ kind: textKindSchema, id: z.string(), version: z.number() })),
  /** Whether these are all; else there may be more, also where these are none. */
  isAll: z.boolean(),
  /** Texts that were embedded, and all that there are. */
  embedded: z.number(),
  count: z.number(),
});
export type Lacking = z.infer<typeof lackingSchema>;

/** What it answers to anything: its state, and the hits where some were asked for. */
export const searchAnswerSchema = z.object({
  state: searchStateSchema,
  hits: z.nullable(searchHitsSchema),
  known: z.nullable(knownVersionsSchema),
  /** Of what is related, in how many texts each of the terms is. */
  texts: z.optional(z.array(z.number())),
  /** By which way the hits were found. */
  method: z.optional(searchMethodSchema),
  lacking: z.optional(lackingSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
