import { COMMANDS, type CommandName } from "../../domain/command";

/** The longest text that may still be the beginning of a command. */
const LONGEST = Math.max(...COMMANDS.map((name) => name.length)) + 1;

/** The one that takes an argument, with a blank behind it. */
const WITH_ARGUMENT = /^\/model\s/i;

/** Whether a command is written whole, and what follows is its argument: Enter takes both. */
export function hasArgument(text: string): boolean {
  return WITH_ARGUMENT.test(text);
}

/** The commands that a text may become; none once words behind a name make it a message. */
export function matchCommands(text: string): readonly CommandName[] {
  if (hasArgument(text)) return ["model"];
  if (!text.startsWith("/") || text.length > LONGEST) return [];
  const begun = text.slice(1).toLowerCase();
  return COMMANDS.filter((name) => name.startsWith(begun));
}
