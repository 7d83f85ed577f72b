import type { Message, Reply } from "../../domain/message";

/** A message of which nothing that anybody wrote stays. */
export function emptiedMessage(message: Message, deletedAt: number): Message {
  const reply = message.reply === null ? null : emptiedReply(message.reply);
  const { attachments: _attachments, ...rest } = message;
  return { ...rest, text: "", metadata: null, reply, deletedAt };
}

/** A reply whose words are deleted: its figures stay; what it thought, named and asked tools for goes. */
function emptiedReply(whole: Reply): Reply {
  const { toolCalls: _calls, tools: _tools, sources: _sources, ...reply } = whole;
  return { ...reply, thinking: "" };
}
