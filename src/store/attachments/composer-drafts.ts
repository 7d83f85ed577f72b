import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { Row } from "../database/schema";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { checkMessageBytes } from "./message-limits";

export type FoundDraft = {
  readonly row: Row<"composer_drafts"> | null;
  readonly text: string;
  /** What goes with it, in its order. */
  readonly attachments: readonly Id[];
};

/** What was typed and not sent yet; empty if nothing was, or if its row does not open (reported). */
export async function readDraft(reader: RowReader, conversationId: Id): Promise<FoundDraft> {
  const row = await reader.find("composer_drafts", conversationId);
  const draft = row === null ? null : await reader.tryOpen("composer_drafts", row);
  return { row, text: draft?.payload.text ?? "", attachments: draft?.payload.attachments ?? [] };
}

/** The draft's row as it is to be stored in place of the one that was found. */
export function draftPut(
  id: Id,
  { row, text, attachments }: FoundDraft,
): Extract<Put, { table: "composer_drafts" }> {
  const beside = attachments.length === 0 ? {} : { attachments: [...attachments] };
  const payload = { text, ...beside };
  return { table: "composer_drafts", columns: { id }, replaces: row, payload };
}

/**
 * Keeps what is typed and not sent yet, relaxed; an empty text forgets it, unless something is
 * attached. Fails with `not-found` or `limit-exceeded`.
 */
export async function saveDraft(
  deps: Pick<TurnDeps, "reader" | "writer">,
  { conversationId, text }: { readonly conversationId: Id; readonly text: string },
): Promise<void> {
  checkMessageBytes(text);
  await deps.writer.write(async (commit) => {
    const [conversation, draft] = await Promise.all([
      deps.reader.find("conversations", conversationId),
      readDraft(deps.reader, conversationId),
    ]);
    if (conversation === null) throw new AppError("not-found");
    const { row, attachments } = draft;
    if (text !== "" || attachments.length > 0) {
      const put = draftPut(conversationId, { ...draft, text });
      await commit({ durability: "relaxed", puts: [put] });
    } else if (row !== null) {
      await commit({ durability: "relaxed", removals: [{ table: "composer_drafts", row }] });
    }
  });
}
