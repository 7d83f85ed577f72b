import { expect, it } from "vitest";
import type { Outcome, Turn, TurnEvent } from "../domain/turn";
import { createLiveTurn } from "./live-turn";

const OUTCOME: Outcome = { status: "complete", failure: null, finish: "stop", usage: null };

it("tells the end to who begins to watch after it, before the turn is forgotten", () => {
  const live = createLiveTurn({ id: crypto.randomUUID() } as Turn);
  live.apply({ type: "text-delta", text: "Done." }, 1);
  live.end(OUTCOME);
  const events: TurnEvent[] = [];
  live.watch((event) => events.push(event));
  expect(events).toMatchObject([{ type: "end", state: { status: "complete", text: "Done." } }]);
});
