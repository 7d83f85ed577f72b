import * as z from "zod/mini";
import type { Id } from "./id";
import { partsOf } from "./server-tool";

/** A text that a server of MCP makes for a message, as it tells of it. Untrusted. */
export const serverPromptSchema = z.object({
  name: z.string(),
  description: z.string(),
  arguments: z.array(z.object({ name: z.string(), required: z.boolean() })),
});
export type ServerPrompt = z.infer<typeof serverPromptSchema>;

/** Something of a server of MCP that can be read, as it tells of it. Untrusted. */
export const serverResourceSchema = z.object({
  uri: z.string(),
  name: z.string(),
  description: z.string(),
});
export type ServerResource = z.infer<typeof serverResourceSchema>;

/** What of one server is kept. */
export const MAX_SERVER_PROMPTS = 100;
export const MAX_SERVER_RESOURCES = 500;
export const MAX_PROMPT_ARGUMENTS = 20;

/** Bytes of all prompts and resources of one server, as JSON. */
export const MAX_OFFERS_BYTES = 250_000;

/** Characters of a description, and of a resource's uri. */
export const MAX_OFFER_DESCRIPTION = 300;
export const MAX_RESOURCE_URI = 2_000;

/** A server's prompt under the command that stands for it. */
export type NamedPrompt = {
  readonly connectionId: Id;
  readonly server: string;
  readonly prompt: ServerPrompt;
  /** Without its slash. */
  readonly command: string;
};

type Server = Parameters<typeof partsOf>[0][number] & {
  readonly prompts?: readonly ServerPrompt[] | undefined;
};

/** The prompts of servers by the commands that stand for them, as `files__review`. */
export function namePrompts(servers: readonly Server[]): readonly NamedPrompt[] {
  return partsOf(servers).flatMap(({ server: { id, name, prompts = [] }, nameOf }) =>
    prompts.map((prompt) => {
      const command = nameOf(prompt.name).toLowerCase();
      return { connectionId: id, server: name, prompt, command };
    }),
  );
}

/**
 * What stands behind a prompt's command as its arguments: of one that takes one, all of it; else
 * `name=value`, with quotes around a value with blanks. Null where one that it needs is missing.
 */
export function readArguments(
  { arguments: wanted }: Pick<ServerPrompt, "arguments">,
  text: string,
): Record<string, string> | null {
  const [only] = wanted;
  const typed = text.trim();
  const given = new Map<string, string>();
  if (only !== undefined && wanted.length === 1) given.set(only.name, typed);
  else {
    for (const [, name = "", quoted, plain] of typed.matchAll(PAIR)) {
      given.set(name, quoted ?? plain ?? "");
    }
  }
  const known = wanted.filter(({ name }) => (given.get(name) ?? "") !== "");
  if (wanted.some((one) => one.required && !known.includes(one))) return null;
  return Object.fromEntries(known.map(({ name }) => [name, given.get(name) ?? ""]));
}

const PAIR = /([^\s=]+)=(?:"([^"]*)"|(\S+))/g;
