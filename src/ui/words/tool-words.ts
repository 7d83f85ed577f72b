import { catalogue } from "./catalogue";
import { toolLabel } from "./en-tool-labels";
import { countOf, formatDuration, formatMilliseconds } from "./format";

/** What is said of the tools that a reply has used. */
export const enTools = {
  used: (names: readonly string[]) =>
    `${countOf(names.length, "tool call", "tool calls")}: ${[...new Set(names.map(toolLabel))].join(", ")}`,
  requested: (names: readonly string[]) =>
    `asked for ${names.length === 1 ? "a tool" : "tools"}: ${names.join(", ")}; none was offered, so nothing was done`,
  notTaken:
    "This model does not take tools, so it was asked without those that are on here. Another model may use them.",
  unnamed: "without a name",
  arguments: "Asked with",
  result: "Answered",
  failed: "Refused",
  waiting: "No answer",
  asks: (label: string, target: string) =>
    target === "" ? `Waits for you: ${label}` : `Waits for you: ${label} (${target})`,
  exact: "The exact call",
  called: "Tool",
  tainted:
    "The model has read imported text, a web page or a tool's output, which may have asked for this.",
  before: "Now",
  after: "Then",
  nothing: "nothing",
  approve: "Approve",
  decline: "Decline",
  edit: "Edit",
  editLabel: (label: string) => `What “${label}” is asked with`,
  always: "Approve always here",
  size: (characters: number) => countOf(characters, "character", "characters"),
  took: (ms: number) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters: number) => `… and ${countOf(characters, "more character", "more characters")}`,
};

/** The texts of what tools have done for a reply, apart from the others: few replies have used any. */
export const toolWords: typeof enTools = catalogue("tools", enTools);
