import { describe, expect, it } from "vitest";
import { makeSummary, makeTotals, NO_SUMMARIES } from "../../../test/fakes/fake-client";
import { createContextNews } from "./context-news";

const totals = makeTotals();
const withActive = (n: number, messages = 8) => ({
  ...NO_SUMMARIES,
  active: makeSummary(n, { messages }),
});
const SUMMARY = "From now on the model sees a summary of 8 earlier messages.";
const CUT = "From now on the model does not see the beginning of this conversation.";

describe("createContextNews", () => {
  it("tells each summary and each cut once", () => {
    const describeNews = createContextNews();
    const first = { shown: NO_SUMMARIES, totals, cut: null };
    expect(describeNews(first)).toBeNull();
    expect(describeNews({ ...first, shown: withActive(70) })).toBe(SUMMARY);
    expect(describeNews({ ...first, shown: withActive(70) })).toBeNull();
    expect(describeNews({ ...first, shown: withActive(71, 16) })).toContain("16 earlier messages");
    expect(describeNews({ ...first, cut: "a" })).toBe(CUT);
    expect(describeNews({ ...first, cut: "a" })).toBeNull();
    expect(describeNews(first)).toBeNull();
    expect(describeNews({ ...first, shown: withActive(70), cut: "a" })).toBeNull();
    expect(describeNews({ ...first, cut: "b" })).toBe(CUT);
  });

  it("takes what is there on opening for no news", () => {
    const describeNews = createContextNews();
    expect(describeNews({ shown: null, totals: null, cut: "a" })).toBeNull();
    expect(describeNews({ shown: withActive(70), totals, cut: "a" })).toBeNull();
    expect(describeNews({ shown: withActive(70), totals, cut: "a" })).toBeNull();
  });

  it("waits until it is known whether there is one", () => {
    const describeNews = createContextNews();
    describeNews({ shown: null, totals: null, cut: null });
    expect(describeNews({ shown: NO_SUMMARIES, totals, cut: null })).toBeNull();
    expect(describeNews({ shown: withActive(70), totals, cut: "a" })).toBe(`${SUMMARY} ${CUT}`);
  });
});
