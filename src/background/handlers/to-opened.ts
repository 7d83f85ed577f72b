import type { OpenedConversation } from "../../contract/opened-conversation";
import type { Attachment } from "../../domain/attachment";
import type { Conversation } from "../../domain/conversation";
import { type Entry, toCard } from "./to-card";

/** A conversation as the store opens it. */
type Opened = Pick<OpenedConversation, "contextName" | "draft"> & {
  readonly conversation: Conversation;
  readonly draftAttachments: readonly Attachment[];
  /** Null where its context does not open. */
  readonly entry: Entry | null;
};

/** The conversation with its context's card as it is at that time. */
export function toOpened({ entry, ...opened }: Opened, now: number): OpenedConversation {
  const draftAttachments = [...opened.draftAttachments];
  return { ...opened, draftAttachments, card: entry === null ? null : toCard(entry, now) };
}
