import type { RecoveryPreview } from "../../contract/recovery";
import { fromUtf8 } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import type { Id } from "../../domain/id";
import { decodePayload, type Payload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import type { Row } from "../../store/database/schema";
import { foldedKey } from "../../store/journal/fold-journal";
import { openBytes } from "../../store/rows/sealed-row";
import type { Sources } from "./find-sources";

export type PreviewInput = {
  readonly sources: Pick<Sources, "backup" | "journal">;
  readonly keys: KeySet;
  readonly signal: AbortSignal;
};

/** Slices of a backup that are looked at (some megabytes each), and heads: what is sought stands first. */
const MOST_SLICES = 4;
const MOST_HEADS = 25;
/** What is shown: about as much as is put first into a backup. */
const MOST_MESSAGES = 50;
const MOST_CHARACTERS = 1_000_000;

type Seen<T extends "conversations" | "messages"> = {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly payload: Payload<T>;
};

/**
 * The newest messages of the conversation that was written to last, as far as the journal and the
 * beginning of the backup have them; null where neither has any. Fails as reading the backup does.
 */
export async function findPreview(given: PreviewInput): Promise<RecoveryPreview | null> {
  const early = await readEarly(given);
  const find = createFinder(given, early);
  for (const id of newestHeads(given, early)) {
    const head = await find("conversations", id);
    if (head === null || head.payload.archivedAt !== null) continue;
    const messages: RecoveryPreview["messages"] = [];
    let next = head.payload.activeLeaf;
    let characters = 0;
    for (let seen = 0; next !== null && seen < MOST_MESSAGES; seen += 1) {
      const message: Seen<"messages"> | null = await find("messages", next);
      if (message === null || message.columns.parent !== id) break;
      const { role, text } = message.payload;
      characters += text.length;
      if (messages.length > 0 && characters > MOST_CHARACTERS) break;
      if (text !== "" && (role === "user" || role === "assistant")) {
        messages.unshift({ id: next, role, text });
      }
      next = toId(message.columns.previous);
    }
    if (messages.length > 0) return { title: head.payload.title, messages, more: next !== null };
  }
  return null;
}

/** The rows that stand first in the backup, and that the journal tells nothing newer of. */
async function readEarly({
  sources,
  signal,
}: PreviewInput): Promise<ReadonlyMap<string, PlainRow>> {
  const early = new Map<string, PlainRow>();
  const { backup, journal } = sources;
  if (backup === null) return early;
  const most = Math.min(MOST_SLICES, backup.manifest.changes);
  if (most === 0) return early;
  for await (const { slice, rows } of backup.rows()) {
    signal.throwIfAborted();
    for (const row of rows) {
      const key = foldedKey(row.table, String(row.columns.id));
      if (!journal.rows.has(key)) early.set(key, row);
    }
    if (slice + 1 >= most) break;
  }
  return early;
}

/** The ids of conversations, the one that was written to last first. */
function newestHeads(
  { sources }: PreviewInput,
  early: ReadonlyMap<string, PlainRow>,
): readonly Id[] {
  const heads: { readonly id: Id; readonly order: number }[] = [];
  const note = (id: unknown, order: unknown) =>
    heads.push({ id: String(id), order: typeof order === "number" ? order : 0 });
  for (const { table, row } of sources.journal.rows.values()) {
    if (table !== "conversations" || row === null) continue;
    const { id, order } = row as Row<"conversations">;
    note(id, order);
  }
  for (const { table, columns } of early.values()) {
    if (table === "conversations") note(columns.id, columns.order);
  }
  const newest = heads.toSorted((one, other) => other.order - one.order);
  return newest.slice(0, MOST_HEADS).map(({ id }) => id);
}

/** Finds a row as it was last written, opened; null where it is not at hand or does not open. */
function createFinder({ sources, keys }: PreviewInput, early: ReadonlyMap<string, PlainRow>) {
  return async <T extends "conversations" | "messages">(
    table: T,
    id: Id,
  ): Promise<Seen<T> | null> => {
    const key = foldedKey(table, id);
    const found = sources.journal.rows.get(key);
    try {
      if (found === undefined) {
        const row = early.get(key);
        if (row === undefined) return null;
        return { columns: row.columns, payload: decodePayload(table, row.payload) };
      }
      if (found.row === null) return null;
      // Whatever is not as the table has it does not open.
      const row = found.row as Row<T>;
      const payload = decodePayload(table, fromUtf8(await openBytes(keys, table, row)));
      return { columns: { ...row }, payload };
    } catch {
      // A lock is none of the row's doing.
      keys.current();
      return null;
    }
  };
}

function toId(value: unknown): Id | null {
  return typeof value === "string" ? value : null;
}
