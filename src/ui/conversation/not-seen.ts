import type { PromptTotals } from "../../contract/prompt";
import { words } from "../words/words";

/** That the model does not see what is above, and why where the newest measure tells. */
export function notSeenSentence(totals: Pick<PromptTotals, "leftOut"> | null): string {
  const { conversation, notSeenBecause } = words;
  const because = totals?.leftOut.find(
    ({ what, reason }) => what === "messages" && reason !== "unanswered",
  )?.because;
  return because ? `${conversation.notSeen}: ${notSeenBecause[because]}` : conversation.notSeen;
}
