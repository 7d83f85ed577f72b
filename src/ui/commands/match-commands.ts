import { COMMANDS, type CommandName, WITH_ARGUMENT } from "../../domain/command";

/** The longest text that may still be the beginning of a command. */
const LONGEST = Math.max(...COMMANDS.map((name) => name.length)) + 1;

/** Whether a command is written whole, and what follows is its argument: Enter takes both. */
export function hasArgument(text: string): boolean {
  return begunWith(text) !== undefined;
}

/** The command that takes an argument, with a blank behind it. */
function begunWith(text: string): CommandName | undefined {
  const begun = text.slice(0, LONGEST + 1).toLowerCase();
  return WITH_ARGUMENT.find(
    (name) => begun.startsWith(`/${name}`) && /^\s/.test(begun.slice(name.length + 1)),
  );
}

/** The commands that a text may become; none once words behind a name make it a message. */
export function matchCommands(text: string): readonly CommandName[] {
  const whole = begunWith(text);
  if (whole !== undefined) return [whole];
  if (!text.startsWith("/") || text.length > LONGEST) return [];
  const begun = text.slice(1).toLowerCase();
  return COMMANDS.filter((name) => name.startsWith(begun));
}
