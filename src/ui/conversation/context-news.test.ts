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
    const tell = createContextNews();
    const first = { shown: NO_SUMMARIES, totals, cut: null };
    expect(tell(first)).toBeNull();
    expect(tell({ ...first, shown: withActive(70) })).toBe(SUMMARY);
    expect(tell({ ...first, shown: withActive(70) })).toBeNull();
    expect(tell({ ...first, shown: withActive(71, 16) })).toContain("16 earlier messages");
    expect(tell({ ...first, cut: "a" })).toBe(CUT);
    expect(tell({ ...first, cut: "a" })).toBeNull();
    expect(tell(first)).toBeNull();
    expect(tell({ ...first, shown: withActive(70), cut: "a" })).toBeNull();
    expect(tell({ ...first, cut: "b" })).toBe(CUT);
  });

  it("takes what is there on opening for no news", () => {
    const tell = createContextNews();
    expect(tell({ shown: null, totals: null, cut: "a" })).toBeNull();
    expect(tell({ shown: withActive(70), totals, cut: "a" })).toBeNull();
    expect(tell({ shown: withActive(70), totals, cut: "a" })).toBeNull();
  });

  it("waits until it is known whether there is one", () => {
    const tell = createContextNews();
    tell({ shown: null, totals: null, cut: null });
    expect(tell({ shown: NO_SUMMARIES, totals, cut: null })).toBeNull();
    expect(tell({ shown: withActive(70), totals, cut: "a" })).toBe(`${SUMMARY} ${CUT}`);
  });
});
