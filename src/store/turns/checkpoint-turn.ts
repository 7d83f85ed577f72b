import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { OpenedRow } from "../rows/sealed-row";

type Input = { readonly turnId: Id; readonly text: string; readonly thinking: string };

type Deps = Pick<TurnDeps, "reader" | "writer"> & { readonly database: Database };

/**
 * Appends a chunk of the running reply to its draft and marks the turn as streaming, relaxed: what
 * a loss of power may take is half a second of a reply. Fails with `not-found` if it does not run.
 */
export async function checkpointTurn(deps: Deps, input: Input): Promise<void> {
  await deps.writer.write(async (commit) => {
    const [open, newest] = await Promise.all([
      deps.reader.get("open_turns", input.turnId),
      newestChunk(deps.database, input.turnId),
    ]);
    if (open === null) throw new AppError("not-found");
    const puts = [...chunkPut(input, newest + 1), ...streamingPut(open)];
    if (puts.length > 0) await commit({ durability: "relaxed", puts });
  });
}

/** The order number of a turn's newest chunk, 0 if it has none; reads no row. */
async function newestChunk(database: Database, turnId: Id): Promise<number> {
  const chunks = database.rows("draft_pieces").where("[parent+order]");
  const range = chunks.between([turnId, 0], [turnId, Number.POSITIVE_INFINITY]);
  const key = await withStoreErrors<unknown>(() => range.lastKey());
  return Array.isArray(key) ? Number(key[1]) : 0;
}

function chunkPut({ turnId, text, thinking }: Input, order: number): Put[] {
  if (text === "" && thinking === "") return [];
  const columns = { id: crypto.randomUUID(), parent: turnId, order };
  return [{ table: "draft_pieces", columns, replaces: null, payload: { text, thinking } }];
}

function streamingPut({ row, payload }: OpenedRow<"open_turns">): Put[] {
  if (payload.status === "streaming") return [];
  return [
    {
      table: "open_turns",
      columns: { id: row.id, parent: row.parent },
      replaces: row,
      payload: { ...payload, status: "streaming" },
    },
  ];
}
