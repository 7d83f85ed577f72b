/** What is answered locally today; the others come with what they are about. */
export const COMMANDS = [
  "status",
  "history",
  "context",
  "model",
  "summary",
  "memory",
  "search",
  "facts",
  "remember",
  "forget",
  "new",
  "temp",
  "help",
] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Command = { readonly name: CommandName; readonly argument: string };

/** Those that take an argument; words after any other make a sentence of it. */
export const WITH_ARGUMENT: readonly CommandName[] = ["model", "search", "remember", "forget"];

/** A slash, a name, then a blank or the end. */
const COMMAND = /^\/([a-z]+)(?:\s([\s\S]*))?$/i;

/**
 * The command that a message is (its name in lower case, its argument without blanks around it), or
 * null for what goes to a model: an unknown one, `//…`, one with anything before its slash, and one
 * with words behind it that takes none.
 */
export function parseCommand(text: string): Command | null {
  const match = COMMAND.exec(text);
  const name = COMMANDS.find((known) => known === match?.[1]?.toLowerCase());
  const argument = (match?.[2] ?? "").trim();
  if (name === undefined || (argument !== "" && !WITH_ARGUMENT.includes(name))) return null;
  return { name, argument };
}
