/** What is answered locally today; the others come with what they are about. */
export const COMMANDS = ["status", "history", "context", "model", "summary", "help"] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Command = { readonly name: CommandName; readonly argument: string };

/** A slash, a name, then a blank or the end. */
const COMMAND = /^\/([a-z]+)(?:\s([\s\S]*))?$/i;

/**
 * The command that a message is (its name in lower case, its argument without blanks around it), or
 * null for what goes to a model: an unknown one, `//…`, and one with anything before its slash.
 */
export function parseCommand(text: string): Command | null {
  const match = COMMAND.exec(text);
  const name = COMMANDS.find((known) => known === match?.[1]?.toLowerCase());
  return name === undefined ? null : { name, argument: (match?.[2] ?? "").trim() };
}
