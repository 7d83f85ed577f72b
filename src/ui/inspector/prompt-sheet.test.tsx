import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makePlan, makeView } from "../../../test/fakes/fake-client";
import type { PromptView, SentPrompt } from "../../contract/prompt";
import { GUIDE_MODEL } from "../../domain/model";
import { PromptSheet } from "./prompt-sheet";

const { client } = createFakeClient();
const of = { type: "turn", turnId: idOf(10) } as const;
const render = (view: PromptView, sent: SentPrompt | null = null) =>
  renderToStaticMarkup(<PromptSheet client={client} shown={{ view, sent, of }} />);
const makeSent = (over: Partial<SentPrompt> = {}): SentPrompt => ({
  ...makeView(),
  match: "sent",
  step: 0,
  requests: 1,
  usage: { promptTokens: 412, replyTokens: 90 },
  firstTokenMs: 800,
  replyMs: 5_300,
  ...over,
});

describe("PromptSheet", () => {
  it("tells the whole against the window and who says how large that is", () => {
    const html = render(makeView());
    expect(html).toContain("400 of 1,000 tokens");
    expect(html).toContain("40%");
    expect(html).toContain("Context window reported by the server");
  });

  it("shows the exact request, and of the parts no text before they are unfolded", () => {
    const html = render(makeView());
    expect(html).toContain("POST http://127.0.0.1:11434/api/chat");
    expect(html).toContain("content-type: application/json");
    expect(html).toContain("{&quot;model&quot;:&quot;calm:1b&quot;}");
    expect(html).not.toContain("You are calm.");
    expect(html).not.toContain("What I asked");
  });

  it("tells by its name what of a page was left out, and under which headings", () => {
    const page = { id: idOf(8), tokens: 30_000, kept: 8_200, passages: 90, headings: ["Herons"] };
    const none = { kind: null, messages: 0, because: null, seenFrom: null };
    const cut = { what: "page", label: "Lake", page, reason: "page-tokens", ...none } as const;
    const html = render(makeView({ plan: makePlan({ leftOut: [cut] }) }));
    expect(html).toContain("“Lake”: 90 passages. Among them: “Herons”.");
    expect(html).toContain("It is longer than its share of the window.");
  });

  it("tells of a request that is too long where its window is set, with the way there", () => {
    const html = render(makeView({ plan: makePlan({ warnings: ["overflow"] }) }));
    expect(html).toMatch(/set a larger window in <a [^>]*#prompt"[^>]*>Options, Prompt<\/a>/);
  });

  it("names what the person has switched off, with where the switch is", () => {
    const one = { what: "section", messages: 0, because: null, seenFrom: null } as const;
    const leftOut = [
      { ...one, kind: "facts", reason: "context-off" },
      { ...one, kind: null, reason: "context-off" },
      { ...one, kind: "mode", reason: "settings-off" },
      { ...one, kind: "quotes", reason: "not-remembered" },
    ] as const;
    const html = render(makeView({ plan: makePlan({ leftOut: [...leftOut] }) }));
    for (const what of [
      "Facts.",
      "Conversation.",
      "Type of answer.",
      "From earlier conversations.",
    ])
      expect(html).toContain(`${what}</span>`);
    expect(html).toContain("Switched off in this context.");
    expect(html).toContain("Switched off for every model.");
    expect(html).toContain("This context does not learn from conversations");
  });

  it("tells what was left out, why, and what can be done", () => {
    const leftOut = [
      {
        what: "messages",
        kind: null,
        messages: 12,
        reason: "history-tokens",
        because: "no-summariser",
        seenFrom: idOf(9),
      },
      {
        what: "section",
        kind: "facts",
        messages: 0,
        reason: "memory-tokens",
        because: null,
        seenFrom: null,
      },
    ] as const;
    const html = render(makeView({ plan: makePlan({ leftOut: [...leftOut] }) }));
    expect(html).toContain("12 messages.");
    expect(html).toMatch(/<a [^>]*#contexts"[^>]*>Options, Contexts<\/a>, sets how much that is/);
    expect(html).toContain("or write /summary");
    expect(html).toContain("Facts.");
  });

  it("puts the provider's counts beside the estimates, with the speed", () => {
    const sent = makeSent();
    const html = render(sent, sent);
    expect(html).toContain("estimated 400, counted 412");
    expect(html).toContain("0.8 s");
    expect(html).toContain("20 tokens/s");
    expect(html).toContain("byte for byte what was sent.");
  });

  it("says plainly when it is not what was sent, and when nobody counted", () => {
    const sent = makeSent({ match: "changed", usage: null, firstTokenMs: null });
    const html = render(sent, sent);
    expect(html).toContain('data-match="changed"');
    expect(html).toContain("not byte for byte what was sent");
    expect(html).toContain("the server did not count");
    expect(html).not.toContain("tokens/s");
  });

  it("says of a continued reply that this was sent for its last part", () => {
    const begun = makeSent({ plan: makePlan({ begun: "It is" }) });
    expect(render(begun, begun)).toMatch(/data-continued[^>]*>This reply was continued\./);
    const whole = makeSent();
    expect(render(whole, whole)).not.toContain("data-continued");
    expect(render(begun)).not.toContain("data-continued");
  });

  it("M-059 warns in its own words that the conversation nearly fills its share", () => {
    const tokens = { system: 100, history: 420, message: 30, total: 550 };
    const html = render(makeView({ plan: makePlan({ warnings: ["history"], tokens }) }));
    expect(html).toContain('data-warning="history"');
    expect(html).toContain("nearly fills its share of the window.");
    expect(html).toContain("420 of 500 tokens are used.");
    expect(html).toContain("bg-caution");
  });

  it("shows no share of a window for the guide, and no address", () => {
    const request = { ...makeView().request, url: "" };
    const html = render(makeView({ model: GUIDE_MODEL, request }));
    expect(html).toContain("has no window");
    expect(html).not.toContain("40%");
    expect(html).not.toContain("POST");
  });

  it("shows the beginning of a megabyte, and the rest only when it is asked for", () => {
    const html = render(makeView({ request: { ...makeView().request, body: "x".repeat(1e6) } }));
    expect(html.length).toBeLessThan(60_000);
    expect(html).toContain("Show the rest (980,000 characters)");
  });
});
