/** What a row belongs to, and the clear column that names it: the row goes when that is purged. */
export type RowOwner =
  | { readonly of: "context"; readonly by: "id" | "parent" }
  | { readonly of: "conversation"; readonly by: "id" | "parent" }
  | { readonly of: "turn"; readonly by: "parent" }
  | { readonly of: "block"; readonly by: "id" | "parent" }
  | { readonly of: "connection"; readonly by: "id" };

/** All that is to be said of a table; each reader of it takes its answer from here. */
export type TableRule = {
  /** Clear columns, in the order in which the seal binds them; `version` and `keyId` follow. */
  readonly columns: readonly ("id" | "parent" | "previous" | "order")[];
  /** Whether a row may hold megabytes, so that few are read at a time. */
  readonly large: boolean;
  /** Whether `order` is a place in the log. */
  readonly inLog: boolean;
  readonly owner: RowOwner | null;
  /** What a repair of the vault's set does with rows whose owner is gone. */
  readonly orphans: "removed" | "left";
  /** Whether it has one row, whose id is the table's name. */
  readonly single: boolean;
  /** Whether a backup holds its rows. */
  readonly backup: "always" | "with-keys" | "never";
  /** What a restore that replaces does with the rows here; `made`: the new store makes its own. */
  readonly whenReplaced: "gone" | "kept" | "made";
  /**
   * What a merge does with rows here that the backup has, too: the newer wins; they stay, unless lost;
   * those of a conversation come from one side as a whole, or lie beside each other.
   */
  readonly whenMerged: "newer" | "here" | "one-side" | "both-sides";
  /** Whether its rows, lying beside messages, count for how a conversation stands to a backup's. */
  readonly compared: boolean;
  /** Whether a row is there because a person wanted it. */
  readonly wanted: boolean;
  /** The payload's field that is long base64, sealed as bytes; from 64 KiB on a browser keeps a row in a file. */
  readonly packs: string | null;
  /** Whether all rows in clear, written for a store that nothing else works on, have its rows. */
  readonly inClear: boolean;
};

const BY_ID = { of: "conversation", by: "id" } as const;
const BY_PARENT = { of: "conversation", by: "parent" } as const;

const PLAIN = {
  large: false,
  inLog: false,
  owner: null,
  orphans: "left",
  single: false,
  backup: "always",
  whenReplaced: "gone",
  whenMerged: "newer",
  compared: false,
  wanted: false,
  packs: null,
  inClear: true,
} as const;

/** Of a conversation, and removed where that is gone. */
const BESIDE = { ...PLAIN, owner: BY_PARENT, orphans: "removed", whenMerged: "one-side" } as const;

/** Of a context's memory, and removed where that is gone. */
const OF_CONTEXT = {
  ...PLAIN,
  owner: { of: "context", by: "parent" },
  orphans: "removed",
} as const;

const OF_BLOCK = { ...PLAIN, owner: { of: "block", by: "parent" }, orphans: "removed" } as const;

/**
 * Every table. Its payloads' schema is in `payloads`, their steps from release to release in
 * `payload-steps`: neither compiles without an entry for each. A rotation seals all of them anew, and
 * `vault.check` counts all of them.
 */
export const TABLES = {
  contexts: { ...PLAIN, columns: ["id"], wanted: true },
  /** order: where the log was last written to; rows of versions 1 and 2 have none until written anew. */
  conversations: {
    ...PLAIN,
    columns: ["id", "parent", "order"],
    inLog: true,
    owner: BY_ID,
    whenMerged: "one-side",
  },
  /** previous: the message before it. */
  messages: {
    ...PLAIN,
    columns: ["id", "parent", "previous", "order"],
    inLog: true,
    owner: BY_PARENT,
    whenMerged: "one-side",
    wanted: true,
  },
  /** Id of the reply; a row only while a turn runs. */
  open_turns: { ...PLAIN, columns: ["id", "parent"], owner: BY_PARENT, whenMerged: "one-side" },
  /** Chunks of a running reply; order from 1. */
  draft_pieces: {
    ...PLAIN,
    columns: ["id", "parent", "order"],
    owner: { of: "turn", by: "parent" },
    whenMerged: "one-side",
  },
  /** Of a conversation that may not have been begun. */
  composer_drafts: {
    ...PLAIN,
    columns: ["id"],
    owner: BY_ID,
    whenMerged: "both-sides",
    wanted: true,
  },
  /** order: of the last message covered. */
  summaries: { ...BESIDE, columns: ["id", "parent", "order"], inLog: true, compared: true },
  /** Id and order of the reply. */
  plans: { ...BESIDE, columns: ["id", "parent", "order"], inLog: true },
  /** Requests of a turn that went on after them, the newest apart, which is in `plans`; order of the reply. */
  steps: { ...BESIDE, columns: ["id", "parent", "order"], inLog: true },
  /** A row only while something is to be done for the conversation. */
  jobs: { ...BESIDE, columns: ["id"], owner: BY_ID },
  /** When a context was last talked in, and where. */
  uses: {
    ...PLAIN,
    columns: ["id"],
    owner: { of: "context", by: "id" },
    orphans: "removed",
  },
  /** A row only where the conversation goes on in more than one way. */
  forks: { ...BESIDE, columns: ["id"], owner: BY_ID },
  /** The person's own. */
  presets: { ...PLAIN, columns: ["id"], wanted: true },
  /** The prompt library. */
  saved_prompts: { ...PLAIN, columns: ["id"], wanted: true },
  references: {
    ...BESIDE,
    columns: ["id", "parent"],
    whenMerged: "both-sides",
    compared: true,
    wanted: true,
  },
  /** Blocks as prompts need them. */
  blocks: { ...OF_CONTEXT, columns: ["id", "parent"] },
  /** A block's document, its updates merged. */
  block_states: {
    ...OF_BLOCK,
    columns: ["id"],
    owner: { of: "block", by: "id" },
    packs: "state",
  },
  /** Changes of a block's document since it was merged; order: of the revision. */
  block_updates: { ...OF_BLOCK, columns: ["id", "parent", "order"] },
  /** A block's history; order: the revision's number. Every context begins with blocks, none with these. */
  block_revisions: { ...OF_BLOCK, columns: ["id", "parent", "order"], wanted: true },
  /** parent: the context that sees another's block. */
  block_shares: { ...OF_CONTEXT, columns: ["id", "parent"] },
  /** What is known about the person. */
  facts: { ...OF_CONTEXT, columns: ["id", "parent"], wanted: true },
  /** What keeps a forgotten fact from being learned again, or from coming back with a backup. */
  forgotten_facts: { ...OF_CONTEXT, columns: ["id", "parent"], whenReplaced: "kept" },
  archival_entries: { ...OF_CONTEXT, columns: ["id", "parent"], wanted: true },
  connections: { ...PLAIN, columns: ["id"], wanted: true },
  /** A connection's key and headers, opened for a request and for nothing else. */
  secrets: {
    ...PLAIN,
    columns: ["id"],
    owner: { of: "connection", by: "id" },
    orphans: "removed",
    backup: "with-keys",
    whenReplaced: "kept",
    inClear: false,
  },
  /** Bytes of images, and what a draft holds beside its text. */
  attachments: {
    ...BESIDE,
    columns: ["id", "parent"],
    large: true,
    whenMerged: "both-sides",
    compared: true,
    wanted: true,
  },
  /** The id is also the name of the file beside the database, without which a row is nothing. */
  model_files: {
    ...PLAIN,
    columns: ["id"],
    backup: "never",
    whenReplaced: "kept",
    whenMerged: "here",
  },
  /** Programs of this machine that were given a token, which holds for this profile and no other. */
  programs: {
    ...PLAIN,
    columns: ["id"],
    backup: "never",
    whenMerged: "here",
    inClear: false,
  },
  /** What was deleted for good, one row or more for an act; what belonged to it is not named. */
  tombstones: { ...PLAIN, columns: ["id"], whenReplaced: "kept" },
  settings: { ...PLAIN, columns: ["id"], single: true, whenMerged: "here" },
  counters: { ...PLAIN, columns: ["id"], single: true, whenMerged: "here" },
  usage: { ...PLAIN, columns: ["id"], single: true, whenMerged: "here" },
  /** Keys and records of backups; opened for these and for nothing else. */
  backups: {
    ...PLAIN,
    columns: ["id"],
    single: true,
    backup: "never",
    whenReplaced: "made",
    inClear: false,
  },
  /** Its version is the vault's generation. */
  manifest: {
    ...PLAIN,
    columns: ["id"],
    single: true,
    backup: "never",
    whenReplaced: "made",
  },
} as const satisfies Readonly<Record<string, TableRule>>;
