import { MAX_SCHEMA_DEPTH } from "./server-tool";

/** Characters of the arguments of a call, as JSON without blanks, that a person can be asked about. */
export const MAX_SHOWN_ARGUMENTS = 65_536;

/**
 * Whether arguments are too much to be shown to a person who is to decide on them: indented line by
 * line, what is nested deep is hundreds of times as long as it was sent.
 */
export function isTooMuchToShow(args: object): boolean {
  return isDeeper(args, MAX_SCHEMA_DEPTH) || JSON.stringify(args).length > MAX_SHOWN_ARGUMENTS;
}

/** Whether a value of JSON has more than so many levels; looks no deeper. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
