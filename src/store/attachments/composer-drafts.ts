import { AppError } from "../../domain/app-error";
import { draftPrefix } from "../../domain/draft-prefix";
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

export type SaveDraft = {
  readonly conversationId: Id;
  readonly text: string;
  /** What the page has known as stored; whatever is there where it is left out. */
  readonly over?: string | undefined;
};

/** `earlier` is what another page had stored and is kept before the text; empty where nothing was. */
export type SavedDraft = { readonly earlier: string };

/** What is stored of a text over another: one that its page has not known stays, before it. */
export function joinDraft(
  stored: string,
  { text, over = stored }: Pick<SaveDraft, "text" | "over">,
): SavedDraft & { readonly text: string } {
  // A page whose answer was lost does not know its own text that it has typed on from.
  if (stored === over || text.startsWith(stored)) return { text, earlier: "" };
  // Asked for again: it stands there.
  if (text !== "" && stored.endsWith(`\n${text}`)) {
    return { text: stored, earlier: stored.slice(0, -text.length - 1) };
  }
  return { text: draftPrefix(stored, text) + text, earlier: stored };
}

/**
 * Keeps what is typed and not sent yet, relaxed; an empty text forgets it, unless something is
 * attached. What another page has stored meanwhile stays before it. Fails with `not-found` or
 * `limit-exceeded`.
 */
export async function saveDraft(
  deps: Pick<TurnDeps, "reader" | "writer">,
  { conversationId, text: typed, over }: SaveDraft,
): Promise<SavedDraft> {
  checkMessageBytes(typed);
  return deps.writer.write(async (commit) => {
    const [conversation, draft] = await Promise.all([
      deps.reader.find("conversations", conversationId),
      readDraft(deps.reader, conversationId),
    ]);
    if (conversation === null) throw new AppError("not-found");
    const { row, attachments } = draft;
    const { text, earlier } = joinDraft(draft.text, { text: typed, over });
    checkMessageBytes(text);
    if (text !== "" || attachments.length > 0) {
      const put = draftPut(conversationId, { ...draft, text });
      await commit({ durability: "relaxed", puts: [put] });
    } else if (row !== null) {
      await commit({ durability: "relaxed", removals: [{ table: "composer_drafts", row }] });
    }
    return { earlier };
  });
}
