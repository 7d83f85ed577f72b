import { runTwice } from "../conversation/run-twice";
import { conversationWords } from "../words/conversation-words";
import type { QuestionProps } from "./question";
import { TextQuestion } from "./text-question";

/** What the conversation is called. */
export function RenameConversation({ shell, opened, onClose }: QuestionProps) {
  const { id: conversationId, title } = opened.conversation;
  const save = async (text: string) => {
    const input = { conversationId, title: text.trim() };
    const conversation = await runTwice(() => shell.client.call("conversation.rename", input));
    shell.current.get().panel.conversation.dispatch({ type: "conversation", conversation });
  };
  const { name, nameNote } = conversationWords.dialog;
  return <TextQuestion label={name} note={nameNote} value={title} save={save} onClose={onClose} />;
}
