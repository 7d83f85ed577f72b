import type { Stage } from "../scenario";

/** What a model was told for a turn, as its request shows it. */
export async function promptOf({ panel }: Stage, turnId: string): Promise<string> {
  const { text } = await panel.call("prompt.copy", {
    of: { type: "turn", turnId },
    layout: "json",
  });
  return text;
}
