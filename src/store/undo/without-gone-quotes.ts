import type { FactValue } from "../../domain/fact";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { FactPut } from "../memory/fact-rows";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { stepKey, type UndoRecord } from "../rows/undo-record";

/** The rows that come back; of facts without what they quote of messages that were deleted since. */
export function withoutGoneQuotes(
  { reader }: Pick<TurnDeps, "reader">,
  { steps }: UndoRecord,
  puts: readonly Put[],
): Promise<readonly Put[]> {
  const isBack = (id: Id) => steps.has(stepKey({ table: "messages", id }));
  const isGone = async (id: Id) => !isBack(id) && (await isDeleted(reader, id));
  return Promise.all(puts.map((put) => (put.table === "facts" ? cleared(put, isGone) : put)));
}

async function isDeleted(reader: RowReader, messageId: Id): Promise<boolean> {
  const row = await reader.find("messages", messageId);
  const message = row === null ? null : await reader.tryOpen("messages", row);
  return row === null || (message?.payload.deletedAt ?? null) !== null;
}

async function cleared(put: FactPut, isGone: (id: Id) => Promise<boolean>): Promise<FactPut> {
  const clear = async <T extends FactValue>(value: T): Promise<T> =>
    value.source !== null && (await isGone(value.source.messageId))
      ? { ...value, source: null }
      : value;
  const fact = await clear(put.payload);
  return { ...put, payload: { ...fact, former: await Promise.all(fact.former.map(clear)) } };
}
