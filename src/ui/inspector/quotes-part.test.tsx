import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makePlan, makeView } from "../../../test/fakes/fake-client";
import type { LeftOut, PlannedSection, PromptPlan } from "../../domain/prompt-plan";
import { PromptSheet } from "./prompt-sheet";

const { client } = createFakeClient();

function render(over: Partial<PromptPlan>) {
  const of = { type: "turn", turnId: idOf(10) } as const;
  const view = makeView({ plan: makePlan(over) });
  return renderToStaticMarkup(<PromptSheet client={client} shown={{ view, sent: null, of }} />);
}

const BUDGET = { ...makePlan().budget, quotes: 600 };
const QUOTES: PlannedSection = {
  kind: "quotes",
  source: {
    type: "quotes",
    quotes: [
      {
        ...{ messageId: idOf(20), conversationId: idOf(21), from: 0, until: 20, tokens: 31 },
        ...{ speaker: "user", at: Date.UTC(2025, 4, 31), terms: ["hotel", "turin"] },
        ...{ relevance: 0.62, title: "Trip" },
      },
    ],
  },
  text: "## From earlier conversations\nA mark.\n- 2025-05-31, in “Trip”: “The hotel”",
  tokens: 60,
  place: "note",
};
const left = (reason: LeftOut["reason"], title?: string): LeftOut => ({
  ...{ what: "section", kind: "quotes", messages: 0, reason, because: null, seenFrom: null },
  ...(title === undefined ? {} : { label: title }),
  ...(title === undefined ? {} : { quoted: { messageId: idOf(30), conversationId: null } }),
});

describe("the inspector's quotes", () => {
  it("are a part of its own where the context has them on, and none where it has not", () => {
    expect(render({})).not.toContain("From earlier conversations");
    const html = render({ budget: BUDGET });
    expect(html).toContain("From earlier conversations");
    expect(html).toContain("Nothing that was said earlier fits this message.");
  });

  it("tell of each where it is from and its tokens, and where they stand", () => {
    const html = render({ budget: BUDGET, sections: [QUOTES] });
    expect(html).toContain("“Trip”");
    expect(html).toContain("you, ");
    expect(html).toContain(">31<");
    expect(html).toContain("They stand directly before your message.");
  });

  it("tell which were not taken and why, apart from all else that was left out", () => {
    const html = render({
      budget: BUDGET,
      leftOut: [left("quotes-partial"), left("quote-tokens", "Trip"), left("quote-aside", "")],
    });
    const [before, behind] = html.split(">Left out<");
    expect(before).toContain("Not all that was said is indexed yet");
    expect(before).toContain("“Trip”");
    expect(before).toContain("Others fit better");
    expect(before).toContain("A conversation without a title");
    expect(behind).toContain("Nothing.");
  });
});
