import { describe, expect, it } from "vitest";
import { makeCounter } from "../../test/builders/make-counter";
import { makeMessage } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import type { ImageAttachment } from "../domain/attachment";
import { imageTokens } from "../domain/image-tokens";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import { assemblePrompt, imageIdsOf } from "./assemble-prompt";
import { restorePlan, toKeptPlan } from "./kept-plan";
import { planPrompt } from "./plan-prompt";
import { renderMessageText } from "./render-message-text";

function makePicture(name: string): ImageAttachment {
  const size = { width: 750, height: 200 };
  return { kind: "image", id: crypto.randomUUID(), name, type: "image/png", bytes: 9, ...size };
}

/** A branch in which each question has one picture, and the message to answer another. */
function makePlan(over: Partial<Model> = {}) {
  const messages: Message[] = [0, 1, 2, 3].flatMap((turn) => [
    makeMessage({ text: `q${turn}`, depth: turn * 2, attachments: [makePicture(`p${turn}`)] }),
    makeMessage({ role: "assistant", text: `a${turn}`, depth: turn * 2 + 1 }),
  ]);
  const base = makeSource({ history: messages });
  const attachments = [makePicture("now")];
  const message = { ...base.message, id: crypto.randomUUID(), text: "", attachments };
  const source = { ...base, model: { ...base.model, ...over }, message };
  const settings = DEFAULT_PROMPT_SETTINGS;
  const plan = planPrompt(source, { settings, counter: makeCounter() });
  return { source, plan, messages };
}

describe("images in a plan", () => {
  it("are the newest four; of older ones the name is told, and that they were left out", () => {
    const { plan } = makePlan({ sees: true });
    const shown = plan.history.flatMap(({ images = [] }) => images.map(({ name }) => name));
    expect(shown).toEqual(["p1", "p2", "p3"]);
    expect(plan.message).toMatchObject({ text: "", images: [{ name: "now", tokens: 200 }] });
    expect(plan.history[0]?.text).toBe("[image: p0]\n\nq0");
    expect(plan.leftOut).toMatchObject([{ what: "images", images: 1, reason: "images-older" }]);
  });

  it("of a reply are told by their names: providers take them from the person only", () => {
    const { source, messages } = makePlan({ sees: true });
    const history = messages.map((message) =>
      message.role === "user" ? message : { ...message, attachments: [makePicture("drawn")] },
    );
    const { parts } = makeSource({ history });
    const settings = DEFAULT_PROMPT_SETTINGS;
    const plan = planPrompt({ ...source, parts }, { settings, counter: makeCounter() });
    const shown = plan.history.flatMap(({ images = [] }) => images.map(({ name }) => name));
    expect(shown).toEqual(["p1", "p2", "p3"]);
    expect(plan.history[1]?.text).toBe("[image: drawn]\n\na0");
  });

  it("cost what an image costs, and are part of the total", () => {
    const { plan } = makePlan({ sees: true });
    const without = planPrompt(makeSource(), {
      settings: DEFAULT_PROMPT_SETTINGS,
      counter: makeCounter(),
    });
    expect(plan.tokens.history).toBeGreaterThan(3 * 200);
    expect(plan.tokens.message - without.tokens.message).toBeGreaterThan(150);
    expect(imageTokens({ width: 1_568, height: 1_568 })).toBe(1_600);
    expect(imageTokens({ width: 1, height: 1 })).toBe(1);
  });

  it.each([
    { sees: false },
    { provider: "gguf" },
    { provider: "guide" },
  ] satisfies Partial<Model>[])("are left out where the model sees none: %j", (model) => {
    const { plan } = makePlan(model);
    expect(imageIdsOf(plan)).toEqual([]);
    expect(plan.leftOut.at(-1)).toMatchObject({ what: "images", reason: "images-unseen" });
    expect(plan.message.text).toBe("[image: now]");
  });

  it("become part of the prompt as far as their bytes were read", () => {
    const { plan } = makePlan();
    const [first, ...others] = imageIdsOf(plan);
    const bytes = new Map(others.map((id) => [id, { type: "image/png", data: id } as const]));
    const prompt = assemblePrompt(plan, 0, bytes);
    const [last] = prompt.userImages ?? [];
    expect(last).toEqual({ type: "image/png", data: others.at(-1), name: "now" });
    expect(prompt.context.flatMap(({ images = [] }) => images)).toHaveLength(2);
    expect(JSON.stringify(prompt)).not.toContain(first);
  });

  it("are kept by reference, and the same plan comes of the messages again", () => {
    const { plan, source, messages } = makePlan();
    const kept = toKeptPlan({ plan, source, nowUtc: 0, bodyDigest: "", cached: false });
    expect(kept.plan.history.every(({ text }) => text === null)).toBe(true);
    const byId = new Map([...messages, source.message].map((one) => [one.id, one]));
    const textOf = (id: string, shown: ReadonlySet<string>) => {
      const message = byId.get(id);
      return message === undefined ? null : renderMessageText(message, shown);
    };
    const restored = restorePlan(kept, { textOf });
    expect(restored).toEqual({ plan, missing: 0 });
  });

  it("E-051 have names without what models are not to see", () => {
    const { source } = makePlan();
    const redactions = [{ kind: "word", text: "now", when: "sent" }] as const;
    const settings = { ...DEFAULT_PROMPT_SETTINGS, redactions: [...redactions] };
    const plan = planPrompt(source, { settings, counter: makeCounter() });
    expect(plan.message.images).toMatchObject([{ name: "[redacted]" }]);
  });
});
