import { TABLES, type TableRule } from "./tables";

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

export const SETTINGS_ID = "settings";
export const COUNTERS_ID = "counters";
export const USAGE_ID = "usage";
export const BACKUPS_ID = "backups";
export const MANIFEST_ID = "manifest";

export function isTableName(value: unknown): value is TableName {
  return typeof value === "string" && Object.hasOwn(TABLES, value);
}

/** What is declared of a table. */
export function ruleOf(table: TableName): TableRule {
  return TABLES[table];
}

type ColumnTypes = {
  readonly id: string;
  readonly parent: string;
  readonly previous: string | null;
  readonly order: number;
};

export type Columns<T extends TableName> = Pick<ColumnTypes, (typeof TABLES)[T]["columns"][number]>;

/** Which form of a row is stored. */
export type RowState = {
  /** Rises by one with every change; a restore begins anew with what the backup says. */
  readonly version: number;
  /** The key that this form is sealed under: another one than its last while a rotation runs. */
  readonly keyId: string;
  /** What is sealed; its first bytes tell this form from every other one of the same version. */
  readonly sealed: Uint8Array;
};

export type Row<T extends TableName> = Columns<T> & RowState & { readonly id: string };

/**
 * The version that the next form of a row gets: 1 for a new row, and for one whose version was
 * altered to something that cannot be counted on from.
 */
export function nextVersion(replaces: Pick<RowState, "version"> | null): number {
  const next = replaces === null ? 1 : replaces.version + 1;
  return Number.isSafeInteger(next) ? next : 1;
}

/**
 * What version 1 has: primary key first, then the indexes. Each index of messages makes
 * writing one about a fifth slower.
 */
export const STORES_V1 = {
  contexts: "id",
  conversations: "id",
  messages: "id, [parent+order]",
  open_turns: "id, parent",
  draft_pieces: "id, [parent+order]",
  composer_drafts: "id",
  settings: "id",
  manifest: "id",
  header: "id",
  device: "id",
} as const;

/** What version 2 adds. By `order` alone: the newest summaries and plans of all conversations. */
export const STORES_V2 = {
  summaries: "id, [parent+order], order",
  plans: "id, [parent+order], order",
  jobs: "id",
  counters: "id",
} as const;

/** What version 3 adds. By `order` alone: the newest conversations of all contexts. */
export const STORES_V3 = {
  conversations: "id, [parent+order], order",
  uses: "id",
  forks: "id",
  presets: "id",
  references: "id, parent",
} as const;

/** What version 4 adds. */
export const STORES_V4 = {
  connections: "id",
  secrets: "id",
  attachments: "id, parent",
  model_files: "id",
  usage: "id",
} as const;

/** What version 5 adds. */
export const STORES_V5 = {
  backups: "id",
} as const;

/** What version 6 adds: memory, the steps of a turn, what was deleted for good. */
export const STORES_V6 = {
  blocks: "id, parent",
  block_states: "id",
  block_updates: "id, [parent+order]",
  block_revisions: "id, [parent+order]",
  block_shares: "id, parent",
  facts: "id, parent",
  forgotten_facts: "id, parent",
  archival_entries: "id, parent",
  steps: "id, [parent+order]",
  tombstones: "id",
} as const;

/** What version 7 adds. */
export const STORES_V7 = {
  programs: "id",
} as const;

/** What version 8 adds. */
export const STORES_V8 = {
  saved_prompts: "id",
} as const;
