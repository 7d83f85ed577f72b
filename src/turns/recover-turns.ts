import type { Id } from "../domain/id";
import type { TurnStore } from "./turn-store";

/**
 * Closes the open turns that no run of this worker holds (an earlier worker left them), as `interrupted` with the text they had.
 * Resolves with their number; nothing is ever sent again by itself.
 */
export async function recoverTurns(
  turns: Pick<TurnStore, "listOpenTurns" | "closeTurn">,
  isLive: (turnId: Id) => boolean,
): Promise<number> {
  const left = (await turns.listOpenTurns()).filter((turn) => !isLive(turn.id));
  for (const turn of left) {
    await turns.closeTurn({
      turnId: turn.id,
      outcome: { status: "interrupted", failure: null, finish: null, usage: null },
      rest: { text: "", thinking: "" },
      thinkingMs: 0,
      seenFrom: null,
    });
  }
  return left.length;
}
