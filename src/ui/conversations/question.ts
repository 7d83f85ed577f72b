import type { OpenedConversation } from "../../contract/opened-conversation";
import type { Conversation } from "../../domain/conversation";
import type { PanelShell } from "../panel-shell";

/** What is asked before a conversation is changed. */
export type Question = "rename" | "tags" | "move" | "parameters" | "remove";

/** A question, with the conversation as it was when it was asked: another may be shown by its answer. */
export type OpenQuestion = { readonly question: Question; readonly conversation: Conversation };

/** What every one of them works with. */
export type QuestionProps = {
  readonly shell: PanelShell;
  /** The shown one, or one of the list. */
  readonly opened: Pick<OpenedConversation, "conversation">;
  readonly onClose: () => void;
};
