import { describe, expect, it } from "vitest";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import type { Attachment } from "../domain/attachment";
import type { Message } from "../domain/message";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { calibrate } from "../domain/token-calibration";
import { createMeasure } from "./counted-text";
import { restorePlan, toKeptPlan } from "./kept-plan";
import { planHistory } from "./plan-history";
import { planPrompt } from "./plan-prompt";
import { renderMessageText } from "./render-message-text";

const options = { settings: DEFAULT_PROMPT_SETTINGS, counter: calibrate([]) };
const passage = (at: number) => `Passage ${at} says ${"what the committee met for ".repeat(20)}`;
const text = (count: number) => Array.from({ length: count }, (_, at) => passage(at)).join("\n\n");

function file(count: number, of?: "pdf" | "page"): Attachment {
  return {
    kind: "text",
    id: crypto.randomUUID(),
    name: "Report",
    text: text(count),
    ...(of && { of }),
  };
}

/** A conversation whose first question had this with it. */
function branchWith(attachments: Attachment[], turns = 1): readonly Message[] {
  const said = Array.from({ length: turns }, (_, at): [string, string] => [`q${at}`, `a${at}`]);
  return makeBranch(said).map((one, at) => (at === 0 ? { ...one, attachments } : one));
}

function plan(history: readonly Message[], question = "What does passage 177 say?") {
  return planPrompt(makeSource({ history, text: question }), options);
}

describe("a long file of an earlier message", () => {
  it.each(["pdf", undefined] as const)(
    "is told in parts that fit the question, beside what was said (%s)",
    (of) => {
      const attached = file(300, of);
      const { history, leftOut, tokens, budget, warnings } = plan(branchWith([attached], 3));
      expect(history.map(({ role }) => role)).toHaveLength(6);
      expect(history[0]?.text).toContain("Passage 177 says");
      expect(history[0]?.text.endsWith("q0")).toBe(true);
      expect(tokens.history).toBeLessThan(0.6 * budget.history);
      expect(warnings).toEqual([]);
      expect(leftOut).toMatchObject([
        { what: "page", label: "Report", reason: "history-tokens", page: { id: attached.id } },
      ]);
    },
  );

  it("is told alike in each request of a turn, as what tools say takes of the room", () => {
    const history = branchWith([file(300, "pdf")], 3);
    const toolCalls = [{ id: "a", name: "look", arguments: "{}" }];
    const histories = [0, 1, 2].map((count) => {
      const results = [{ call: "a", text: "word ".repeat(1_500) }];
      const steps = Array.from(
        { length: count },
        () => ({ text: "", toolCalls, results }) as never,
      );
      const made = planPrompt(makeSource({ history, text: "And 177?", steps }), options);
      return made.history.map((one) => one.text);
    });
    expect(histories[0]?.[0]).toContain("Passage 177 says");
    expect(histories[1]).toEqual(histories[0]);
    expect(histories[2]).toEqual(histories[0]);
  });

  it("is told whole where all fits, and a page by its name", () => {
    const history = branchWith([file(100, "pdf"), file(300, "page")]);
    const { history: planned, leftOut } = plan(history);
    expect(planned[0]?.text).toBe(renderMessageText(history[0] as Message));
    expect(leftOut).toEqual([]);
  });

  it("is not looked through where newer ones leave it no room", () => {
    const files = [file(300, "pdf"), file(300, "pdf"), file(300, "pdf")];
    const said = files.map((_, at): [string, string] => [`q${at}`, `a${at}`]);
    const looked: string[] = [];
    const history = makeBranch(said).map((one, at) => {
      const attached = at % 2 === 0 ? files[at / 2] : undefined;
      return attached === undefined ? one : { ...one, attachments: [attached] };
    });
    const { entries, leftOut } = planHistory({
      ...{ messages: history, depth: 6, summary: null, dropped: [], noSummary: "not-yet" },
      ...{ room: 1_000, perMessage: 0, settings: DEFAULT_PROMPT_SETTINGS },
      measure: createMeasure([], (content) => content.length),
      fit: (message) => {
        looked.push(message.text);
        const parts = [{ ...files[0], text: "x".repeat(600) } as Attachment];
        const less =
          message.attachments === undefined ? message : { ...message, attachments: parts };
        return { message: less, leftOut: [] };
      },
    });
    expect(looked).toEqual(["q2", "a2", "q1", "a1"]);
    expect(entries.map(({ message }) => message.role)).toEqual(["user", "assistant"]);
    expect(leftOut).toMatchObject([{ what: "messages", messages: 4 }]);
  });

  it("leaves with its turn where that was left out, and tells nothing then", () => {
    const history = branchWith([file(300, "pdf")], 16).slice(-30);
    const { history: planned, leftOut } = plan(history);
    expect(planned[0]?.text).toBe("q5");
    expect(leftOut.map(({ what }) => what)).toEqual(["messages"]);
  });

  it("is shown later as it was told", () => {
    const source = makeSource({ history: branchWith([file(300, "pdf")]), text: "And passage 9?" });
    const made = planPrompt(source, options);
    const sent = { plan: made, source, nowUtc: 0, bodyDigest: "d", cached: false };
    const textOf = () => "as its row says";
    const { plan: shown } = restorePlan(toKeptPlan(sent), { textOf });
    expect(shown.history.map((one) => one.text)).toEqual([
      made.history[0]?.text,
      "as its row says",
    ]);
    expect(made.history[0]?.text).toContain("Passage 9 says");
  });
});
