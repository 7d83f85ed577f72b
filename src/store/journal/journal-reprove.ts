import { AppError } from "../../domain/app-error";
import type { Reprove } from "../database/deletion-proof";
import { findRecords, inJournal, keysAfter } from "./journal-database";
import { type JournalRecord, recordKey } from "./journal-records";

/** Records that are looked at in one transaction: whoever writes waits no longer than this takes. */
const BATCH = 200;

/**
 * Gives every deletion that was folded another proof; begun anew where it was cut. Fails with `locked`
 * once the keys were dropped: the former key is still needed then.
 */
export async function reproveDeletions(database: IDBDatabase, reprove: Reprove): Promise<void> {
  for (let after: string | null = ""; after !== null; ) {
    const { deletions, last } = await readSome(database, after);
    const proofs = await Promise.all(
      deletions.map((record) => reprove(record, record.proof).catch(nullUnlessLocked)),
    );
    const changed = deletions.flatMap((record, at) => {
      const proof = proofs[at];
      return proof ? [{ ...record, proof }] : [];
    });
    if (changed.length > 0) await writeSome(database, changed);
    after = last;
  }
}

/** One that cannot be proven anew is passed over; a lock says nothing about it. */
function nullUnlessLocked(error: unknown): null {
  if (error instanceof AppError && error.code === "locked") throw error;
  return null;
}

type Some = { readonly deletions: readonly JournalRecord[]; readonly last: string | null };

function readSome(database: IDBDatabase, after: string): Promise<Some> {
  return inJournal(database, "readonly", ({ rows, state }, give) => {
    const asking = rows.getAllKeys(keysAfter(after), BATCH);
    asking.onsuccess = () => {
      const { found } = findRecords(rows, asking.result);
      const last = asking.result.at(-1);
      // Answered after all of them.
      state.count().onsuccess = () => {
        const deletions = [...found.values()].filter(({ row }) => row === null);
        give({ deletions, last: typeof last === "string" ? last : null });
      };
    };
  });
}

function writeSome(database: IDBDatabase, changed: readonly JournalRecord[]): Promise<null> {
  return inJournal(database, "readwrite", ({ rows, state }, give) => {
    const keys = changed.map(({ table, id }) => recordKey(table, id));
    const { found } = findRecords(rows, keys);
    state.count().onsuccess = () => {
      give(null);
      for (const [at, record] of changed.entries()) {
        const key = keys[at] ?? "";
        const now = found.get(key);
        // It may have come back, or have gone behind a backup.
        if (now?.row === null && now.sequence === record.sequence) rows.put(record, key);
      }
    };
  });
}
