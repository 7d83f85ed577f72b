import type { ToolRule } from "../domain/tool-rule";

/** P-097, P-098: the rules as a model is told of them, start constraints first; empty for none. */
export function renderToolRules(rules: readonly ToolRule[]): string {
  if (rules.length === 0) return "";
  const isStart = ({ type }: ToolRule) => type === "StartConstraint";
  const ordered = [...rules.filter(isStart), ...rules.filter((rule) => !isStart(rule))];
  return ["# Tool Execution Rules", "", ...ordered.map((rule) => `- ${sentence(rule)}`)].join("\n");
}

function sentence(rule: ToolRule): string {
  switch (rule.type) {
    case "StartConstraint":
      return `Call \`${rule.tool}\` first before any other tools`;
    case "ExitLoop":
      return `The conversation will end after calling \`${rule.tool}\``;
    case "ContinueLoop":
      return `The conversation will be continued after calling \`${rule.tool}\``;
    case "MaxCalls":
      return `Call \`${rule.tool}\` at most ${rule.max} times`;
    case "RequiresPrior":
      return `Call \`${rule.tool}\` only after calling \`${rule.prior}\``;
  }
}
