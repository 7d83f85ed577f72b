import type { Reply } from "../../domain/message";

/** A reply whose words are deleted: its figures stay; what it thought, named and asked tools for goes. */
export function emptiedReply({ toolCalls: _calls, sources: _sources, ...reply }: Reply): Reply {
  return { ...reply, thinking: "" };
}
