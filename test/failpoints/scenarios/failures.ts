import type { Arm } from "../arm";
import type { Scenario } from "../scenario";
import { ask, begin } from "./first-message";

/** What goes on, or is tried again, where the disk refuses. */
export const FAILURE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a checkpoint that fails",
    prepare: begin,
    failing: fails("store/turns/checkpoint-turn.ts#checkpointTurn.2"),
    act: async (stage) => {
      await ask(stage, "one");
    },
  },
  {
    name: "an end that cannot be written at once",
    prepare: begin,
    failing: fails("turns/run-turn.ts#close.1"),
    act: async (stage) => {
      await ask(stage, "one");
    },
  },
  {
    name: "an end that can hardly be written",
    slow: true,
    prepare: begin,
    failing: [1, 2, 3].flatMap((nth) => fails("store/turns/close-turn.ts#closeTurn.2", nth)),
    act: async (stage) => {
      await ask(stage, "one");
    },
  },
];

function fails(id: string, nth = 1): readonly Arm[] {
  return [{ id, mode: "throw", nth }];
}
