import type { Message } from "../../domain/message";

/** How many of the messages are replies that say something and run no more. */
export function countAnsweredTurns(messages: readonly Message[]): number {
  return messages.filter(isAnswer).length;
}

function isAnswer({ role, text, reply }: Message): boolean {
  const runs = reply?.status === "open" || reply?.status === "streaming";
  return role === "assistant" && text !== "" && !runs;
}
