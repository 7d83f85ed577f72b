import type { Message } from "../domain/message";

/** A message of the person's with all that answers it: what is shown, cut and summarised as one (D-8). */
export type MessageTurn = {
  /** Oldest first, at least one. */
  readonly messages: readonly [Message, ...Message[]];
  readonly state: "answered" | "unanswered" | "running";
};

/**
 * The messages of a branch (oldest first) as turns; what stands before the first question is one too.
 * A deleted message is in none. An answer whose question was deleted is still an answer, so the model
 * knows what the person still reads; a question whose answer was deleted is one that nobody answered,
 * which is left out as any other such; where both were deleted, there was no turn.
 */
export function toTurns(messages: readonly Message[]): MessageTurn[] {
  const groups: [Message, ...Message[]][] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    if (group === undefined || message.role === "user") groups.push([message]);
    else group.push(message);
  }
  return groups.flatMap((group) => {
    const [first, ...rest] = group.filter(({ deletedAt }) => deletedAt === null);
    if (first === undefined) return [];
    return [{ messages: [first, ...rest] as const, state: stateOf([first, ...rest]) }];
  });
}

/** Messages without the rest of a turn that begins before them; none where they begin in no other. */
export function fromFirstQuestion(messages: readonly Message[]): readonly Message[] {
  const first = messages.findIndex(({ role }) => role === "user");
  return first === -1 ? [] : messages.slice(first);
}

function stateOf(group: readonly Message[]): MessageTurn["state"] {
  const replies = group.filter((message) => message.role === "assistant");
  if (replies.some(isRunning)) return "running";
  const isSystem = group.every((message) => message.role === "system");
  return isSystem || replies.some((reply) => reply.text.trim() !== "") ? "answered" : "unanswered";
}

function isRunning({ reply }: Message): boolean {
  return reply?.status === "open" || reply?.status === "streaming";
}
