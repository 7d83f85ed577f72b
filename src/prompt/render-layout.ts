import { assertNever } from "../domain/assert-never";
import type { Role } from "../domain/message";
import type { Prompt } from "../domain/prompt";
import { askToGoOn } from "./ask-to-go-on";
import { mergeSystem } from "./merge-roles";
import { neutraliseBlocks } from "./neutralise-blocks";
import { neutraliseLabels } from "./neutralise-labels";
import { renderAnthropic } from "./render-anthropic";
import { renderGemini } from "./render-gemini";
import { renderOllama } from "./render-ollama";
import { renderOpenai } from "./render-openai";
import type { RenderOptions } from "./render-options";

export type PromptLayout =
  | "openai"
  | "anthropic"
  | "gemini"
  | "ollama"
  | "elara"
  | "omega"
  | "json";

/** The prompt as a provider's body, as one of the documents' texts, or its context in JSON. */
export function renderLayout(prompt: Prompt, layout: PromptLayout, options: RenderOptions): string {
  switch (layout) {
    case "openai":
      return renderOpenai(prompt, options);
    case "anthropic":
      return renderAnthropic(prompt, options);
    case "gemini":
      return renderGemini(prompt, options);
    case "ollama":
      return renderOllama(prompt, options);
    case "elara":
      return renderElara(prompt);
    case "omega":
      return renderOmega(prompt);
    case "json":
      return renderContext(prompt);
    default:
      return assertNever(layout);
  }
}

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
function renderContext(prompt: Prompt): string {
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

/** Elara knows three roles; what a tool gave is data, so it never speaks as the system. */
const NAMES: Readonly<Record<Role, string>> = {
  user: "User",
  assistant: "Assistant",
  system: "System",
  tool: "User",
};

/**
 * E-030, E-031: history and message as one text; the system text and the time go beside it there. What
 * is said beside the message, quotes among it, joins the context as the system's (E-054).
 */
export function renderElara({ context, notes, userInput, begun }: Prompt): string {
  const noted = notes.map((text) => ({ role: "system" as const, text }));
  const lines = [...context, ...noted].map(({ role, text }) => `${NAMES[role]}: ${said(text)}`);
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
