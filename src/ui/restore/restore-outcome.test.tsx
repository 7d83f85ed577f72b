import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RestoreOutcome } from "./restore-outcome";

type Outcome = Parameters<typeof RestoreOutcome>[0]["state"]["outcome"];

const NOTHING: Outcome = {
  conversations: 2,
  copies: 0,
  messages: 9,
  leftOut: 0,
  beyond: 0,
  held: [],
  withoutKey: 0,
};

const show = (over: Partial<Outcome>, intoNew = false) =>
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
  it("leads to the parts of the options where what is held is listed, as long as there is any", () => {
    const html = show({ held: [{ kind: "ollama-origin" }] });
    expect(html).toContain('href="options.html#backup"');
    expect(html).toContain('href="options.html#models"');
    expect(show({})).not.toContain("options.html#backup");
  });

  it("says what was left out, and only then", () => {
    expect(show({ leftOut: 1 })).toContain(
      "1 entry of the backup could not be used and was left out.",
    );
    expect(show({})).not.toContain("data-restored-left-out");
  });

  it("says what of memory found a full context, and what to do then", () => {
    const html = show({ beyond: 2 });
    expect(html).toContain("2 entries of memory had no room in their contexts");
    expect(html).toContain("then restore the same backup once more");
    expect(html).not.toContain("could not be used");
    expect(show({})).not.toContain("data-restored-beyond");
  });

  it("says which connections came without their key, wherever they came to", () => {
    for (const intoNew of [true, false]) {
      expect(show({ withoutKey: 2 }, intoNew)).toContain("2 connections came without their keys");
      expect(show({}, intoNew)).not.toContain("data-restored-without-key");
    }
  });
});
