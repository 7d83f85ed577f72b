import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RestoreOutcome } from "./restore-outcome";

const NOTHING = { conversations: 2, copies: 0, messages: 9, leftOut: 0, held: [], withoutKey: 0 };

const show = (over: Partial<typeof NOTHING>, intoNew = false) =>
  renderToStaticMarkup(
    <RestoreOutcome
      state={{
        ...{ at: "done", mode: "replace", intoNew, isOwn: false },
        outcome: { ...NOTHING, ...over },
      }}
      onTake={async () => {}}
      onClose={() => {}}
    />,
  );

describe("what is shown of a restore that is done", () => {
  it("says what was left out, and only then", () => {
    expect(show({ leftOut: 1 })).toContain(
      "1 entry of the backup could not be used and was left out.",
    );
    expect(show({})).not.toContain("data-restored-left-out");
  });

  it("says which connections came without their key, wherever they came to", () => {
    for (const intoNew of [true, false]) {
      expect(show({ withoutKey: 2 }, intoNew)).toContain("2 connections came without their keys");
      expect(show({}, intoNew)).not.toContain("data-restored-without-key");
    }
  });
});
