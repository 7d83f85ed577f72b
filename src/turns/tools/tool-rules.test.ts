import { describe, expect, it } from "vitest";
import type { ToolRule } from "../../domain/tool-rule";
import { renderToolRules } from "../../prompt/plan-sections";
import { calledIn, endsTurn, refusalOf, rulesFor, sentIn } from "./tool-rules";

const start = (tool: string): ToolRule => ({ type: "StartConstraint", tool });
const most = (tool: string, max: number): ToolRule => ({ type: "MaxCalls", tool, max });
const behind = (tool: string, prior: string): ToolRule => ({ type: "RequiresPrior", tool, prior });
const exit = (tool: string): ToolRule => ({ type: "ExitLoop", tool });
const goOn = (tool: string): ToolRule => ({ type: "ContinueLoop", tool });

describe("tool rules", () => {
  it.each<[ToolRule[], string, string[], boolean]>([
    [[], "a", [], true],
    [[start("s")], "s", [], true],
    [[start("s")], "a", [], false],
    [[start("s")], "a", ["s"], true],
    [[start("s"), start("t")], "t", ["s"], true],
    [[start("s"), start("t")], "t", [], true],
    [[start("s"), start("t")], "a", ["s"], false],
    [[most("a", 2)], "a", ["a"], true],
    [[most("a", 2)], "a", ["a", "b", "a"], false],
    [[most("a", 1)], "b", ["a"], true],
    [[behind("a", "p")], "a", [], false],
    [[behind("a", "p")], "a", ["p"], true],
    [[behind("a", "p")], "b", [], true],
    [[behind("a", "p"), most("a", 1)], "a", ["p", "a"], false],
    [[exit("a"), goOn("b")], "a", ["b"], true],
    [[behind("a", "a")], "a", [], false],
  ])("P-093 P-094 P-095 %j let %s be called after %j: %s", (rules, tool, called, may) => {
    expect(refusalOf(rules, tool, called) === null).toBe(may);
  });

  it("P-094 bind nothing to begin with a tool that is not there", () => {
    const rules = rulesFor([start("gone"), start("s"), most("a", 1)], ["s", "a"]);
    expect(refusalOf(rules, "a", ["s"])).toBeNull();
    expect(refusalOf(rules, "a", [])).toContain("Call s first");
    expect(refusalOf(rules, "a", ["s", "a"])).toContain("1 times");
  });

  it("P-091 P-092 end the turn with a call that exits, and go on after every other", () => {
    const rules = [exit("bye"), goOn("look"), goOn("bye")];
    expect(endsTurn(rules, ["look"])).toBe(false);
    expect(endsTurn(rules, ["look", "bye"]), "an exit goes before going on").toBe(true);
    expect(endsTurn([], ["bye"])).toBe(false);
  });

  it("count what was done: a call that was refused, or waits, is none", () => {
    const toolCalls = ["a", "b", "c"].map((name) => ({ id: name, name, arguments: "{}" }));
    const results = [
      { call: "a", text: "done" },
      { call: "b", text: "no", failed: true as const },
    ];
    expect(calledIn([{ toolCalls, results }])).toEqual(["a"]);
  });

  it("count what was sent and failed against the most of its tool, and as done for no other rule", () => {
    const toolCalls = ["a", "b"].map((name) => ({ id: name, name, arguments: "{}" }));
    const results = [
      { call: "a", text: "late", failed: true as const, sent: true as const },
      { call: "b", text: "no", failed: true as const },
    ];
    const steps = [{ toolCalls, results }];
    const refusal = (rule: ToolRule, tool: string) =>
      refusalOf([rule], tool, calledIn(steps), sentIn(steps));
    expect(refusal(most("a", 1), "a")).toContain("1 times");
    expect(refusal(most("a", 2), "a")).toBeNull();
    expect(refusal(most("b", 1), "b"), "it never left").toBeNull();
    expect(refusal(behind("b", "a"), "b")).toContain("Call a before b");
  });

  it("P-097 P-098 are told start constraints first, then in their order, as the document has it", () => {
    const rules = [exit("send_message"), goOn("search"), most("api_request", 3), start("context")];
    expect(renderToolRules(rules)).toBe(
      [
        "# Tool Execution Rules",
        "",
        "- Call `context` first before any other tools",
        "- The conversation will end after calling `send_message`",
        "- The conversation will be continued after calling `search`",
        "- Call `api_request` at most 3 times",
      ].join("\n"),
    );
    expect(renderToolRules([])).toBe("");
  });
});
