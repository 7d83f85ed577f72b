import type { Reply } from "../../domain/message";

/** A reply whose words are deleted: its figures stay; what it thought, named and asked tools for goes. */
export function emptiedReply(whole: Reply): Reply {
  const { toolCalls: _calls, tools: _tools, sources: _sources, ...reply } = whole;
  return { ...reply, thinking: "" };
}
