import type { Turn } from "../../domain/turn";
import type { RowReader } from "../rows/row-reader";

/**
 * The turns whose row says they run. Reads clear columns only, so that a turn can be recovered even
 * if its row does not open; one whose reply is gone has nothing to recover and is left out.
 */
export async function listOpenTurns(
  reader: Pick<RowReader, "find" | "findAll">,
): Promise<readonly Turn[]> {
  const rows = await reader.findAll("open_turns");
  const turns = await Promise.all(
    rows.map(async ({ id, parent }): Promise<Turn | null> => {
      const userMessageId = (await reader.find("messages", id))?.previous;
      return userMessageId == null ? null : { id, conversationId: parent, userMessageId };
    }),
  );
  return turns.filter((turn) => turn !== null);
}
