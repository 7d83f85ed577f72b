import { importedMemorySchema } from "../../../contract/imported-memory";
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
    const parsed = importedMemorySchema.safeParse(one);
    if (!parsed.success) {
      counter.note(new Map([["unknown", 1]]));
      continue;
    }
    const input = { contextId, ...parsed.data };
    const { left, ...came } = await runTwice(() => client.call("import.memory", input));
    counter.remember(came);
    if (left > 0) counter.note(new Map([["memory-left", left]]));
  }
}
