import * as z from "zod/mini";
import {
  type ImportedMemory,
  importedBlockSchema,
  importedFactSchema,
  importedMemorySchema,
  importedNoteSchema,
} from "../../../contract/imported-memory";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import type { ImportCounter } from "./import-report";

type Bringing = {
  readonly client: Pick<Client, "call">;
  /** What the file says that contexts remembered, in no known form yet; null where it is too large to be read. */
  readonly memory: readonly unknown[] | null;
  readonly target: { readonly id: () => Id | null };
  readonly counter: Pick<ImportCounter, "remember" | "note">;
  readonly signal: AbortSignal;
};

/** Brings memory into the context that the conversations went into; none where nothing went anywhere. */
export async function bringMemory(bringing: Bringing): Promise<void> {
  const { client, memory, target, counter, signal } = bringing;
  if (memory === null) return counter.note(new Map([["memory", 1]]));
  if (memory.length === 0) return;
  const contextId = target.id();
  if (contextId === null) return counter.note(new Map([["memory-nowhere", 1]]));
  for (const one of memory) {
    if (signal.aborted) return;
    const read = readPart(one);
    if (read === null) {
      counter.note(new Map([["unknown", 1]]));
      continue;
    }
    const input = { contextId, ...read.memory };
    const { left, ...came } = await runTwice(() => client.call("import.memory", input));
    counter.remember(came);
    if (left + read.left > 0) counter.note(new Map([["memory-left", left + read.left]]));
  }
}

const partSchema = z.object({
  blocks: z.array(z.unknown()),
  facts: z.array(z.unknown()),
  notes: z.array(z.unknown()),
});

/** A part without what is no block, fact or note, and how much that is; null where it is no part. */
function readPart(part: unknown): { memory: ImportedMemory; left: number } | null {
  const given = partSchema.safeParse(part).data;
  if (given === undefined) return null;
  const memory = importedMemorySchema.safeParse({
    blocks: given.blocks.filter((one) => importedBlockSchema.safeParse(one).success),
    facts: given.facts.filter((one) => importedFactSchema.safeParse(one).success),
    notes: given.notes.filter((one) => importedNoteSchema.safeParse(one).success),
  }).data;
  if (memory === undefined) return null;
  const { blocks, facts, notes } = memory;
  const all = given.blocks.length + given.facts.length + given.notes.length;
  return { memory, left: all - blocks.length - facts.length - notes.length };
}
