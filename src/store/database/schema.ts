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
 * The tables: primary key first, then the indexes; those by `order` alone find the newest of all
 * conversations. Each index of messages makes writing one about a fifth slower. A change here is
 * another `DATABASE_VERSION`.
 */
export const STORES = {
  contexts: "id",
  conversations: "id, [parent+order], order",
  messages: "id, [parent+order]",
  open_turns: "id, parent",
  draft_pieces: "id, [parent+order]",
  composer_drafts: "id",
  settings: "id",
  manifest: "id",
  header: "id",
  device: "id",
  summaries: "id, [parent+order], order",
  plans: "id, [parent+order], order",
  jobs: "id",
  counters: "id",
  uses: "id",
  forks: "id",
  presets: "id",
  references: "id, parent",
  connections: "id",
  secrets: "id",
  attachments: "id, parent",
  model_files: "id",
  usage: "id",
  backups: "id",
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
  programs: "id",
  saved_prompts: "id",
} as const;
