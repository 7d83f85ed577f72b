import { expect, it } from "vitest";
import { makePlan } from "../../../test/fakes/fake-client";
import { historyCounts } from "./history-counts";

it("counts what is shown, told by this conversation's summary, and left out", () => {
  const out = { kind: null, messages: 4, because: null, seenFrom: null };
  const plan = makePlan({
    leftOut: [
      { ...out, what: "messages", reason: "history-tokens" },
      { ...out, what: "messages", messages: 1, reason: "unanswered" },
      { ...out, what: "section", kind: "facts", messages: 0, reason: "memory-tokens" },
    ],
  });
  expect(historyCounts(plan, 15)).toEqual({ all: 15, shown: 2, summarised: 8, leftOut: 5 });
});
