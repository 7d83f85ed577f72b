import * as z from "zod/mini";
import { type RecoveredNote, recoveredNoteSchema } from "../../contract/recovery";
import { once } from "../../domain/once";
import type { KeyValueArea } from "../../platform/key-value-area";
import { readStoreName } from "../store-name";

type Local = KeyValueArea;

/** Under which the mark lies that a recovery has begun. */
export const RECOVERY_BEGUN = "recovery-begun";
const NOTE = "recovered";

// Built when it is used: each waking worker reads the mark.
const noteSchema = once(() => z.extend(recoveredNoteSchema, { store: z.string() }));

/** The store that is to be recovered, or whose recovery was cut, by its name; undefined for none. */
export function readRecoveryMark(local: Pick<Local, "get">): Promise<unknown> {
  return local.get(RECOVERY_BEGUN);
}

/** From here on whoever opens that store recovers it first. */
export function markForRecovery(local: Pick<Local, "set">, storeName: string): Promise<void> {
  return local.set(RECOVERY_BEGUN, storeName);
}

export function unmarkForRecovery(local: Pick<Local, "remove">): Promise<void> {
  return local.remove(RECOVERY_BEGUN);
}

/** Keeps what a recovery came to; told once its store is the one in use. */
export function saveNote(
  local: Pick<Local, "set">,
  note: RecoveredNote & { readonly store: string },
): Promise<void> {
  return local.set(NOTE, note);
}

/** What the last recovery of the store in use came to; null where there is nothing to tell. */
export async function readNote(local: Pick<Local, "get">): Promise<RecoveredNote | null> {
  const parsed = noteSchema().safeParse(await local.get(NOTE));
  if (!parsed.success) return null;
  const { store, ...note } = parsed.data;
  return store === (await readStoreName(local)) ? note : null;
}

export function dropNote(local: Pick<Local, "remove">): Promise<void> {
  return local.remove(NOTE);
}
