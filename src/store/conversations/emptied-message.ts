import type { Message, Reply } from "../../domain/message";

type MessageContent = Pick<Message, "text" | "metadata" | "attachments" | "reply" | "deletedAt">;

/** A message of which nothing that anybody wrote stays. */
export function emptiedMessage<T extends MessageContent>(message: T, deletedAt: number) {
  const whole: Reply | null = message.reply;
  const reply = whole === null ? null : emptiedReply(whole);
  const { attachments: _attachments, ...rest } = message;
  return { ...rest, text: "", metadata: null, reply, deletedAt };
}

/** A reply whose words are deleted: its figures stay; what it thought, named and asked tools for goes. */
function emptiedReply(whole: Reply): Reply {
  const { toolCalls: _calls, tools: _tools, sources: _sources, ...reply } = whole;
  return { ...reply, thinking: "" };
}
