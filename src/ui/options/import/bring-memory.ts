import { importedMemorySchema } from "../../../contract/imported-memory";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import type { ReportKeeper } from "./import-report";

type Bringing = {
  readonly client: Pick<Client, "call">;
  /** What the file says that contexts remembered, in no known form yet; null where it is too large to be read. */
  readonly memory: readonly unknown[] | null;
  readonly target: { readonly id: () => Id | null };
  readonly keeper: Pick<ReportKeeper, "remember" | "note">;
  readonly signal: AbortSignal;
};

/** Brings memory into the context that the conversations went into; none where nothing went anywhere. */
export async function bringMemory(bringing: Bringing): Promise<void> {
  const { client, memory, target, keeper, signal } = bringing;
  if (memory === null) return keeper.note(new Map([["memory", 1]]));
  if (memory.length === 0) return;
  const contextId = target.id();
  if (contextId === null) return keeper.note(new Map([["memory-nowhere", 1]]));
  for (const one of memory) {
    if (signal.aborted) return;
    const parsed = importedMemorySchema.safeParse(one);
    if (!parsed.success) {
      keeper.note(new Map([["unknown", 1]]));
      continue;
    }
    const input = { contextId, ...parsed.data };
    keeper.remember(await runTwice(() => client.call("import.memory", input)));
  }
}
