import type { Prompt } from "../domain/prompt";
import { mergeSystem } from "./merge-roles";
import { neutraliseBlocks } from "./neutralise-blocks";
import { neutraliseLabels } from "./neutralise-labels";

/**
 * O-019 … O-021: labelled sections, one blank line between them. Entries of the system's and notes
 * are part of `[System]` (D-3); the time has no place in this layout.
 */
export function renderOmega(prompt: Prompt): string {
  // Blocks are rendered in the system text; in what was said, a tag can only be a forged one.
  const context = prompt.context.map(({ role, text }) => ({ role, text: neutraliseBlocks(text) }));
  // Entries as one text: what two of them begin and end is a tag, too.
  const entries = neutraliseBlocks(mergeSystem({ ...prompt, system: "" }));
  const system = [prompt.system, entries, ...prompt.notes]
    .filter((text) => text !== "")
    .join("\n\n");
  const history = context
    .filter(({ role }) => role !== "system")
    .map(({ role, text }) => section(role === "assistant" ? "Assistant" : "User", text));
  return [
    ...(system === "" ? [] : [section("System", system)]),
    ...history,
    section("User", neutraliseBlocks(prompt.userInput)),
    ...(prompt.begun === "" ? [] : [section("Assistant", neutraliseBlocks(prompt.begun))]),
  ].join("\n\n");
}

function section(label: string, text: string): string {
  return `[${label}]\n${neutraliseLabels(text)}`;
}
