import { describe, expect, it } from "vitest";
import { makeCounter } from "../../test/builders/make-counter";
import { makeBranch } from "../../test/builders/make-message";
import { makeSource } from "../../test/builders/make-source";
import { preparePrompt } from "../../test/builders/prepare-prompt";
import type { ContextPart } from "../domain/context-provider";
import { DEFAULT_PROMPT_SETTINGS } from "../domain/prompt-settings";
import type { ShownBlock } from "../domain/shown-block";
import { renderPrompt } from "./render-prompt";

const block = (kind: ShownBlock["kind"], label: string): ContextPart => ({
  type: "block",
  block: {
    kind,
    label,
    permission: "ReadWrite",
    description: `About ${label}.`,
    schema: "text",
    text: `in ${label}`,
  },
});

const section = (kind: "activity" | "tool-rules", text: string): ContextPart => ({
  type: "section",
  kind,
  source: { type: "provider", name: "test" },
  text,
});

const RULES = "# Tool Execution Rules\n\n- Call `api_request` at most 3 times";

/** Given in an order that is none of the prompt's. */
const CHUNKS = [
  section("tool-rules", RULES),
  section("activity", "- it rained"),
  block("working", "task"),
  block("core", "persona"),
  block("core", "human"),
];

const build = (settings: Partial<typeof DEFAULT_PROMPT_SETTINGS> = {}) =>
  preparePrompt(makeSource({ history: makeBranch([["first", "second"]]), parts: CHUNKS }), {
    settings: { ...DEFAULT_PROMPT_SETTINGS, ...settings },
    counter: makeCounter((text) => Math.ceil(text.length / 4)),
    nowUtc: 1_000,
  });

describe("a request that is built of all its parts", () => {
  it("P-001 is made from blocks of memory, history and tools", () => {
    const tools = [{ name: "now", description: "The time.", parameters: { type: "object" } }];
    const history = makeBranch([["first", "second"]]);
    const source = makeSource({ history, parts: CHUNKS, tools });
    const { request } = preparePrompt(source, {
      settings: DEFAULT_PROMPT_SETTINGS,
      counter: makeCounter((text) => Math.ceil(text.length / 4)),
      nowUtc: 1_000,
    });
    const { messages, tools: sentTools } = JSON.parse(request.body);
    expect(messages[0].content).toContain("<block:persona");
    expect(messages.slice(1, 3)).toMatchObject([{ content: "first" }, { content: "second" }]);
    expect(sentTools).toMatchObject([{ function: { name: "now" } }]);
  });

  it("P-002 P-007 has instructions, core and working blocks, activity and rules, then history and message", () => {
    const { plan, prompt, request } = build();
    const { model, messages } = JSON.parse(request.body);
    expect(model).toBe("llama3.2");
    const [system, ...said] = messages;
    const order = [
      "You are a professional assistant",
      "<block:persona",
      "<block:human",
      "<block:task",
      "## Recent activity\n- it rained",
      RULES,
    ].map((text) => system.content.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((left, right) => left - right));
    expect(said.map(({ content }: { content: string }) => content)).toEqual(
      expect.arrayContaining(["first", "second", "the question"]),
    );
    expect(plan.tokens.total).toBeGreaterThan(0);
    const tools = [{ name: "api_request", description: "Asks.", parameters: { type: "object" } }];
    const options = { model: makeSource().model, budget: plan.budget, temperature: 0.7, tools };
    expect(JSON.parse(renderPrompt(prompt, options).body).tools).toHaveLength(1);
  });

  it("P-003 has its blocks in the system text, core ones first, each between its own tags", () => {
    const { system } = build().prompt;
    const [persona, human, task] = ["persona", "human", "task"].map(
      (label) =>
        `<block:${label} permission="ReadWrite">\nAbout ${label}.\n\nin ${label}\n</block:${label}>`,
    );
    expect(system).toContain([persona, human, task].join("\n\n"));
  });

  it("P-073 shows descriptions and schemas as the one configuration says", () => {
    const bare = build({ includeDescriptions: false }).prompt.system;
    expect(bare).toContain('<block:task permission="ReadWrite">\nin task\n</block:task>');
    const whole = build({ includeSchemas: true }).prompt.system;
    expect(whole).toContain("About task.\nSchema: text\n\nin task");
  });

  it("P-073 P-076 takes whole blocks away from the end where memory has fewer tokens", () => {
    const limits = { ...DEFAULT_PROMPT_SETTINGS.defaultLimits, memoryTokens: 40 };
    const { plan, prompt } = build({ defaultLimits: limits });
    expect(prompt.system).toContain("in persona");
    expect(prompt.system).not.toContain("in task");
    expect(plan.leftOut).toContainEqual(
      expect.objectContaining({ kind: "working-blocks", reason: "memory-tokens" }),
    );
  });
});
