import * as z from "zod/mini";
import { timeSchema } from "./time";

/** Rows that one tombstone names: above 64 KiB a row lies in a file of its own, which may be lost. */
export const MAX_TOMBSTONE_IDS = 1_000;

/** What was deleted for good, and when: ids by table, and nothing of what they held. */
export const tombstoneSchema = z.object({
  /** Milliseconds since 1970, UTC. */
  at: timeSchema,
  ids: z.record(z.string(), z.array(z.string())),
});

/** A year: who has not merged an older backup, or another device's, by then finds what it brings. */
export const TOMBSTONE_MS = 365 * 24 * 60 * 60_000;

/** Something that was deleted for good. */
export type Purged = {
  readonly table:
    | "contexts"
    | "conversations"
    | "presets"
    | "saved_prompts"
    | "connections"
    | "blocks"
    | "block_shares"
    | "facts"
    | "archival_entries"
    | "references";
  readonly id: string;
};
