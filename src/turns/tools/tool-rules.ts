import type { ToolResult } from "../../domain/step";
import type { ToolRule } from "../../domain/tool-rule";
import type { StepContent } from "../../domain/turn-store";

/** What a turn has called so far: the names of calls, in their order. */
type Called = readonly string[];

type Steps = readonly Pick<StepContent, "toolCalls" | "results">[];

/** The names of the calls that a tool has answered, without those that were refused. */
export function calledIn(steps: Steps): Called {
  return namesOf(steps, ({ failed }) => failed !== true);
}

/** The names of the calls that were sent and failed then: they may have been done all the same. */
export function sentIn(steps: Steps): Called {
  return namesOf(steps, ({ sent }) => sent === true);
}

function namesOf(steps: Steps, counts: (result: ToolResult) => boolean): Called {
  return steps.flatMap(({ toolCalls = [], results = [] }) =>
    toolCalls
      .filter(({ id }) => results.some((result) => result.call === id && counts(result)))
      .map(({ name }) => name),
  );
}

/**
 * Why a tool may not be called now, in words for the model; null where it may (P-093 to P-095). What was
 * sent and failed counts against the most that a tool may be called, and for nothing else.
 */
export function refusalOf(
  rules: readonly ToolRule[],
  tool: string,
  called: Called,
  sent: Called = [],
): string | null {
  // Each of several may come first.
  const isStart = rules.some((rule) => rule.type === "StartConstraint" && rule.tool === tool);
  for (const rule of rules) {
    const isOwn = rule.tool === tool;
    if (rule.type === "StartConstraint" && !isStart && !called.includes(rule.tool)) {
      return `Call ${rule.tool} first, before any other tool.`;
    }
    if (rule.type === "MaxCalls" && isOwn) {
      const times = [...called, ...sent].filter((name) => name === tool).length;
      if (times >= rule.max) return `${tool} was called ${rule.max} times, which is the most here.`;
    }
    if (rule.type === "RequiresPrior" && isOwn && !called.includes(rule.prior)) {
      return `Call ${rule.prior} before ${tool}.`;
    }
  }
  return null;
}

/** The rules that can be kept: none can begin with a tool that is not there. */
export function rulesFor(
  rules: readonly ToolRule[],
  offered: readonly string[],
): readonly ToolRule[] {
  return rules.filter(({ type, tool }) => type !== "StartConstraint" || offered.includes(tool));
}

/** Whether a turn ends with what its newest step has called (P-091): that goes before going on. */
export function endsTurn(rules: readonly ToolRule[], called: Called): boolean {
  return rules.some(({ type, tool }) => type === "ExitLoop" && called.includes(tool));
}
