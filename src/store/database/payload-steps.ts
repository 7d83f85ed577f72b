import type { TableName } from "./schema";

type Fields = Readonly<Record<string, unknown>>;

/** Makes of a payload of one version what the next version keeps instead; pure, and never changed. */
export type PayloadStep = (payload: Fields) => Fields;

/**
 * The way of each table's payloads from version 1 to the current one: the first step leads from 1 to
 * 2. A row is brought along when it is read and kept in the new form when it is next written.
 */
export const PAYLOAD_STEPS: Readonly<Record<TableName, readonly PayloadStep[]>> = {
  contexts: [withContextSettings, withMemory, withReferences],
  conversations: [withTags],
  messages: [withoutTimes, notDeleted],
  open_turns: [asTheContextSays],
  draft_pieces: [],
  composer_drafts: [],
  summaries: [],
  plans: [],
  steps: [],
  jobs: [],
  uses: [],
  forks: [],
  presets: [],
  saved_prompts: [],
  references: [],
  blocks: [],
  block_states: [],
  block_updates: [],
  block_revisions: [],
  block_shares: [],
  facts: [],
  forgotten_facts: [],
  archival_entries: [],
  connections: [withoutUnsaidNo],
  secrets: [],
  attachments: [],
  model_files: [],
  programs: [],
  tombstones: [],
  settings: [withPromptSettings, withNothingPinned, withoutUnsaidNo],
  counters: [],
  usage: [],
  backups: [],
  manifest: [],
};

/** Nobody measured how long the replies of version 1 took. */
function withoutTimes(message: Fields): Fields {
  const { reply } = message;
  if (typeof reply !== "object" || reply === null) return message;
  return { ...message, reply: { ...reply, firstTokenMs: null, replyMs: null } };
}

/** The defaults of version 2, written out: a step stays as it is when the defaults change. */
function withPromptSettings(settings: Fields): Fields {
  const limits = {
    maxTokens: null,
    memoryTokens: null,
    historyTokens: null,
    reservedResponseTokens: null,
  };
  const prompt = {
    maxTurns: 15,
    maxMessages: 200,
    compression: { type: "recursive-summarization", chunkSize: 10, model: null },
    summarizationThreshold: 0.7,
    warningThreshold: 0.8,
    cacheTtlSeconds: 300,
    idleMinutes: 30,
    backgroundLocal: true,
    backgroundRemote: false,
    modes: true,
    defaultLimits: limits,
    modelLimits: {},
    redactions: [],
  };
  return { ...settings, prompt };
}

/** The defaults of version 3, written out. Expiry counts from the last change on. */
function withContextSettings(context: Fields): Fields {
  return {
    ...context,
    maintainPersonality: true,
    model: null,
    compression: null,
    contextProviders: ["recent-summaries", "last-n"],
    remembers: true,
    tools: [],
    tags: [],
    pinned: false,
    archived: null,
    renewedAt: context.updatedAt,
  };
}

/** Memory comes first, as in a new context. */
function withMemory(context: Fields): Fields {
  const { contextProviders } = context;
  if (!Array.isArray(contextProviders)) return context;
  return { ...context, contextProviders: ["facts", "blocks", ...contextProviders] };
}

/** What a conversation was about goes with its messages. */
function withReferences(context: Fields): Fields {
  const { contextProviders } = context;
  if (!Array.isArray(contextProviders)) return context;
  const before = (name: unknown) => (name === "last-n" ? ["references", name] : [name]);
  return { ...context, contextProviders: contextProviders.flatMap(before) };
}

/** Tokens were not counted before version 3: they begin with the next message. */
function withTags(conversation: Fields): Fields {
  const added = { deletedCount: 0, tokenCount: 0, tags: [], archivedAt: null, origin: null };
  return { ...conversation, ...added };
}

function notDeleted(message: Fields): Fields {
  return { ...message, deletedAt: null };
}

function asTheContextSays(turn: Fields): Fields {
  return { ...turn, maintainPersonality: null };
}

function withNothingPinned(settings: Fields): Fields {
  return { ...settings, activeContextId: null, pinnedConversations: [] };
}

/** A no was what every server had, asked or not: left out, Ollama's refusal is mended by itself. */
function withoutUnsaidNo({ hidesOrigin, ...rest }: Fields): Fields {
  return hidesOrigin === true ? { ...rest, hidesOrigin } : rest;
}

/** The version of payloads that these steps lead to. */
export function currentVersion(steps: readonly PayloadStep[]): number {
  return steps.length + 1;
}

/** A payload of the current version, from one of an earlier `version` or of the current. */
export function migratePayload(
  steps: readonly PayloadStep[],
  version: number,
  payload: Fields,
): Fields {
  return steps.slice(version - 1).reduce((value, step) => step(value), payload);
}
