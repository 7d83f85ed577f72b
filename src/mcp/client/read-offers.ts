import type { GetPromptResult, ReadResourceResult } from "@modelcontextprotocol/client";
import { countHidden, nameHidden } from "../../domain/hidden-characters";
import {
  MAX_OFFER_DESCRIPTION,
  MAX_PROMPT_ARGUMENTS,
  MAX_RESOURCE_URI,
  MAX_SERVER_PROMPTS,
  MAX_SERVER_RESOURCES,
  type ServerPrompt,
  type ServerResource,
} from "../../domain/server-offer";

/** As names of tools: what stands for a prompt is typed. */
const NAME = /^[A-Za-z0-9_./-]{1,128}$/;
const MAX_NAME = 120;

export type ToldPrompt = {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly arguments?:
    | readonly { readonly name: string; readonly required?: boolean | undefined }[]
    | undefined;
};

export type ToldResource = {
  readonly uri: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
};

/** The prompts that can be called of those that a server has told, each name once. */
export function readPrompts(told: readonly ToldPrompt[]): ServerPrompt[] {
  const byName = new Map<string, ServerPrompt>();
  for (const { name, title = "", description = title, arguments: wanted = [] } of told) {
    const isCallable =
      NAME.test(name) &&
      wanted.length <= MAX_PROMPT_ARGUMENTS &&
      wanted.every((one) => NAME.test(one.name));
    if (!isCallable || byName.has(name)) continue;
    const fields = wanted.map((one) => ({ name: one.name, required: one.required === true }));
    byName.set(name, { name, description: shown(description), arguments: fields });
  }
  return [...byName.values()].slice(0, MAX_SERVER_PROMPTS);
}

/** The resources that can be asked for of those that a server has told, each uri once. */
export function readResources(told: readonly ToldResource[]): ServerResource[] {
  const byUri = new Map<string, ServerResource>();
  for (const { uri, name, title = name, description = "" } of told) {
    if (uri.length > MAX_RESOURCE_URI || countHidden(uri) > 0 || byUri.has(uri)) continue;
    const label = nameHidden(title).slice(0, MAX_NAME).trim() || uri.slice(0, MAX_NAME);
    byUri.set(uri, { uri, name: label, description: shown(description) });
  }
  return [...byUri.values()].slice(0, MAX_SERVER_RESOURCES);
}

/** What a resource says; empty where none of it is text. */
export function readContents({ contents }: ReadResourceResult): string {
  return contents.flatMap((one) => ("text" in one ? [String(one.text)] : [])).join("\n\n");
}

/** What a prompt says, as one text; with who says it where that is not the person alone. */
export function readMessages({ messages }: GetPromptResult): string {
  const isTalk = messages.some(({ role }) => role !== "user");
  return messages
    .map(({ role, content }) => `${isTalk ? `${role}:\n` : ""}${textOf(content)}`)
    .join("\n\n");
}

function textOf(content: GetPromptResult["messages"][number]["content"]): string {
  if (content.type === "text") return content.text;
  if (content.type !== "resource") return `[${content.type}: not told]`;
  return "text" in content.resource ? content.resource.text : "[resource: not told]";
}

function shown(description: string): string {
  return nameHidden(description).trim().slice(0, MAX_OFFER_DESCRIPTION);
}
