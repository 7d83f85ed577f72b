import type { ExportScope } from "../../contract/export";
import type { ExportedMemory } from "../../contract/exported-memory";
import type { Id } from "../../domain/id";
import type { App } from "../app";

type Needs = Pick<App, "store" | "blockDocs">;

/** What the contexts of a scope remember, in the order in which they were made; nothing for one conversation. */
export async function* exportedMemories(
  app: Needs,
  scope: ExportScope,
): AsyncGenerator<ExportedMemory> {
  if (scope.of === "conversation") return;
  const contexts = (await app.store.contexts.list())
    .map(({ context }) => context)
    .filter(({ id, archived }) => (scope.of === "all" ? archived === null : id === scope.id))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  for (const { id, name } of contexts) yield* memoryOf(app, id, name);
}

async function* memoryOf(
  { store, blockDocs }: Needs,
  contextId: Id,
  contextName: string,
): AsyncGenerator<ExportedMemory> {
  const part = { type: "memory" as const, contextName };
  const { own } = await store.readBlocks(contextId);
  const blocks: ExportedMemory["blocks"] = [];
  // Pages that nothing was ever written on are those that every context begins with.
  for (const { id } of own.filter(({ revision, text }) => revision > 0 || text !== "")) {
    const { block, content } = await blockDocs().open(id);
    blocks.push({ block, content });
  }
  const facts = [...(await store.readFacts(contextId))];
  if (blocks.length + facts.length > 0) yield { ...part, blocks, facts, notes: [] };
  for await (const notes of store.memory().archival.all(contextId)) {
    if (notes.length > 0) yield { ...part, blocks: [], facts: [], notes: [...notes] };
  }
}
