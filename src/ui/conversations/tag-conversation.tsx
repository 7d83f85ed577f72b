import { useState } from "react";
import { runTwice } from "../conversation/run-twice";
import { conversationWords } from "../words/conversation-words";
import type { QuestionProps } from "./question";
import { TextQuestion } from "./text-question";

/** The words that the conversation is found by. */
export function TagConversation({ shell, opened, onClose }: QuestionProps) {
  const { id: conversationId, tags } = opened.conversation;
  // As they stand in the field; another window may set others meanwhile.
  const [seen] = useState(tags);
  const save = async (text: string) => {
    const input = { conversationId, tags: toTags(text), seen };
    const conversation = await runTwice(() => shell.client.call("conversation.tag", input));
    shell.current.get().panel.conversation.dispatch({ type: "conversation", conversation });
  };
  const { tagList, tagsNote } = conversationWords.dialog;
  const value = conversationWords.list.tags(seen);
  return (
    <TextQuestion label={tagList} note={tagsNote} value={value} save={save} onClose={onClose} />
  );
}

/** The tags of a text, each once: between commas, Arabic and Chinese ones too. */
export function toTags(text: string): string[] {
  const tags = text.split(/[,،、,]/u).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}
