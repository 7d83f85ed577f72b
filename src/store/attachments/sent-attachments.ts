import { AppError } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import { hideAttachments } from "../../domain/hide-attachments";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { Put, Removal } from "../rows/changes";
import { attachmentRemovals, readAttachments } from "./attachment-rows";
import { draftPut, readDraft } from "./composer-drafts";
import { checkMessageBytes } from "./message-limits";

type Input = {
  readonly conversationId: Id;
  readonly text: string;
  /** Of the draft, in their order. */
  readonly attachments?: readonly Id[] | undefined;
  readonly hide?: ((text: string) => string) | undefined;
  /** What the sender has known as the draft's text; none where it is left out. */
  readonly draft?: string | undefined;
};

/** What a message takes of its conversation's draft, and what the draft becomes. */
export type SentAttachments = {
  readonly attachments: readonly Attachment[];
  readonly puts: readonly Put[];
  readonly removals: readonly Removal[];
};

/**
 * The attachments that a message is sent with: images by reference, files with their text, whose own
 * rows go. What another window has typed or added meanwhile stays in the draft. Fails with `conflict` where one
 * is not part of the draft (any more), and with `limit-exceeded` where the message would be too large.
 */
export async function takeAttachments(
  deps: Pick<TurnDeps, "database" | "reader">,
  input: Input,
): Promise<SentAttachments> {
  const { conversationId, text, attachments: ids = [], hide = (same) => same } = input;
  const draft = await readDraft(deps.reader, conversationId);
  if (ids.some((id) => !draft.attachments.includes(id))) throw notThere();
  const found = await readAttachments(deps.reader, { conversationId, ids });
  if (found.length !== ids.length) throw notThere();
  const attachments = hideAttachments(found, hide);
  checkMessageBytes(text, attachments);
  const files = found.flatMap(({ kind, id }) => (kind === "text" ? [id] : []));
  const left = draft.attachments.filter((id) => !ids.includes(id));
  const rows = await attachmentRemovals(deps, files);
  const { row } = draft;
  const typed = typedBeside(draft.text, input);
  if (left.length > 0 || typed !== "") {
    const puts = [draftPut(conversationId, { row, text: typed, attachments: left })];
    return { attachments, puts, removals: rows };
  }
  const over = row === null ? [] : [{ table: "composer_drafts", row } as const];
  return { attachments, puts: [], removals: [...over, ...rows] };
}

/** What stays of a draft's text beside a message: all that its sender has not known, and did not send. */
export function typedBeside(typed: string, { text, draft }: Pick<Input, "text" | "draft">): string {
  return typed === draft || typed === text ? "" : typed;
}

/** A message's field, only where it has some. */
export function withAttachments(attachments: readonly Attachment[] = []): {
  attachments?: Attachment[];
} {
  return attachments.length === 0 ? {} : { attachments: [...attachments] };
}

/** Another window has sent it or taken it out. */
export function notThere(): AppError {
  return new AppError("conflict", { data: { kind: "attachment" } });
}
