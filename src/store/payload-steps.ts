import type { TableName } from "./schema";

type Fields = Readonly<Record<string, unknown>>;

/** Makes of a payload of one version what the next version keeps instead; pure, and never changed. */
export type PayloadStep = (payload: Fields) => Fields;

/**
 * The way of each table's payloads from version 1 to the current one: the first step leads from 1 to
 * 2. A row is brought along when it is read and kept in the new form when it is next written.
 */
export const PAYLOAD_STEPS: Readonly<Record<TableName, readonly PayloadStep[]>> = {
  contexts: [],
  conversations: [],
  messages: [withoutTimes],
  open_turns: [],
  draft_pieces: [],
  composer_drafts: [],
  summaries: [],
  plans: [],
  jobs: [],
  settings: [withPromptSettings],
  counters: [],
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
