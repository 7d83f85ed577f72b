import { sealStart } from "../../crypto/envelope";
import type { Id } from "../../domain/id";
import { MAX_REPLY_CHARACTERS } from "../../domain/limits";
import type { TurnDeps } from "../branches/turn-deps";
import type { Payload } from "../database/payloads";
import { FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { Removal } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";

type Words = Payload<"draft_pieces">;

type Deps = Pick<TurnDeps, "database" | "reader">;

/** Rows that are in memory at once. */
const PAGE = 64;

/**
 * What is drafted of a reply, in order and at most as long as a reply may be, and the pieces to
 * remove: all but those that do not open, which are reported.
 */
export async function readDraft(deps: Deps, turnId: Id) {
  const words: Words[] = [];
  const removals: Removal[] = [];
  let room = MAX_REPLY_CHARACTERS;
  for (let after: ScanKey = FIRST_KEY; ; ) {
    const rows = await readPage(deps, turnId, after);
    // What nobody could read is not opened: with it, a vault might not open any more.
    const opened = room === 0 ? rows.map(withoutWords) : await openPage(deps.reader, rows);
    for (const { row, payload } of opened) {
      const text = payload.text.slice(0, room);
      const thinking = payload.thinking.slice(0, room - text.length);
      room -= text.length + thinking.length;
      if (text !== "" || thinking !== "") words.push({ text, thinking });
      removals.push({ table: "draft_pieces", row: { ...row, sealed: sealStart(row.sealed) } });
    }
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    if (last === undefined) return { words, removals };
    after = last.order;
  }
}

type Piece = { readonly row: Row<"draft_pieces">; readonly payload: Words };

function readPage({ database }: Deps, turnId: Id, after: ScanKey) {
  return readAfter<"draft_pieces">(database, {
    table: "draft_pieces",
    index: "[parent+order]",
    after: [turnId, after],
    until: [turnId, LAST_KEY],
    limit: PAGE,
  });
}

async function openPage(
  reader: RowReader,
  rows: readonly Row<"draft_pieces">[],
): Promise<readonly Piece[]> {
  const opened = await Promise.all(rows.map((row) => reader.tryOpen("draft_pieces", row)));
  return opened.filter((piece) => piece !== null);
}

function withoutWords(row: Row<"draft_pieces">): Piece {
  return { row, payload: { text: "", thinking: "" } };
}
