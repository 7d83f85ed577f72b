import { COMMANDS, type CommandName, WITH_ARGUMENT } from "../../domain/command";

/** The longest text that may still be the beginning of a command. */
const LONGEST = Math.max(...COMMANDS.map((name) => name.length)) + 1;
const LONGEST_OTHER = 65;

/** A command that is not of the product's own. */
export type OtherCommand = {
  readonly name: string;
  readonly hint: string;
  /** Of a prompt of the library, by whose words it is found, too; left out for any other. */
  readonly title?: string;
};

/** Whether a command is written whole, and what follows is its argument: Enter takes both. */
export function hasArgument(text: string, others: readonly OtherCommand[] = []): boolean {
  return begunWith(text) !== undefined || wholeOf(text, others) !== undefined;
}

/** The command that takes an argument, with a blank behind it. */
function begunWith(text: string): CommandName | undefined {
  const begun = text.slice(0, LONGEST + 1).toLowerCase();
  return WITH_ARGUMENT.find(
    (name) => begun.startsWith(`/${name}`) && /^\s/.test(begun.slice(name.length + 1)),
  );
}

/** The commands that a text may become; none once words behind a name make it a message. */
export function matchCommands(
  text: string,
  others: readonly OtherCommand[] = [],
): readonly string[] {
  const whole = begunWith(text) ?? wholeOf(text, others);
  if (whole !== undefined) return [whole];
  if (!text.startsWith("/") || text.length > LONGEST_OTHER) return [];
  const begun = text.slice(1).toLowerCase();
  if (begun === "") return [...namesOf(others, true), ...COMMANDS, ...namesOf(others, false)];
  const found = others.filter((one) => one.name.startsWith(begun) || isTitled(one, begun));
  return [...COMMANDS.filter((name) => name.startsWith(begun)), ...found.map(({ name }) => name)];
}

/** The person's own prompts, or what servers offer: for a slash alone the former come first. */
function namesOf(others: readonly OtherCommand[], isOwn: boolean): readonly string[] {
  return others.filter(({ title }) => (title !== undefined) === isOwn).map(({ name }) => name);
}

function isTitled({ title = "" }: OtherCommand, begun: string): boolean {
  return ` ${title.toLowerCase()}`.includes(` ${begun}`);
}

/** The other command with a blank behind it: what follows is what it is asked with. */
function wholeOf(text: string, others: readonly OtherCommand[]): string | undefined {
  const begun = /^\/(\S+)\s/.exec(text.slice(0, LONGEST_OTHER + 1))?.[1]?.toLowerCase();
  return others.find(({ name }) => name === begun)?.name;
}
