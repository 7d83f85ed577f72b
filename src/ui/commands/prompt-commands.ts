import { draftPrefix } from "../../domain/draft-prefix";
import { nameHidden } from "../../domain/hidden-characters";
import type { Id } from "../../domain/id";
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
 * arguments that it still needs. What could not be attached comes back there as it was typed.
 */
export function bringPrompt(
  {
    client,
    attachments,
    edits,
    drafts,
  }: Pick<Panel, "client" | "attachments" | "edits" | "drafts">,
  { named: { connectionId, command, prompt } }: PromptCommand,
  typed: string,
): string {
  const given = readArguments(prompt, typed);
  if (given === null) return `/${command} ${toFill(prompt, typed)}`;
  const what = { kind: "prompt", name: prompt.name, arguments: given } as const;
  let isAttached = false;
  const seal = async (id: Id, conversationId: Id) => {
    const input = { id, conversationId, server: connectionId, what };
    const attached = await runTwice(() => client.call("server.attach", input));
    isAttached = true;
    return attached;
  };
  void attachments.bring({ name: prompt.name, seal }).then(async () => {
    if (isAttached) return;
    // What was typed may still be on its way, and would be overwritten unread.
    await drafts.kept();
    const back = `/${command} ${typed}`;
    const stored = drafts.known() ?? "";
    // Another conversation is shown by now: it is a draft of its own one, before what stands there.
    if (drafts.takeBack(draftPrefix(back, stored) + stored)) drafts.flush();
    else edits.toComposer(back);
  });
  return "";
}

function toFill({ arguments: wanted }: NamedPrompt["prompt"], typed: string): string {
  if (wanted.length === 1) return "";
  const lacking = wanted.filter(({ name, required }) => required && !typed.includes(`${name}=`));
  return [typed.trim(), ...lacking.map(({ name }) => `${name}=""`)].filter(Boolean).join(" ");
}
