import type { Stage } from "./talk";

type Session = Pick<Stage, "extension" | "panel" | "canaries">;

/** Writes into a block, keeps a fact, a note and a saved prompt; the next prompts hold the first two. */
export async function remember({ extension, panel, canaries }: Session): Promise<void> {
  const { contextId, id, version } = await persona({ extension, panel });
  const text = `You know of ${canaries.blockText}.`;
  await extension.call(panel, "block.edit", { id, version, edits: [{ op: "set-text", text }] });
  const fact = { contextId, key: "city", value: canaries.factValue, undoId: crypto.randomUUID() };
  await extension.call(panel, "fact.keep", fact);
  const note = { contextId, text: canaries.noteText, tags: [], messageId: null };
  await extension.call(panel, "archive.insert", { id: crypto.randomUUID(), ...note });
  const fields = { title: canaries.savedPrompt, command: "", text: canaries.savedPrompt };
  const prompt = { id: crypto.randomUUID(), version: null, fields };
  await extension.call(panel, "library.save", prompt);
}

/** Takes all of that out again, with the block's history. */
export async function forget({ extension, panel }: Omit<Session, "canaries">): Promise<void> {
  const { contextId, id, version } = await persona({ extension, panel });
  const edits = [{ op: "set-text" as const, text: "" }];
  await extension.call(panel, "block.edit", { id, version, edits });
  const { block } = await extension.call(panel, "block.open", { id });
  await extension.call(panel, "block.clear-history", { id, version: block.version });
  const { facts } = await extension.call(panel, "fact.list", { contextId });
  for (const fact of facts) {
    const seen = { id: fact.id, version: fact.version, undoId: crypto.randomUUID() };
    await extension.call(panel, "fact.forget", seen);
  }
  const all = { contextId, query: "", skip: 0, limit: 9 };
  const { entries } = await extension.call(panel, "archive.search", all);
  const { prompts } = await extension.call(panel, "library.list", {});
  for (const { id: promptId } of prompts) {
    await extension.call(panel, "library.remove", { id: promptId, undo: crypto.randomUUID() });
  }
  for (const entry of entries) {
    await extension.call(panel, "archive.remove", { id: entry.id, undo: crypto.randomUUID() });
  }
}

/** The block that tells who the model is, of the context that the panel shows. */
async function persona({ extension, panel }: Pick<Session, "extension" | "panel">) {
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  const { contextId } = opened.conversation;
  const { blocks } = await extension.call(panel, "memory.list", { contextId });
  const card = blocks.find(({ label }) => label === "persona");
  if (card === undefined) throw new Error("every context begins with a persona");
  return { contextId, id: card.id, version: card.version };
}
