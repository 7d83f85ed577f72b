import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import { checkMessageBytes } from "./message-limits";
import type { RowReader } from "./row-reader";
import type { TurnDeps } from "./turn-deps";

/** What was typed and not sent yet; empty if nothing was, or if its row does not open (reported). */
export async function readDraft(reader: RowReader, conversationId: Id): Promise<string> {
  const row = await reader.find("composer_drafts", conversationId);
  const draft = row === null ? null : await reader.tryOpen("composer_drafts", row);
  return draft?.payload.text ?? "";
}

/**
 * Keeps what is typed and not sent yet, relaxed; an empty text forgets it. Fails with `not-found`
 * or `limit-exceeded`.
 */
export async function saveDraft(
  deps: Pick<TurnDeps, "reader" | "writer">,
  { conversationId, text }: { readonly conversationId: Id; readonly text: string },
): Promise<void> {
  checkMessageBytes(text);
  await deps.writer.write(async (commit) => {
    const [conversation, row] = await Promise.all([
      deps.reader.find("conversations", conversationId),
      deps.reader.find("composer_drafts", conversationId),
    ]);
    if (conversation === null) throw new AppError("not-found");
    if (text !== "") {
      const columns = { id: conversationId };
      const put = {
        table: "composer_drafts",
        columns,
        replaces: row,
        payload: { text },
      } as const;
      await commit({ durability: "relaxed", puts: [put] });
    } else if (row !== null) {
      await commit({ durability: "relaxed", removals: [{ table: "composer_drafts", row }] });
    }
  });
}
