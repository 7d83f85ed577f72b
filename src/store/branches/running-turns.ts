import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { rowToMessage } from "../rows/row-to-entity";
import type { TurnDeps } from "./turn-deps";

/** Fails with `turn-running` while a turn of the conversation runs; reads no row. */
export async function refuseWhileRunning(database: Database, conversationId: Id): Promise<void> {
  const running = database.rows("open_turns").where("parent").equals(conversationId);
  if ((await withStoreErrors(() => running.count())) > 0) throw new AppError("turn-running");
}

/** Fails with `turn-running` where one of these messages belongs to a turn that runs. */
export async function refuseRunningMessages(
  { database, reader }: Pick<TurnDeps, "database" | "reader">,
  conversationId: Id,
  ids: ReadonlySet<Id>,
): Promise<void> {
  const running = database.rows("open_turns").where("parent").equals(conversationId);
  const turns = await withStoreErrors(() => running.toArray());
  for (const { id } of await runningMessages(reader, turns)) {
    if (ids.has(id)) throw new AppError("turn-running");
  }
}

/** The questions and the replies of turns that run, as far as they open. */
export async function runningMessages(
  reader: Pick<RowReader, "find" | "tryOpen">,
  turns: readonly Row<"open_turns">[],
): Promise<readonly Message[]> {
  const replies = await Promise.all(turns.map(({ id }) => reader.find("messages", id)));
  const questions = await Promise.all(
    replies.map((reply) => reader.find("messages", reply?.previous ?? "")),
  );
  const rows = [...replies, ...questions].filter((row) => row !== null);
  return (await tryOpenAll(reader, "messages", rows)).map(rowToMessage);
}
