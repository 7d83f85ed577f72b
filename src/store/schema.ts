/**
 * Every table and its clear columns, in the order in which the seal binds them; `version` and
 * `keyId` follow in each row, and everything else lies in `sealed`.
 *
 * - contexts: id
 * - conversations: id, parent = context, order = place in the log that it was last written to; rows
 *   of versions 1 and 2 have no order until they are written anew
 * - messages: id, parent = conversation, previous = the message before it, order = place in the log
 * - open_turns: id = the reply's, parent = conversation; a row only while a turn runs
 * - draft_pieces: id, parent = turn, order from 1; pieces of a running reply
 * - composer_drafts: id = the conversation's
 * - summaries: id, parent = conversation, order = place in the log of the last message covered
 * - plans: id = the reply's, parent = conversation, order = the reply's place in the log
 * - jobs: id = the conversation's; a row only while something is to be done for it
 * - uses: id = the context's; when it was last talked in, and where
 * - forks: id = the conversation's; a row only where it goes on in more than one way
 * - presets: id; the person's own
 * - references: id, parent = conversation
 * - connections: id
 * - secrets: id = the connection's; its key and headers, opened for a request and for nothing else
 * - attachments: id, parent = conversation; bytes of images, and what a draft holds beside its text
 * - model_files: id, which is also the name of the file beside the database
 * - backups: keys and records of backups; opened for these and for nothing else, in no export
 * - settings, counters, usage, backups, manifest: one row each, id fixed; the manifest's version is the
 *   vault's generation
 */
export const TABLE_COLUMNS = {
  contexts: ["id"],
  conversations: ["id", "parent", "order"],
  messages: ["id", "parent", "previous", "order"],
  open_turns: ["id", "parent"],
  draft_pieces: ["id", "parent", "order"],
  composer_drafts: ["id"],
  summaries: ["id", "parent", "order"],
  plans: ["id", "parent", "order"],
  jobs: ["id"],
  uses: ["id"],
  forks: ["id"],
  presets: ["id"],
  references: ["id", "parent"],
  connections: ["id"],
  secrets: ["id"],
  attachments: ["id", "parent"],
  model_files: ["id"],
  settings: ["id"],
  counters: ["id"],
  usage: ["id"],
  backups: ["id"],
  manifest: ["id"],
} as const;

export type TableName = keyof typeof TABLE_COLUMNS;
export const TABLE_NAMES = Object.keys(TABLE_COLUMNS) as readonly TableName[];

export const SETTINGS_ID = "settings";
export const COUNTERS_ID = "counters";
export const USAGE_ID = "usage";
export const BACKUPS_ID = "backups";
export const MANIFEST_ID = "manifest";

type ColumnTypes = {
  readonly id: string;
  readonly parent: string;
  readonly previous: string | null;
  readonly order: number;
};

export type Columns<T extends TableName> = Pick<ColumnTypes, (typeof TABLE_COLUMNS)[T][number]>;

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
 * Dexie's description of version 1: primary key first, then the indexes. Each index of messages makes
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
