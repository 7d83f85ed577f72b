import type { Message } from "../domain/message";

/** A message of the person's with all that answers it: what is shown, cut and summarised as one (D-8). */
export type MessageTurn = {
  /** Oldest first, at least one. */
  readonly messages: readonly [Message, ...Message[]];
  readonly state: "answered" | "unanswered" | "running";
};

/** The messages of a branch (oldest first) as turns; what stands before the first question is one too. */
export function toTurns(messages: readonly Message[]): MessageTurn[] {
  const groups: [Message, ...Message[]][] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    if (group === undefined || message.role === "user") groups.push([message]);
    else group.push(message);
  }
  return groups.map((group) => ({ messages: group, state: stateOf(group) }));
}

function stateOf(group: readonly Message[]): MessageTurn["state"] {
  const replies = group.filter((message) => message.role === "assistant");
  if (replies.some(isRunning)) return "running";
  const isTold = group.every((message) => message.role === "system");
  return isTold || replies.some((reply) => reply.text !== "") ? "answered" : "unanswered";
}

function isRunning({ reply }: Message): boolean {
  return reply?.status === "open" || reply?.status === "streaming";
}
