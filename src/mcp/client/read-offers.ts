import type { GetPromptResult, ReadResourceResult } from "@modelcontextprotocol/client";
import { countHidden, nameHidden } from "../../domain/hidden-characters";
import {
  MAX_OFFER_DESCRIPTION,
  MAX_OFFERS_BYTES,
  MAX_PROMPT_ARGUMENTS,
  MAX_RESOURCE_URI,
  MAX_SERVER_PROMPTS,
  MAX_SERVER_RESOURCES,
  type ServerPrompt,
  type ServerResource,
} from "../../domain/server-offer";
import { type ByteRoom, createByteRoom } from "./byte-room";

/** As names of tools: what stands for a prompt is typed. */
const NAME = /^[A-Za-z0-9_./-]{1,128}$/;
const MAX_NAME = 120;

type ListedPrompt = {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly arguments?:
    | readonly { readonly name: string; readonly required?: boolean | undefined }[]
    | undefined;
};

type ListedResource = {
  readonly uri: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
};

export type Offers = {
  readonly prompts: ServerPrompt[];
  readonly resources: ServerResource[];
};

/** What can be offered of what a server has told, as much as there is room for. */
export function readOffers({ prompts, resources }: ListedOffers): Offers {
  const hasRoom = createByteRoom(MAX_OFFERS_BYTES);
  return { prompts: readPrompts(prompts, hasRoom), resources: readResources(resources, hasRoom) };
}

type ListedOffers = {
  readonly prompts: readonly ListedPrompt[];
  readonly resources: readonly ListedResource[];
};

/** The prompts that can be called of those that a server has told, each name once. */
function readPrompts(listed: readonly ListedPrompt[], hasRoom: ByteRoom): ServerPrompt[] {
  const byName = new Map<string, ServerPrompt>();
  for (const { name, title = "", description = title, arguments: wanted = [] } of listed) {
    const isCallable =
      NAME.test(name) &&
      wanted.length <= MAX_PROMPT_ARGUMENTS &&
      wanted.every((one) => NAME.test(one.name));
    if (!isCallable || byName.has(name)) continue;
    if (byName.size >= MAX_SERVER_PROMPTS) break;
    const fields = wanted.map((one) => ({ name: one.name, required: one.required === true }));
    const prompt = { name, description: shown(description), arguments: fields };
    if (hasRoom(prompt)) byName.set(name, prompt);
  }
  return [...byName.values()];
}

/** The resources that can be asked for of those that a server has told, each uri once. */
function readResources(listed: readonly ListedResource[], hasRoom: ByteRoom): ServerResource[] {
  const byUri = new Map<string, ServerResource>();
  for (const { uri, name, title = name, description = "" } of listed) {
    if (uri.length > MAX_RESOURCE_URI || countHidden(uri) > 0 || byUri.has(uri)) continue;
    if (byUri.size >= MAX_SERVER_RESOURCES) break;
    const label = nameHidden(title).slice(0, MAX_NAME).trim() || uri.slice(0, MAX_NAME);
    const resource = { uri, name: label, description: shown(description) };
    if (hasRoom(resource)) byUri.set(uri, resource);
  }
  return [...byUri.values()];
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
