import type { ModelEvent } from "../../domain/provider";
import { MAX_ARGUMENTS_LENGTH, MAX_TOOL_CALLS } from "../../domain/tool-call";
import { malformedError } from "./provider-error";

/** The calls of one answer, counted from 0 in the order in which they come. */
export type ToolCalls = {
  /** Begins a call; its number is `count()` from before. A missing or doubled id is made up. */
  readonly begin: (reported: {
    readonly id?: unknown;
    readonly name?: unknown;
    /** What has to be told again with it. */
    readonly signature?: unknown;
  }) => ModelEvent;
  /** More of a call's arguments; nothing for an empty text. */
  readonly append: (call: number, text: string) => readonly ModelEvent[];
  readonly count: () => number;
};

/** Some servers hide a signature in an id, so this is more than any id needs. */
const MAX_ID_LENGTH = 100_000;
const MAX_NAME_LENGTH = 1_000;

/** Characters of what is told again with a call; a longer one is left out, and the call told without. */
export const MAX_SIGNATURE = 90_000;

/**
 * The book of an answer's tool calls; `begin` and `append` fail with `provider-malformed` on more
 * than MAX_TOOL_CALLS calls, more than MAX_ARGUMENTS_LENGTH characters, or endless names.
 */
export function createToolCalls(host: string): ToolCalls {
  const ids = new Set<string>();
  const lengths: number[] = [];

  return {
    begin: (reported) => {
      const call = lengths.length;
      const given = typeof reported.id === "string" ? reported.id : "";
      const name = typeof reported.name === "string" ? reported.name : "";
      const signature = typeof reported.signature === "string" ? reported.signature : "";
      const longest = Math.max(given.length, signature.length);
      if (call >= MAX_TOOL_CALLS || longest > MAX_ID_LENGTH || name.length > MAX_NAME_LENGTH) {
        throw malformedError(host);
      }
      let id = given === "" ? `call-${call}` : given;
      while (ids.has(id)) id += `-${call}`;
      ids.add(id);
      lengths.push(0);
      return { type: "tool-call-start", call, id, name, ...(signature && { signature }) };
    },
    append: (call, text) => {
      if (text === "") return [];
      const length = (lengths[call] ?? 0) + text.length;
      if (length > MAX_ARGUMENTS_LENGTH) throw malformedError(host);
      lengths[call] = length;
      return [{ type: "tool-call-delta", call, text }];
    },
    count: () => lengths.length,
  };
}

/** Arguments as text: some servers tell them parsed, and some tell none. */
export function argumentsText(reported: unknown): string {
  if (typeof reported === "string") return reported;
  return reported === undefined || reported === null ? "" : JSON.stringify(reported);
}
