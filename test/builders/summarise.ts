import type { Summary } from "../../src/domain/summary";
import type { StoreHarness } from "./make-store";

type Input = {
  /** Place of the last message covered in the branch that is shown, from 0. */
  readonly through: number;
  readonly kind?: Summary["kind"];
  readonly text?: string;
  readonly folds?: Summary | null;
};

/** Stores a summary of the beginning of the branch that is shown, as a job would. */
export async function summarise(harness: StoreHarness, input: Input): Promise<Summary> {
  const { store, conversationId } = harness;
  const { through, kind = "range", text = `up to ${through}`, folds = null } = input;
  const [{ context }, { deletedCount }, { messages }] = await Promise.all([
    store.branches.readPosition({ conversationId }),
    store.jobs.readUnsummarised({ conversationId, limit: 1 }),
    store.listMessages({ conversationId, before: null, limit: 2_000 }),
  ]);
  const last = messages[through];
  if (last === undefined) throw new Error("no such message");
  return store.jobs.saveSummary({
    deletedCount,
    summary: {
      conversationId,
      contextId: context.id,
      order: last.order,
      kind,
      text,
      throughId: last.id,
      messages: through + 1,
      writtenBy: "model",
      provider: "ollama",
      model: "llama3.2",
      taint: [],
    },
    folds,
  });
}
