import { describe, expect, it } from "vitest";
import { makeCounter } from "../../test/builders/make-counter";
import { makeBranch, makeMessage } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import { preparePrompt } from "../../test/builders/prepare-prompt";
import { AppError } from "../domain/app-error";
import type { Reply } from "../domain/message";
import { keptPlanSchema, promptPlanSchema } from "../domain/prompt-plan";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { assemblePrompt } from "./assemble-prompt";
import { restorePlan, toKeptPlan } from "./kept-plan";
import type { PromptSource } from "./prompt-source";
import { renderPrompt } from "./render-prompt";

const NOW = Date.UTC(2025, 7, 24, 16, 36, 25, 123);

function keep(source: PromptSource, hidden?: string) {
  const rule = { kind: "word", text: hidden ?? "", when: "sent" } as const;
  const redactions = hidden === undefined ? [] : [rule];
  const settings = { ...DEFAULT_PROMPT_SETTINGS, redactions };
  const { plan, request } = preparePrompt(source, {
    settings,
    counter: makeCounter(),
    nowUtc: NOW,
  });
  const kept = toKeptPlan({ plan, source, nowUtc: NOW, bodyDigest: "digest", cached: true });
  return { plan, request, kept };
}

it("keeps what of a page was left out, and opens a plan that knows nothing of that", () => {
  const text = `## Herons\n\n${"A long passage about herons.\n\n".repeat(4_000)}`;
  const id = crypto.randomUUID();
  const base = makeSource();
  const attachments = [{ kind: "text", id, name: "Lake", text, of: "page" }] as const;
  const message = { ...base.message, id: crypto.randomUUID(), attachments: [...attachments] };
  const { kept } = keep({ ...base, message });
  const [cut] = keptPlanSchema.parse(JSON.parse(JSON.stringify(kept))).plan.leftOut;
  expect(cut).toMatchObject({ label: "Lake", page: { id, headings: ["Herons"] } });
  const { page: _page, ...older } = { ...cut, what: "images", reason: "images-older" };
  const before = { ...kept, plan: { ...kept.plan, leftOut: [older] } };
  expect(keptPlanSchema.parse(before).plan.leftOut).toEqual([older]);
});

const replied = (overrides: Partial<Reply>): Reply => ({
  status: "complete",
  provider: "ollama",
  model: "m",
  thinking: "",
  thinkingMs: 0,
  failure: null,
  finish: "stop",
  usage: null,
  seenFrom: null,
  overflow: 0,
  commandId: crypto.randomUUID(),
  firstTokenMs: null,
  replyMs: null,
  ...overrides,
});

describe("toKeptPlan and restorePlan", () => {
  it("give back the request that was sent, byte for byte, with the texts of the rows", () => {
    const history = makeBranch([["hello", "good day"]]);
    const source = makeSource({ history, text: "Write a poem about rain." });
    const { plan, request, kept } = keep(source);
    const texts = new Map(history.map(({ id, text }) => [id, text]));
    texts.set(plan.message.id ?? "", source.message.text);
    const stored = keptPlanSchema.parse(JSON.parse(JSON.stringify(kept)));
    const { plan: restored, missing } = restorePlan(stored, {
      textOf: (id) => texts.get(id) ?? null,
    });
    expect(missing).toBe(0);
    expect(promptPlanSchema.parse(restored)).toEqual(plan);
    const { model, temperature, nowUtc } = stored;
    const options = { model, temperature, budget: restored.budget };
    expect(renderPrompt(assemblePrompt(restored, nowUtc), options)).toEqual(request);
  });

  it("hold no text of a message whose row says the same", () => {
    const { kept } = keep(makeSource({ history: makeBranch([["hello", "good day"]]) }));
    expect(kept.plan.history.map(({ text }) => text)).toEqual([null, null]);
    expect(kept.plan.message.text).toBeNull();
  });

  it("hold the text that was sent where something was hidden in it", () => {
    const history = makeBranch([["hello Anna", "good day"]]);
    const { kept } = keep(makeSource({ history, text: "Anna?" }), "Anna");
    expect(kept.plan.history.map(({ text }) => text)).toEqual(["hello [redacted]", null]);
    expect(kept.plan.message.text).toBe("[redacted]?");
  });

  it("hold the text of a reply that may still be gone on with", () => {
    const of = (reply: Partial<Reply>) => {
      const [question, answer] = makeBranch([["hello", "good"]]);
      const history = [question!, { ...answer!, reply: replied(reply) }];
      return keep(makeSource({ history })).kept.plan.history[1]?.text;
    };
    expect(of({ status: "interrupted" })).toBe("good");
    expect(of({ finish: "length" })).toBe("good");
    expect(of({})).toBeNull();
  });

  it("count the messages whose rows are gone", () => {
    const { kept } = keep(makeSource({ history: makeBranch([["hello", "good day"]]) }));
    const { plan, missing } = restorePlan(kept, { textOf: () => null });
    expect(missing).toBe(3);
    expect(plan.history.map(({ text }) => text)).toEqual(["", ""]);
  });

  it("keep nothing of a message that is still being typed", () => {
    const source = makeSource({ id: null, history: [makeMessage({ role: "system" })] });
    expect(() => keep(source)).toThrow(AppError);
  });
});
