import type { Role } from "../domain/message";
import type { Prompt } from "../domain/prompt";
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
  const lines = context.map(({ role, text }) => `${NAMES[role]}: ${neutraliseLabels(text)}`);
  return [
    ...(lines.length === 0 ? [] : ["Previous context:", ...lines, ""]),
    `User: ${neutraliseLabels(userInput)}`,
    `Assistant:${begun === "" ? "" : ` ${neutraliseLabels(begun)}`}`,
  ].join("\n");
}
