import { describe, expect, it } from "vitest";
import { createCompressionSwitch } from "./compression-switch";

describe("createCompressionSwitch", () => {
  const summaries = {
    type: "recursive-summarization",
    chunkSize: 6,
    model: "small:1b",
  } as const;

  it("gives back chunk, model and turns after going to and fro", () => {
    const switchTo = createCompressionSwitch();
    const cut = switchTo({ compression: summaries, maxTurns: 15 }, "truncate");
    expect(cut).toEqual({ type: "truncate", keepRecent: 15 });
    const fewer = { type: "truncate", keepRecent: 3 } as const;
    const back = switchTo({ compression: fewer, maxTurns: 15 }, "recursive-summarization");
    expect(back).toEqual(summaries);
    expect(switchTo({ compression: summaries, maxTurns: 15 }, "truncate")).toEqual(fewer);
  });

  it("begins with the defaults where the other way was never set", () => {
    const cut = { type: "truncate", keepRecent: 3 } as const;
    const switchTo = createCompressionSwitch();
    expect(switchTo({ compression: cut, maxTurns: 15 }, "recursive-summarization")).toEqual({
      type: "recursive-summarization",
      chunkSize: 10,
      model: null,
    });
  });
});
