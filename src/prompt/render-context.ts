import type { Prompt } from "../domain/prompt";
import { askToGoOn } from "./ask-to-go-on";
import { mergeSystem } from "./merge-roles";

/** The document's context: exactly three fields, plain texts (O-001, O-002, O-005). */
type Context = {
  readonly system_prompt: string;
  /** Oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  readonly current_message: string;
};

/**
 * The prompt as the document's context, in JSON (O-004): entries of the system's and notes are part
 * of the system prompt (D-3); images and the time have no place in it.
 */
export function renderContext(prompt: Prompt): string {
  const said = prompt.context
    .filter(({ role }) => role !== "system")
    .map(({ role, text }) => toEntry(role === "assistant", text));
  // What is to be gone on with has been said, too: the message asks for the rest of it.
  const [begun, ask] = askToGoOn(prompt);
  const isBegun = begun !== undefined && ask !== undefined;
  const context: Context = {
    system_prompt: [mergeSystem(prompt), ...prompt.notes]
      .filter((text) => text !== "")
      .join("\n\n"),
    history: isBegun
      ? [...said, toEntry(false, prompt.userInput), toEntry(true, begun.text)]
      : said,
    current_message: isBegun ? ask.text : prompt.userInput,
  };
  return JSON.stringify(context);
}

function toEntry(isModel: boolean, content: string): Context["history"][number] {
  return { role: isModel ? "assistant" : "user", content };
}
