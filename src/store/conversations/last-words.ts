import { cleanLabel } from "../../domain/clean-label";
import type { Id } from "../../domain/id";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";

/** How the message begins that a conversation ends with, or the one before it where that says nothing. */
export type LastWords = {
  readonly conversationId: Id;
  /** Of the conversation: another one may have other words. */
  readonly version: number;
  /** One line; empty where there is none, a very long message, or one that does not open. */
  readonly text: string;
};

/** As much as a row of a list may show. */
const MAX_CHARACTERS = 160;

/** Of a longer text no more is looked at. */
const ENOUGH = 2_000;

/** A message of more than that (sealed bytes) is not opened for its beginning: a list shows many. */
const LONG_BYTES = 65_536;

/**
 * The last words of each of these conversations, without Markdown's signs; opens its head and one message,
 * and the one before it where that has no word, as a reply that failed.
 * Those that are not there, or do not open, are left out.
 */
export async function readLastWords(deps: TryDeps, ids: readonly Id[]): Promise<LastWords[]> {
  const { database, reader } = deps;
  const rows = await withStoreErrors(() => database.rows("conversations").bulkGet([...ids]));
  const there = rows.filter((row) => row !== undefined);
  const heads = await tryOpenAll(reader, "conversations", there);
  const leaves = heads.map(({ payload }) => payload.activeLeaf ?? "");
  const messages = await withStoreErrors(() => database.rows("messages").bulkGet(leaves));
  return Promise.all(
    heads.map(async ({ row: { id, version } }, index) => {
      return { conversationId: id, version, text: await readWords(deps, messages[index]) };
    }),
  );
}

async function readWords(
  { database, reader }: TryDeps,
  leaf: Row<"messages"> | undefined,
): Promise<string> {
  const said = await readBeginning(reader, leaf);
  const before = leaf?.previous ?? null;
  if (said !== "" || before === null || isLong(leaf)) return said;
  return readBeginning(reader, await withStoreErrors(() => database.rows("messages").get(before)));
}

function isLong(row: Row<"messages"> | undefined): boolean {
  return row !== undefined && row.sealed.byteLength > LONG_BYTES;
}

async function readBeginning(
  reader: TryDeps["reader"],
  row: Row<"messages"> | undefined,
): Promise<string> {
  if (row === undefined || isLong(row)) return "";
  const text = (await reader.tryOpen("messages", row))?.payload.text ?? "";
  return cleanLabel(text.slice(0, ENOUGH).replace(/[*_`#>|]+/g, " "), MAX_CHARACTERS);
}
