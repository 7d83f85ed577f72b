import { nameHidden } from "../../domain/hidden-characters";
import { type NamedPrompt, namePrompts, readArguments } from "../../domain/server-offer";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import type { OtherCommand } from "./match-commands";

/** A command that stands for a prompt of a server. */
export type PromptCommand = OtherCommand & { readonly named: NamedPrompt };

/** The commands that stand for prompts of servers of MCP; none where these cannot be read. */
export async function readPromptCommands(
  client: Pick<Panel["client"], "call">,
): Promise<readonly PromptCommand[]> {
  try {
    const { servers } = await runTwice(() => client.call("server.offers", {}));
    const hosts = new Map(servers.map(({ id, host }) => [id, host]));
    return namePrompts(servers).map((named) => {
      const { command, connectionId, prompt } = named;
      const hint = [nameHidden(prompt.description), hosts.get(connectionId) ?? ""];
      return { name: command, hint: hint.filter((part) => part !== "").join(" · "), named };
    });
  } catch {
    return [];
  }
}

/**
 * Asks the server for its prompt, which becomes a file beside the message: it is a stranger's text, and
 * the person's own words are not. Gives what is to stand in the field: nothing, or the command with the
 * arguments that it still needs.
 */
export function bringPrompt(
  { client, attachments }: Pick<Panel, "client" | "attachments">,
  { named: { connectionId, command, prompt } }: PromptCommand,
  typed: string,
): string {
  const given = readArguments(prompt, typed);
  if (given === null) return `/${command} ${toFill(prompt, typed)}`;
  const what = { kind: "prompt", name: prompt.name, arguments: given } as const;
  void attachments.bring({
    name: prompt.name,
    seal: (id, conversationId) => {
      const input = { id, conversationId, server: connectionId, what };
      return runTwice(() => client.call("server.attach", input));
    },
  });
  return "";
}

function toFill({ arguments: wanted }: NamedPrompt["prompt"], typed: string): string {
  if (wanted.length === 1) return "";
  const lacking = wanted.filter(({ name, required }) => required && !typed.includes(`${name}=`));
  return [typed.trim(), ...lacking.map(({ name }) => `${name}=""`)].filter(Boolean).join(" ");
}
