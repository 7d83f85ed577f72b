import type { ToolCall } from "../../domain/tool-call";
import { bodyDigest } from "../body-digest";
import type { Change } from "./tool";

/** Tells the card of a call from any other that would show something else, or be about another row. */
export function cardDigest(
  { target, before, sendsTo, row }: Change,
  { name, arguments: args }: ToolCall,
): Promise<string> {
  // What it becomes is of the call, and may have the time in it. As JSON, which writes out the halves of
  // characters that a message between pages loses.
  const shown = [target, before, name, args, sendsTo ?? null, row?.id ?? null];
  return bodyDigest(JSON.stringify(shown));
}
