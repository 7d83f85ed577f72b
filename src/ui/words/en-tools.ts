import { countOf, formatDuration, formatMilliseconds } from "./format";

/** What is said of the tools that a reply has used. */
export const enTools = {
  used: (names: readonly string[]) =>
    `${countOf(names.length, "tool call", "tool calls")}: ${[...new Set(names)].join(", ")}`,
  asked: (names: readonly string[]) =>
    `asked for ${names.length === 1 ? "a tool" : "tools"}: ${names.join(", ")}; none was offered, so nothing was done`,
  unnamed: "without a name",
  arguments: "Asked with",
  result: "Answered",
  failed: "Refused",
  waiting: "No answer",
  asks: (name: string, target: string) =>
    target === "" ? `${name} waits for you` : `${name} waits for you: ${target}`,
  tainted:
    "The model was told imported text, a web page or a tool's output, which may have asked for this.",
  before: "Now",
  after: "Then",
  nothing: "nothing",
  approve: "Approve",
  decline: "Decline",
  edit: "Edit",
  editLabel: (name: string) => `What ${name} is asked with`,
  always: "Approve always here",
  size: (characters: number) => countOf(characters, "character", "characters"),
  took: (ms: number) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters: number) => `… and ${countOf(characters, "more character", "more characters")}`,
};
