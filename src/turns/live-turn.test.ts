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

it("goes on, and tells the others, where one who watches fails", () => {
  const live = createLiveTurn({ id: crypto.randomUUID() } as Turn);
  const events: TurnEvent[] = [];
  let failed = 0;
  live.watch((event) => {
    if (event.type === "snapshot") return;
    failed += 1;
    throw new Error("the port is gone");
  });
  live.watch((event) => events.push(event));
  live.apply({ type: "text-delta", text: "Done." }, 1);
  live.end(OUTCOME);
  expect(events.map(({ type }) => type)).toEqual(["snapshot", "delta", "end"]);
  expect(failed).toBe(1);
});
