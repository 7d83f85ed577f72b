import { describe, expect, it } from "vitest";
import { makePrompt, makeRenderOptions } from "../../test/builders/make-prompt";
import type { Habit } from "../domain/habit";
import type { ToolSpec } from "../domain/tool-call";
import { type PromptLayout, renderLayout } from "./render-layout";
import { renderPrompt } from "./render-prompt";

const TOOL: ToolSpec = {
  name: "weather",
  description: "Tells the weather of a place.",
  parameters: { type: "object", properties: { place: { type: "string" } }, required: ["place"] },
};

const toolsFor = (layout: PromptLayout, tools: readonly ToolSpec[]) =>
  JSON.parse(renderLayout(makePrompt(), layout, makeRenderOptions({}, { tools }))).tools;

const FUNCTION = { type: "function", function: TOOL };
const INPUT = { name: TOOL.name, description: TOOL.description, input_schema: TOOL.parameters };
const DECLARATION = {
  name: TOOL.name,
  description: TOOL.description,
  parametersJsonSchema: TOOL.parameters,
};

describe("tools", () => {
  it("P-006 are told flat in the form of OpenAI's Responses API, to the models that are asked by it", () => {
    const bodyWith = (tools: readonly ToolSpec[]) => {
      const options = makeRenderOptions({ habits: ["responses"] }, { tools });
      const { url, body } = renderPrompt(makePrompt(), options);
      expect(url).toBe("https://api.example.com/v1/responses");
      return JSON.parse(body);
    };
    expect(bodyWith([TOOL]).tools).toEqual([{ type: "function", ...TOOL, strict: false }]);
    expect(bodyWith([])).not.toHaveProperty("tools");
  });

  it.each<[PromptLayout, unknown]>([
    ["openai", FUNCTION],
    ["ollama", FUNCTION],
    ["anthropic", INPUT],
    ["gemini", { functionDeclarations: [DECLARATION] }],
  ])("P-006 are told in the form of %s, and left out where there are none", (layout, form) => {
    expect(toolsFor(layout, [TOOL])).toEqual([form]);
    expect(toolsFor(layout, [])).toBeUndefined();
  });

  // Sources: CherryHQ/cherry-studio#3698, OpenHands/OpenHands#4838 (Azure).
  it("have a short description for a model that refuses long ones, cut at no half character", () => {
    const long = { ...TOOL, description: `${"x".repeat(1_023)}\u{1f600}${"y".repeat(9)}` };
    const descriptionFor = (habits: Habit[]) => {
      const options = makeRenderOptions({ habits }, { tools: [long] });
      const [tool] = JSON.parse(renderPrompt(makePrompt(), options).body).tools;
      return (tool.function ?? tool).description;
    };
    expect(descriptionFor([])).toBe(long.description);
    expect(descriptionFor(["short-tools"])).toBe("x".repeat(1_023));
    expect(descriptionFor(["short-tools", "responses"])).toBe("x".repeat(1_023));
  });

  // Sources: langchain-ai/langchain-mcp-adapters#137, unclecode/crawl4ai#2207 (LM Studio).
  it.each<PromptLayout>(["openai", "ollama", "anthropic"])(
    "without arguments have an empty list of them for %s: OpenAI and LM Studio refuse none",
    (layout) => {
      const [tool] = toolsFor(layout, [{ ...TOOL, parameters: { type: "object" } }]);
      const form = tool.input_schema ?? tool.function.parameters;
      expect(form).toEqual({ type: "object", properties: {} });
    },
  );

  // Sources: anthropics/claude-code#5973, langchain-ai/langchainjs#9804, goruck/home-generative-agent#545.
  // Of Ollama: ollama/ollama#11444, which drops what stands at the top and is not known.
  it.each<PromptLayout>(["openai", "anthropic", "ollama"])(
    "whose arguments are told by cases have them all, and no cases at the top, for %s",
    (layout) => {
      const cases = [{ properties: { days: { type: "integer" } }, required: ["days"] }, null];
      const parameters = { ...TOOL.parameters, anyOf: cases, oneOf: [{ required: ["place"] }] };
      const [tool] = toolsFor(layout, [{ ...TOOL, parameters: { ...parameters, not: {} } }]);
      expect(tool.input_schema ?? tool.function.parameters).toEqual({
        ...TOOL.parameters,
        properties: { place: { type: "string" }, days: { type: "integer" } },
      });
    },
  );

  const formFor = (layout: PromptLayout, parameters: ToolSpec["parameters"]) => {
    const [tool] = toolsFor(layout, [{ ...TOOL, parameters }]);
    return tool.input_schema ?? tool.function.parameters;
  };
  const kind = (value: string) => ({ properties: { kind: { const: value } }, required: ["kind"] });

  it("whose cases tell a field in several forms have it in any of them", () => {
    const parameters = { type: "object", oneOf: [kind("a"), kind("b"), kind("a")] };
    expect(formFor("openai", parameters)).toEqual({
      type: "object",
      properties: { kind: { anyOf: [{ const: "a" }, { const: "b" }] } },
    });
  });

  it("whose cases are told elsewhere in the form have their fields, and none of them required", () => {
    const $defs = { a: { ...kind("a"), anyOf: [{ $ref: "#/$defs/a" }] } };
    const definitions = { b: { properties: { days: {} }, required: ["days"] } };
    const anyOf = [{ $ref: "#/$defs/a" }, { $ref: "#/definitions/b" }, { $ref: "#/$defs/gone" }];
    expect(formFor("anthropic", { type: "object", anyOf, $defs, definitions })).toEqual({
      type: "object",
      properties: { kind: { const: "a" }, days: {} },
      $defs,
      definitions,
    });
  });

  it("all of whose parts hold have what each requires, and the fields of cases within them", () => {
    const part = { properties: { place: {} }, required: ["place"] };
    const allOf = [{ oneOf: [kind("a"), kind("b")] }, part];
    const properties = { days: {} };
    expect(formFor("openai", { type: "object", allOf, properties, required: ["days"] })).toEqual({
      type: "object",
      properties: { days: {}, kind: { anyOf: [{ const: "a" }, { const: "b" }] }, place: {} },
      required: ["days", "place"],
    });
  });

  it("that name no field which could be told have none, whatever a server wrote there", () => {
    const odd = { toString: 0 } as unknown as string;
    const anyOf = [{ $ref: "https://a.example/form" }, { $ref: odd }, "x"];
    const plain = { type: "object", properties: {} };
    expect(formFor("openai", { type: "object", anyOf })).toEqual(plain);
    expect(formFor("openai", { type: "object", properties: ["x"] })).toEqual(plain);
  });

  it("whose fields may be anything, or nothing, have a form for the one and not the other", () => {
    const parameters = { type: "object", properties: { any: true, none: false, place: {} } };
    expect(formFor("ollama", parameters).properties).toEqual({ any: {}, place: {} });
  });

  it("whose cases lead from one to the next have the fields of the last", () => {
    const links = Array.from({ length: 1_000 }, (_, nth) => [nth, { $ref: `#/$defs/${nth + 1}` }]);
    const $defs = { ...Object.fromEntries(links), 1000: kind("a") };
    const parameters = { type: "object", anyOf: [{ $ref: "#/$defs/0" }], $defs };
    expect(formFor("openai", parameters).properties).toEqual({ kind: { const: "a" } });
  });

  it("whose cases lead from one to the next, each by two ways, are gone through once", () => {
    let reads = 0;
    const links = Array.from({ length: 12 }, (_, nth) => {
      const next = { $ref: `#/$defs/${nth + 1}` };
      const link = { anyOf: [next, { ...next }] };
      const get = () => {
        reads += 1;
      };
      return [nth, Object.defineProperty(link, "properties", { get })];
    });
    const $defs = { ...Object.fromEntries(links), 12: kind("a") };
    const parameters = { type: "object", anyOf: [{ $ref: "#/$defs/0" }], $defs };
    expect(formFor("openai", parameters).properties).toEqual({ kind: { const: "a" } });
    expect(reads).toBe(12);
  });
});
