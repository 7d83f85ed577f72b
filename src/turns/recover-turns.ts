import type { Id } from "../domain/id";
import type { TurnStore } from "../domain/turn-store";

type Deps = {
  readonly turns: Pick<TurnStore, "listOpenTurns" | "closeTurn">;
  readonly isLive: (turnId: Id) => boolean;
  /** What takes out of a text what is not to be kept; asked for only where a turn was left. */
  readonly readHide: () => Promise<(text: string) => string>;
  readonly onError: (error: unknown) => void;
};

/**
 * Closes the open turns that no run of this worker holds (an earlier worker left them) as
 * `interrupted` with the text they had; nothing is ever sent again by itself. A turn whose rows do
 * not open is told to `onError` and stays as it is: it must not keep the others from closing.
 */
export async function recoverTurns({ turns, isLive, readHide, onError }: Deps): Promise<void> {
  const left = (await turns.listOpenTurns()).filter((turn) => !isLive(turn.id));
  if (left.length === 0) return;
  const hide = await readHide();
  for (const turn of left) {
    try {
      await turns.closeTurn({
        turnId: turn.id,
        outcome: { status: "interrupted", failure: null, finish: null, usage: null },
        rest: { text: "", thinking: "" },
        hide,
        thinkingMs: 0,
        seenFrom: null,
      });
    } catch (error) {
      onError(error);
    }
  }
}
