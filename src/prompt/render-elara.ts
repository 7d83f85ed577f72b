import type { Role } from "../domain/message";
import type { Prompt } from "../domain/prompt";
import { neutraliseBlocks } from "./neutralise-blocks";
import { neutraliseLabels } from "./neutralise-labels";

/** Elara knows three roles; what a tool gave is data, so it never speaks as the system. */
const NAMES: Readonly<Record<Role, string>> = {
  user: "User",
  assistant: "Assistant",
  system: "System",
  tool: "User",
};

/** E-030, E-031: history and message as one text; the system text and the time go beside it there. */
export function renderElara({ context, userInput, begun }: Prompt): string {
  const lines = context.map(({ role, text }) => `${NAMES[role]}: ${said(text)}`);
  return [
    ...(lines.length === 0 ? [] : ["Previous context:", ...lines, ""]),
    `User: ${said(userInput)}`,
    `Assistant:${begun === "" ? "" : ` ${said(begun)}`}`,
  ].join("\n");
}

/** D-15: what was said can be neither another entry nor a memory block. */
function said(text: string): string {
  return neutraliseBlocks(neutraliseLabels(text));
}
