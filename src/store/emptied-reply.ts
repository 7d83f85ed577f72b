import type { Reply } from "../domain/message";

/** A reply whose words are deleted: its figures stay; what it thought and asked tools for goes. */
export function emptiedReply({ toolCalls: _calls, ...reply }: Reply): Reply {
  return { ...reply, thinking: "" };
}
