import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { archivalEntrySchema } from "../../domain/archival-entry";
import { attachedSchema } from "../../domain/attachment";
import { backupStateSchema } from "../../domain/backup";
import { blockRevisionSchema, blockSchema, blockShareSchema } from "../../domain/block";
import { forkSchema } from "../../domain/branching";
import { connectionSchema, secretsSchema } from "../../domain/connection";
import { contextSchema, contextUseSchema } from "../../domain/context";
import { conversationSchema } from "../../domain/conversation";
import { factSchema, forgottenFactSchema } from "../../domain/fact";
import { habitSchema } from "../../domain/habit";
import { idSchema } from "../../domain/id";
import { conversationJobSchema } from "../../domain/job";
import { messageSchema } from "../../domain/message";
import { modelSchema } from "../../domain/model";
import { storedModelFileSchema } from "../../domain/model-file";
import { isOllamaAddress } from "../../domain/ollama-url";
import { presetSchema } from "../../domain/preset";
import { storedProgramSchema } from "../../domain/program";
import { keptPlanSchema } from "../../domain/prompt-plan";
import { referenceSchema } from "../../domain/reference";
import { savedPromptSchema } from "../../domain/saved-prompt";
import { DEFAULT_OLLAMA_URL, settingsSchema } from "../../domain/settings";
import { stepSchema } from "../../domain/step";
import { summarySchema } from "../../domain/summary";
import { timeSchema } from "../../domain/time";
import { observationSchema } from "../../domain/token-calibration";
import { tombstoneSchema } from "../../domain/tombstone";
import { usageMonthSchema } from "../../domain/usage-month";
import { currentVersion, migratePayload, PAYLOAD_STEPS } from "./payload-steps";
import type { TableName } from "./schema";

/** Columns of a head's row, and what no stored conversation is. */
const NOT_IN_HEAD = {
  id: true,
  contextId: true,
  version: true,
  order: true,
  temporary: true,
} as const;

/** One that is none costs no more than the choice of it: the guide, or what is chosen in general. */
const chosenModel = () => z.catch(z.nullable(modelSchema), null);

/** Six megabytes, in base64: opening more would hold the worker up for longer than half a second. */
const documentSchema = () => z.string().check(z.maxLength(8_000_000));

const idsOf = () => z.record(z.string(), z.array(z.string()));

/** Made when a row of the table is first read: a worker that wakes reads few of them. */
const SCHEMAS = {
  contexts: () =>
    z.extend(z.omit(contextSchema, { id: true, version: true }), {
      model: chosenModel(),
    }),
  conversations: () =>
    z.extend(z.omit(conversationSchema, NOT_IN_HEAD), {
      /** Depth that a message after the active leaf gets. */
      nextDepth: z.int().check(z.nonnegative()),
      /** Base64: keyed set digest over (id, version) of the conversation's messages. */
      digest: z.string(),
      /** Facts were learned from what was said until then (milliseconds since 1970, UTC). */
      learnedUntil: z.optional(timeSchema),
    }),
  messages: () =>
    z.omit(messageSchema, { id: true, conversationId: true, previous: true, order: true }),
  open_turns: () =>
    z.object({
      status: z.enum(["open", "streaming"]),
      model: modelSchema,
      /** Null where the context says it. */
      maintainPersonality: z.nullable(z.boolean()),
    }),
  draft_pieces: () => z.object({ text: z.string(), thinking: z.string() }),
  composer_drafts: () =>
    z.object({
      text: z.string(),
      /** Rows of `attachments` that go with it, in their order. */
      attachments: z.optional(z.array(idSchema)),
    }),
  summaries: () =>
    z.omit(summarySchema, { id: true, conversationId: true, order: true, version: true }),
  plans: () => keptPlanSchema,
  steps: () => stepSchema,
  jobs: () => z.omit(conversationJobSchema, { conversationId: true, version: true }),
  uses: () => contextUseSchema,
  forks: () => z.object({ forks: z.array(forkSchema) }),
  presets: () => z.omit(presetSchema, { id: true, version: true, builtIn: true }),
  saved_prompts: () => z.omit(savedPromptSchema, { id: true, version: true }),
  references: () => z.omit(referenceSchema, { id: true, conversationId: true }),
  blocks: () => z.omit(blockSchema, { id: true, contextId: true, version: true }),
  /** Base64: the document as one update, and the last revision in it. */
  block_states: () =>
    z.object({ state: documentSchema(), through: z.int().check(z.nonnegative()) }),
  /** Base64. */
  block_updates: () => z.object({ update: documentSchema() }),
  block_revisions: () => z.omit(blockRevisionSchema, { number: true }),
  block_shares: () => z.omit(blockShareSchema, { id: true, contextId: true }),
  facts: () => z.omit(factSchema, { id: true, contextId: true, version: true }),
  forgotten_facts: () => forgottenFactSchema,
  archival_entries: () => z.omit(archivalEntrySchema, { id: true, contextId: true, version: true }),
  connections: () =>
    z.extend(z.omit(connectionSchema, { id: true, version: true }), {
      /** Their addresses are not read: the connection's own is theirs. */
      models: z.array(z.extend(modelSchema, { url: z.string() })),
    }),
  secrets: () => secretsSchema,
  attachments: () => attachedSchema,
  model_files: () => z.omit(storedModelFileSchema, { id: true }),
  programs: () => z.omit(storedProgramSchema, { id: true }),
  tombstones: () => tombstoneSchema,
  settings: () =>
    z.extend(settingsSchema, {
      model: chosenModel(),
      /** Of a backup's row anything may have become of them, and nothing else is to be lost for that. */
      shortcuts: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
      ollamaUrl: z.catch(z.string().check(z.refine(isOllamaAddress)), DEFAULT_OLLAMA_URL),
    }),
  counters: () =>
    z.object({
      /** The model that was counted last comes first. */
      models: z.array(
        z.object({
          model: z.string(),
          observations: z.array(observationSchema),
          /** How it wants to be spoken to, as refusals have told; left out where none has. */
          habits: z.optional(z.catch(z.optional(z.array(habitSchema)), undefined)),
        }),
      ),
    }),
  usage: () =>
    z.object({
      /** The newest first. */
      months: z.array(usageMonthSchema),
    }),
  backups: () => backupStateSchema,
  manifest: () =>
    z.object({
      /** Base64: keyed set digest over every row but messages and the manifest itself. */
      digest: z.string(),
      /** The newest message's place in the log; kept here so that none is ever given twice. */
      lastOrder: z.int().check(z.nonnegative()),
      /** Ids of the rows that the commit of this row has written and deleted, by table. */
      last: z.catch(z.optional(z.object({ puts: idsOf(), deletes: idsOf() })), undefined),
      /** Whether this store was once found older than the last generation seen: stays true. */
      rewound: z.boolean(),
    }),
} satisfies Record<TableName, () => z.ZodMiniType>;

export type Payload<T extends TableName> = z.infer<ReturnType<(typeof SCHEMAS)[T]>>;

const made = new Map<TableName, z.ZodMiniType>();

function schemaOf(table: TableName): z.ZodMiniType {
  const schema = made.get(table) ?? SCHEMAS[table]();
  made.set(table, schema);
  return schema;
}

const versioned = z.looseObject({ v: z.int().check(z.positive()) });

/**
 * The JSON text that a row seals; lone surrogates and control characters are escaped, not lost. Fails
 * with `internal` on a number that JSON has not: it would be read back as null, and the row not at all.
 */
export function encodePayload(table: TableName, payload: object): string {
  return JSON.stringify({ v: currentVersion(PAYLOAD_STEPS[table]), ...payload }, refuseNonFinite);
}

function refuseNonFinite(_key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw new AppError("internal");
  return value;
}

/**
 * The payload of an opened row, brought to the current version; `version-unknown` if a newer release
 * wrote it, else `row-tampered`.
 */
export function decodePayload<T extends TableName>(table: T, json: string): Payload<T> {
  const stored = versioned.safeParse(parseJson(json));
  if (!stored.success) throw new AppError("row-tampered");
  const steps = PAYLOAD_STEPS[table];
  const { v, ...fields } = stored.data;
  if (v > currentVersion(steps)) throw new AppError("version-unknown");
  const payload = schemaOf(table).safeParse(migratePayload(steps, v, fields));
  if (!payload.success) throw new AppError("row-tampered");
  // The schema was looked up by the same table name, which TypeScript cannot follow.
  return payload.data as Payload<T>;
}

/** Whether a payload is of the version that this release writes. */
export function isOfToday(table: TableName, payload: unknown): payload is Record<string, unknown> {
  const today = currentVersion(PAYLOAD_STEPS[table]);
  return typeof payload === "object" && payload !== null && "v" in payload && payload.v === today;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The parser's message quotes the text, so it is not kept as a cause.
    throw new AppError("row-tampered");
  }
}
