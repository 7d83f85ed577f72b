import type { ToolRule } from "../../domain/tool-rule";
import type { ToldStep } from "../../domain/turn-store";

/** What a turn has called so far: each call that was done, in its order. */
type Called = readonly string[];

/** The names of the calls that a tool has answered, without those that were refused. */
export function calledIn(steps: readonly Pick<ToldStep, "toolCalls" | "results">[]): Called {
  return steps.flatMap(({ toolCalls = [], results = [] }) =>
    toolCalls
      .filter(({ id }) => results.some(({ call, failed }) => call === id && failed !== true))
      .map(({ name }) => name),
  );
}

/** Why a tool may not be called now, in words for the model; null where it may (P-093 to P-095). */
export function refusalOf(rules: readonly ToolRule[], tool: string, called: Called): string | null {
  // Each of several may come first.
  const isStart = rules.some((rule) => rule.type === "StartConstraint" && rule.tool === tool);
  for (const rule of rules) {
    const isOwn = rule.tool === tool;
    if (rule.type === "StartConstraint" && !isStart && !called.includes(rule.tool)) {
      return `Call ${rule.tool} first, before any other tool.`;
    }
    if (rule.type === "MaxCalls" && isOwn) {
      const times = called.filter((name) => name === tool).length;
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
