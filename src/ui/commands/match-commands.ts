import { COMMANDS, type CommandName } from "../../domain/command";

/** The longest text that may still be the beginning of a command. */
const LONGEST = Math.max(...COMMANDS.map((name) => name.length)) + 1;

/** The commands that a text may become; none once it is more than a slash and a beginning. */
export function matchCommands(text: string): readonly CommandName[] {
  if (!text.startsWith("/") || text.length > LONGEST) return [];
  const begun = text.slice(1).toLowerCase();
  return COMMANDS.filter((name) => name.startsWith(begun));
}
