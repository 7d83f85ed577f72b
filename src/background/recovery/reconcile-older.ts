import type { RecoveredNote } from "../../contract/recovery";
import { createKeySet, type KeySet } from "../../crypto/key-set";
import { toFailure } from "../../domain/app-error";
import { createGenerationMark } from "../../store/database/generation-mark";
import { BACKUPS_ID, MANIFEST_ID, type Row, ruleOf } from "../../store/database/schema";
import { withStoreErrors } from "../../store/database/store-error";
import type { FoldedJournal } from "../../store/journal/fold-journal";
import { openRow } from "../../store/rows/sealed-row";
import type { StagedStore } from "../../store/staging/staged-store";
import { removeStore } from "../restores/remove-store";
import { readRestoreRecord, removeRestoreRecord } from "../restores/restore-record";
import { type Filled, fillStore } from "./fill-store";
import { findBackups, findSources, readJournal } from "./find-sources";
import { isProven, layJournal } from "./lay-journal";
import type { Found, RecoveryWork } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { saveNote } from "./recovery-marks";
import { type StagedRecovery, stageRecovered } from "./stage-recovered";
import { generationOf, seenOf, UNFINISHED } from "./store-generation";

type Older = { readonly found: Found; readonly work: RecoveryWork };

export type OlderMade = StagedRecovery & { readonly since: number | null };

/**
 * Makes another store of a database that has rows and of the journal that is ahead of it; to be used in
 * its place where both are proven to be all that there was. Null where the database is to be used as it
 * is: where nothing is ahead, and where nothing proves what is: that lies in another store then, and a
 * note tells. `full` where there is no room to look at it. Fails as reading and writing rows do, with
 * nothing changed.
 */
export async function reconcileOlder(
  deps: RecoveryDeps,
  { found, work }: Older,
): Promise<OlderMade | "full" | null> {
  const { opened, profile } = found;
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  work.signal.addEventListener("abort", keys.drop);
  try {
    const { storeName } = profile;
    const journal = await readJournal(deps, { storeName, keys }).catch((error) => {
      keys.current();
      deps.log.warn(toFailure(error).code);
      return null;
    });
    const here = await generationOf(profile);
    const beyond = await findBeyond(deps, { found, keys, here });
    if (journal === null || !isAhead(journal, here)) {
      if (beyond === null) return null;
      await noteOutcome(deps, found, { why: "behind", since: beyond.since });
      await beyond.note();
      return null;
    }
    await deps.disk.requireForAll();
    const { database } = profile;
    const proven = journal.sealed > here && (await isProven({ database, keys, journal }));
    const laying = { found, work, keys, journal, here };
    if (proven) return await stageLaid(deps, laying);
    // What lies between both is in a backup alone.
    const isApart = (journal.state?.after ?? 0) > here;
    const whole = isApart ? await stageBeside(deps, laying) : null;
    if (whole === null) await stageLaid(deps, laying);
    // Nothing of it is lost: it is a store of this profile's now, and its journal is not needed.
    await removeRestoreRecord(deps.local);
    await deps.journalOf(storeName).remove();
    await noteOutcome(deps, found, { why: "kept" });
    await beyond?.note();
    return null;
  } catch (error) {
    if (toFailure(error).code !== "quota-exceeded") throw error;
    // What can be read stays readable.
    await noteOutcome(deps, found, { why: "full" });
    return "full";
  } finally {
    work.signal.removeEventListener("abort", keys.drop);
    keys.drop();
  }
}

/** One commit may be ahead of a worker that died: nobody was told of it. */
function isAhead({ sealed, state }: FoldedJournal, here: number): boolean {
  return Math.max(sealed, (state?.newest ?? 0) - UNFINISHED) > here;
}

type Beyond = {
  /** When the newest of them was made: milliseconds since 1970. */
  readonly since: number;
  /**
   * Notes them as what they are, so that nothing is put back from them unasked; and from here on the
   * check finds the same: the mark says how far this store had come.
   */
  readonly note: () => Promise<void>;
};

/** The backups that a database which was put back knows nothing of; null for none, or where they are noted. */
async function findBeyond(
  deps: RecoveryDeps,
  { found, keys, here }: Pick<Laying, "found" | "keys" | "here">,
): Promise<Beyond | null> {
  const { storeName, database } = found.profile;
  const copies = deps.copiesOf(storeName, keys);
  const known = await copies.read();
  const saved = known?.savedGeneration ?? 0;
  if (known === null || saved <= here + UNFINISHED) return null;
  const row = await withStoreErrors(() => database.rows("backups").get(BACKUPS_ID));
  const then = row === undefined ? null : await openRow(keys, "backups", row).catch(() => null);
  const names = new Set(then?.payload.records.map(({ name }) => name));
  const later = known.records.filter(({ name, isBeyond }) => !names.has(name) && !isBeyond);
  const [newest] = later;
  if (newest === undefined) return null;
  return {
    since: newest.madeAt,
    note: async () => {
      const records = known.records.map((record) =>
        later.includes(record) ? { ...record, isBeyond: true as const } : record,
      );
      await copies.write({ ...known, records, edition: (known.edition ?? 0) + 1 });
      createGenerationMark(deps.local, storeName).publish(saved);
    },
  };
}

async function noteOutcome(
  { local, clock, log }: RecoveryDeps,
  { profile }: Found,
  { why, since = null }: Pick<RecoveredNote, "why"> & Partial<Pick<RecoveredNote, "since">>,
): Promise<void> {
  const missing = { since, unreadable: 0, withoutKey: 0 };
  const note = { at: clock.now(), why, ...missing, store: profile.storeName };
  await saveNote(local, note).catch((error) => log.warn(toFailure(error).code));
}

type Laying = Older & {
  readonly keys: KeySet;
  readonly journal: FoldedJournal;
  /** The database's generation. */
  readonly here: number;
};

async function stageLaid(
  deps: RecoveryDeps,
  { found, work, keys, journal, here }: Laying,
): Promise<OlderMade> {
  const { storeName, database } = found.profile;
  const seen = await seenOf(deps, found.profile);
  const { sealed, state, isWhole } = journal;
  const sources = {
    backups: await findBackups(deps, { storeName, keys }, journal, database),
    journal,
    saved: state?.after ?? here,
    generation: Math.max(here, sealed),
  };
  const staged = await stageRecovered(deps, {
    ...work,
    found,
    sources,
    seen,
    total: journal.rows.size,
    fill: (store, onRows) => copyLaid(store, { found, keys, journal, onRows, signal: work.signal }),
  });
  return { ...staged, since: isWhole && sealed >= seen ? null : (state?.at ?? 0) };
}

type Copying = Pick<Laying, "found" | "keys" | "journal"> & {
  readonly onRows: (done: number) => void;
  readonly signal: AbortSignal;
};

async function copyLaid(
  staged: Pick<StagedStore, "copy">,
  { found, keys, journal, onRows, signal }: Copying,
): Promise<Filled> {
  let [done, lastOrder] = [0, 0];
  for await (const { table, rows } of layJournal({ database: found.profile.database, journal })) {
    signal.throwIfAborted();
    for (const row of rows.filter(({ id }) => table === "manifest" && id === MANIFEST_ID)) {
      const manifest = await openRow(keys, "manifest", row as Row<"manifest">).catch(() => null);
      lastOrder = manifest?.payload.lastOrder ?? 0;
    }
    if (ruleOf(table).whenReplaced === "made") continue;
    await staged.copy(table, rows);
    done += rows.length;
    onRows(done);
  }
  return { lastOrder, unreadable: 0, withoutKey: 0 };
}

type Given = {
  readonly found: Found;
  readonly work: RecoveryWork;
  readonly keys: KeySet;
  /** The generation of the database, which stays as it is. */
  readonly here: number;
};

/**
 * Makes another store of the newest backup and the journal, where both go further than the database.
 * Null where no backup does, or that one is damaged. Fails as writing rows does.
 */
async function stageBeside(
  deps: RecoveryDeps,
  { found, work, keys, here }: Given,
): Promise<StagedRecovery | null> {
  const { profile, opened } = found;
  const { storeName } = profile;
  const { signal } = work;
  const seen = await seenOf(deps, profile);
  const { header } = opened;
  const spoilt = new Set<string>();
  const sources = await findSources(deps, { storeName, header, keys, seen, spoilt, signal });
  if (sources === null || sources.saved <= here) return null;
  const total = sources.journal.rows.size;
  try {
    return await stageRecovered(deps, {
      ...work,
      found,
      sources,
      seen,
      total,
      fill: (staged, onRows) => fillStore({ sources, staged, keys, signal, onRows }),
    });
  } catch (error) {
    if (toFailure(error).code !== "backup-damaged") throw error;
    const cut = await readRestoreRecord(deps.local);
    if (cut !== null) await removeStore(deps, cut.staged);
    return null;
  }
}
