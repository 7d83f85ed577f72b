import type { Prompt } from "../domain/prompt";

/** One turn of an api that knows two sides, which have to take turns. */
export type Side = { readonly from: "user" | "model"; readonly text: string };

/** Stands where such an api wants the person to begin, and the model did (P-005). */
const NOTHING_SAID = "…";

/**
 * The conversation as two sides that take turns, the person first: neighbours of one side are one,
 * notes and time belong to the person's last turn. Entries of the system's are not in it; what a
 * tool gave is data, so it is on the person's side and never speaks as the system.
 */
export function mergeRoles(prompt: Prompt, notes: string): Side[] {
  const sides: Side[] = [];
  const add = (from: Side["from"], text: string) => {
    const last = sides.at(-1);
    if (last?.from === from) sides[sides.length - 1] = { from, text: `${last.text}\n\n${text}` };
    else sides.push({ from, text });
  };
  if (prompt.context.find(({ role }) => role !== "system")?.role === "assistant") {
    add("user", NOTHING_SAID);
  }
  for (const { role, text } of prompt.context) {
    if (role !== "system") add(role === "assistant" ? "model" : "user", text);
  }
  add("user", `${notes}\n\n${prompt.userInput}`);
  if (prompt.begun !== "") add("model", prompt.begun);
  return sides;
}

/** The system text with the history's system entries behind it (D-3); empty where there is none. */
export function mergeSystem({ system, context }: Prompt): string {
  const entries = context.filter(({ role }) => role === "system").map(({ text }) => text);
  return [system, ...entries].filter((text) => text !== "").join("\n\n");
}
