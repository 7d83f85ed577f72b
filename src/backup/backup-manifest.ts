import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { MAX_ORDER } from "../domain/log-order";
import { timeSchema } from "../domain/time";

/** The form of backups that this release writes; it reads all up to it. */
export const BACKUP_VERSION = 1;

const countSchema = z.int().check(z.nonnegative());
const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The first line of a backup. The slices follow it: each so many bytes of whole lines, in this order. */
export const backupManifestSchema = z.object({
  format: z.literal("confidant-backup"),
  version: z.literal(BACKUP_VERSION),
  /** The release that made it. */
  app: z.string().check(z.maxLength(50)),
  /** Of the vault that it was made of. */
  vault: idSchema,
  /** Milliseconds since 1970, UTC. */
  madeAt: timeSchema,
  withKeys: z.boolean(),
  /** The vault's generation, and the log's newest place, when it was made. */
  generation: countSchema,
  lastOrder: countSchema.check(z.lte(MAX_ORDER)),
  /** Rows by table, as they were when it was made. */
  counts: z.record(z.string(), countSchema),
  /** Rows that did not open and are in none of its lines. */
  unreadable: countSchema,
  /**
   * How many of the slices, the first ones, hold what was changed or deleted while the others were
   * read, and what was written last: what stands there about a row is what counts.
   */
  changes: countSchema,
  slices: z.array(z.object({ lines: countSchema, bytes: countSchema, sha256: sha256Schema })),
  /** SHA-256 over the digests of the slices, one after the other as they are written here. */
  digest: sha256Schema,
  /**
   * Base64: HMAC-SHA-256 over this line without it, under a key from the identity that opens the
   * file. Whoever knows the recipient can make a file that opens; only its owner makes this.
   */
  mac: z.string(),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

/** What can be told of a backup of a newer release. */
export const newerManifestSchema = z.object({
  format: z.literal("confidant-backup"),
  version: z.int().check(z.gte(BACKUP_VERSION + 1)),
});
