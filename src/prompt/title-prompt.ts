import type { Message } from "../domain/message";
import type { Prompt } from "../domain/prompt";
import { estimateTokens } from "../domain/tokens";
import { writeTranscript } from "./transcript";

/** A title needs the gist of the first turns. */
const ROOM = { tokens: 800, count: estimateTokens };

const INSTRUCTION =
  "Give this conversation a title of two to six words, in its own language. Write the title only, without quotation marks.";

/** The prompt for a conversation's title, from its first messages (oldest first). */
export function titlePrompt({
  messages,
  nowUtc,
}: {
  readonly messages: readonly Message[];
  readonly nowUtc: number;
}): Prompt {
  return {
    system: "You name conversations, plainly and calmly.",
    context: [],
    notes: [],
    userInput: `${INSTRUCTION}\n\n${writeTranscript(messages, ROOM)}`,
    nowUtc,
    begun: "",
  };
}
