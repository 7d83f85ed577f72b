import { settableSchema } from "../../domain/chat-parameters";
import type { TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { isOfWords } from "./compare-other";
import { tryDecode } from "./compare-row";
import {
  type ComparedConversation,
  type ComparedRow,
  type Comparison,
  idOf,
  type RestorableBackup,
  rowKey,
} from "./comparison";
import { type Gathered, gatherRow, nothingGathered } from "./gather-rows";
import { readOnlyHere } from "./only-here";
import { distinctOrders } from "./plan-orders";
import { readPurged } from "./read-purged";
import { renamedId } from "./renamed-id";
import { isOfBlock } from "./row-owner";
import { messagesThere, noDiffCounts, toCompared } from "./tally-conversation";
import { withoutUnseen } from "./without-unseen";

type Input = {
  readonly backup: RestorableBackup;
  /** Null where there is no vault yet. */
  readonly here: RowView | null;
  /** Whether somebody else may have made it: then no version proves that a row was made from that of here. */
  readonly isForeign: boolean;
  /** Hears how many rows have been read. */
  readonly onProgress: (rows: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads a backup whole and tells how it stands to what is here, by conversation and in numbers; writes
 * nothing. Holds a part of the backup, a few numbers for each conversation, and one for each place in the
 * log. Fails as reading the
 * backup or the rows here fails, with `version-unknown` for rows of a newer release, and with the
 * signal's reason.
 */
export async function compareBackup(input: Input): Promise<Comparison> {
  const { backup, here, isForeign, onProgress, signal } = input;
  // What is changed here from now on is a newer generation.
  const before = (await here?.generation()) ?? null;
  const gathered = nothingGathered();
  let read = 0;
  for await (const { rows } of backup.rows()) {
    for (const [table, group] of byTable(rows)) {
      signal.throwIfAborted();
      const found = await here?.find(table, group.map(idOf));
      for (const row of group) {
        const own = found?.get(idOf(row));
        // As it would be taken, beside what is here as that would be: else it came a second time.
        const isCleaned = isForeign && typeof own === "object";
        if (isCleaned) gatherRow(gathered, withoutUnseen(row), withoutUnseen(own));
        else gatherRow(gathered, row, own);
      }
    }
    read += rows.length;
    onProgress(read);
  }
  signal.throwIfAborted();
  const given = { isForeign, digest: backup.manifest.digest };
  const comparison = await toComparison(gathered, here, given);
  return { ...comparison, generation: before?.generation ?? null };
}

function byTable(rows: readonly BackupRow[]): ReadonlyMap<TableName, readonly BackupRow[]> {
  const groups = new Map<TableName, BackupRow[]>();
  for (const row of rows) {
    const group = groups.get(row.table);
    if (group === undefined) groups.set(row.table, [row]);
    else group.push(row);
  }
  return groups;
}

async function toComparison(
  gathered: Gathered,
  here: RowView | null,
  { isForeign, digest }: Pick<Copies, "isForeign" | "digest">,
): Promise<Omit<Comparison, "generation">> {
  countForeignTurns(gathered);
  const orphans = dropOrphans(gathered);
  const { onlyHere, byConversation } = await readOnlyHere(gathered, here);
  const purged = await readPurged(here);
  const copies = { here, purged, isForeign, digest };
  const conversations = new Map<string, ComparedConversation>();
  for (const [id, tally] of gathered.conversations) {
    const compared = toCompared(tally, byConversation(id), isForeign);
    const isKnown = compared.diffStatus === "both" && (await hasCopy(copies, "conversations", id));
    const isPurged = compared.diffStatus === "new" && purged.has(rowKey("conversations", id));
    // What this vault lacks of it lies here in the copy that was made when it was merged before.
    const known = isKnown ? { diffStatus: "older" as const, there: 0 } : {};
    conversations.set(id, { ...compared, ...known, ...(isPurged && { diffStatus: "deleted" }) });
  }
  markPurged(gathered, purged);
  await planOtherCopies(gathered, copies);
  return {
    conversations,
    others: gathered.others,
    turns: gathered.openTurns,
    orders: distinctOrders(gathered.orders),
    unusable: gathered.unusable,
    leftOut: orphans + gathered.unusable.size,
    diffCounts: {
      conversations: countDiffs([...conversations.values()]),
      messages: messageDiffs(gathered, conversations),
      others: countDiffs([...gathered.others.values()].filter(isForPeople)),
    },
    onlyHere,
    keysLost: await countLostKeys(gathered.others, here),
    parameters: parametersOf(gathered),
  };
}

/** What the backup's conversations set for their models where the heads of here are others. */
function parametersOf({ conversations }: Gathered): Comparison["parameters"] {
  const setting = [...conversations.values()].flatMap(({ head }) => {
    return head === null || head.diffStatus === "same" || head.sets.length === 0 ? [] : [head.sets];
  });
  const sets = new Set(setting.flat());
  return {
    conversations: setting.length,
    sets: settableSchema.options.filter((name) => sets.has(name)),
  };
}

/** A chunk may come before its turn, so whose they are is known at the end. */
function countForeignTurns({ foreignTurns, openTurns, conversations }: Gathered): void {
  for (const turn of foreignTurns) {
    const tally = conversations.get(openTurns.get(turn) ?? "");
    if (tally !== undefined) tally.foreignBeside += 1;
  }
}

/** Drops what belongs to something that the backup does not have; tells how many rows that is. */
function dropOrphans(gathered: Gathered): number {
  const { conversations, others, openTurns, unfinished, chunks, secrets } = gathered;
  let dropped = 0;
  for (const [id, tally] of conversations) {
    if (tally.head !== null || messagesThere(tally) > 0) continue;
    conversations.delete(id);
    dropped += tally.others;
  }
  for (const [id, conversationId] of openTurns) {
    // Without its reply nothing would ever end it.
    if (unfinished.has(id) && conversations.has(conversationId)) continue;
    openTurns.delete(id);
    dropped += 1;
  }
  for (const [turn, count] of chunks) if (!openTurns.has(turn)) dropped += count;
  // A block may belong to nothing, and then what belongs to it does, too.
  for (const isLast of [false, true]) {
    for (const [key, row] of others) {
      if (isOfBlock(row.table) !== isLast) continue;
      if (row.owner !== null && !others.has(row.owner)) {
        others.delete(key);
        dropped += 1;
      } else if (row.connection !== null) {
        const connection = { ...row.connection, hasSecrets: secrets.has(row.id) };
        others.set(key, { ...row, connection });
      }
    }
  }
  return dropped;
}

/** What is there and was deleted here for good. */
function markPurged({ others }: Gathered, purged: ReadonlySet<string>): void {
  for (const [key, row] of others) {
    if (row.diffStatus === "new" && purged.has(key))
      others.set(key, { ...row, diffStatus: "deleted" });
  }
}

type Copies = {
  readonly here: RowView | null;
  readonly purged: ReadonlySet<string>;
  readonly isForeign: boolean;
  readonly digest: string;
};

/** Names the copies of what differs; what has its copy here from an earlier merge stays as it is. */
async function planOtherCopies({ others }: Gathered, copies: Copies): Promise<void> {
  for (const [key, row] of others) {
    // Of somebody else's notes none stands for one of here.
    const isNote = row.table === "archival_entries" && copies.isForeign;
    if (row.diffStatus !== "both" || isNote || !(isForPeople(row) || isOfWords(row.table)))
      continue;
    const copyId = await renamedId({ id: row.id, digest: copies.digest });
    const isKnown = await hasCopy(copies, row.table, row.id);
    const wins = row.wins && !copies.isForeign;
    const known = { ...row, diffStatus: "older", wins: false } as const;
    others.set(key, isKnown ? known : { ...row, copyId, wins });
  }
}

/** Whether an earlier merge of this backup has made the copy: it lies here, or was deleted since. */
async function hasCopy({ here, purged, digest }: Copies, table: TableName, id: string) {
  if (here === null) return false;
  const copy = await renamedId({ id, digest });
  return purged.has(rowKey(table, copy)) || (await here.find(table, [copy])).size > 0;
}

/** What a person is told the number of. */
function isForPeople({ table }: ComparedRow): boolean {
  return table === "contexts" || table === "presets" || table === "connections";
}

function countDiffs(list: readonly Pick<ComparedRow, "diffStatus">[]) {
  const counts = noDiffCounts();
  for (const { diffStatus } of list) counts[diffStatus] += 1;
  return counts;
}

function messageDiffs(
  { conversations }: Gathered,
  compared: ReadonlyMap<string, ComparedConversation>,
) {
  const counts = noDiffCounts();
  for (const [id, { messages, foreign }] of conversations) {
    const isPurged = compared.get(id)?.diffStatus === "deleted";
    counts[isPurged ? "deleted" : "new"] += messages.new + foreign;
    counts.newer += messages.newer;
    counts.older += messages.older;
    counts.same += messages.same;
    counts.both += messages.both;
  }
  return counts;
}

/**
 * How many connections of here replacing takes the key or the headers of: no backup that was made
 * without keys has them. Not those that the backup has keys of, or of which it has the same address.
 */
async function countLostKeys(
  others: ReadonlyMap<string, ComparedRow>,
  here: RowView | null,
): Promise<number> {
  if (here === null) return 0;
  let lost = 0;
  for await (const rowIds of here.ids("secrets")) {
    const ids = rowIds.map(({ id }) => id);
    for (const [id, row] of await here.find("connections", ids)) {
      const there = others.get(rowKey("connections", id))?.connection ?? null;
      if (there?.hasSecrets === true) continue;
      const own = row === "unreadable" ? null : tryDecode("connections", row.payload);
      if (own !== null && own.url !== there?.url) lost += 1;
    }
  }
  return lost;
}
