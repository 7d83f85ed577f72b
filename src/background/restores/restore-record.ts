import * as z from "zod/mini";
import type { KeyValueArea } from "../../platform/key-value-area";
import { readStoreName } from "../store-name";

const KEY = "restore";

const schema = z.object({
  /** The store that is being made. */
  staged: z.string(),
  /** The store in use when it was begun. */
  replaces: z.string(),
  /** Whether that one had no vault. */
  intoNew: z.boolean(),
  /** Whether it was switched to, as far as the store in use does not tell that any more. */
  isSwitched: z.boolean(),
  /** Whether nothing is left to be done in its store, and only the switch to it is. */
  isWhole: z.optional(z.boolean()),
  /** Whether it was stopped or has failed: its store goes then, even one that is whole. */
  isGivenUp: z.optional(z.boolean()),
  /** Of one into a profile without a vault, from when its store has its own: what going on takes. */
  begun: z.optional(
    z.object({
      /** Tells what it was begun with, to who restores that again (`markRestore`). */
      mark: z.string(),
      /** Milliseconds since 1970, UTC. */
      at: z.number(),
    }),
  ),
});

/** What a restore leaves for whoever finds it cut: which stores it is about. */
export type RestoreRecord = z.infer<typeof schema>;

/** The restore that has not ended, whether it runs or was cut; null for none. */
export async function readRestoreRecord(
  local: Pick<KeyValueArea, "get">,
): Promise<RestoreRecord | null> {
  const parsed = schema.safeParse(await local.get(KEY));
  return parsed.success ? parsed.data : null;
}

/** Keeps it: to be done before the staged store's database is made. */
export function saveRestoreRecord(
  local: Pick<KeyValueArea, "set">,
  record: RestoreRecord,
): Promise<void> {
  return local.set(KEY, record);
}

/** To be called once all of the staged store is on the disk, mended where it lacked something. */
export async function noteWhole(local: Pick<KeyValueArea, "get" | "set">): Promise<void> {
  const record = await readRestoreRecord(local);
  if (record !== null) await saveRestoreRecord(local, { ...record, isWhole: true });
}

/** To be called where nothing was switched, and nothing is to be any more. */
export async function giveUpRestore(local: Pick<KeyValueArea, "get" | "set">): Promise<void> {
  const record = await readRestoreRecord(local);
  if (record === null || (await readStoreName(local)) !== record.replaces) return;
  await saveRestoreRecord(local, { ...record, isGivenUp: true });
}

/** Forgets it: to be done once nothing is left of the store that is not in use. */
export function removeRestoreRecord(local: Pick<KeyValueArea, "remove">): Promise<void> {
  return local.remove(KEY);
}

/** The store that such a restore leaves over: the staged one until it was switched to. */
export function leftOverStore(record: RestoreRecord, current: string): string {
  const isSwitched = record.isSwitched || current === record.staged;
  return isSwitched ? record.replaces : record.staged;
}

/** To be called before a third store is used: from then on the store in use tells nothing of it. */
export async function keepLeftOver(local: Pick<KeyValueArea, "get" | "set">): Promise<void> {
  const record = await readRestoreRecord(local);
  if (record === null || (await readStoreName(local)) !== record.staged) return;
  await saveRestoreRecord(local, { ...record, isSwitched: true });
}
