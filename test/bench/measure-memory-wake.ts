import { callProduct } from "./call-product";
import { makeWords } from "./extension/make-words";
import { measureAddedWake } from "./measure-added-wake";

/** About 2 KB. */
const BLOCK_WORDS = 330;

type Memory = { readonly blocks: number; readonly facts: number };

/** As `measureAddedWake`, of a profile that has that much memory. */
export function measureMemoryWake(
  build: string,
  { rounds, memory }: { readonly rounds: number; readonly memory: Memory },
): Promise<number> {
  return measureAddedWake(build, { rounds, add: (page) => remember(page, memory) });
}

async function remember(
  page: Parameters<typeof callProduct>[0],
  { blocks, facts }: Memory,
): Promise<void> {
  const { conversation } = await callProduct(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = conversation;
  const schema = { kind: "text", viewport: null } as const;
  const kind = { description: "", type: "core", permission: "ReadWrite", pinned: true } as const;
  for (let nth = 0; nth < blocks; nth += 1) {
    const id = crypto.randomUUID();
    const fields = { ...kind, label: `block ${nth}`, schema };
    await callProduct(page, "block.add", { id, contextId, fields });
    const text = makeWords(BLOCK_WORDS, nth);
    await callProduct(page, "block.edit", { id, version: 1, edits: [{ op: "set-text", text }] });
  }
  for (let nth = 0; nth < facts; nth += 1) {
    const said = { key: `fact ${nth}`, value: makeWords(4, nth) };
    await callProduct(page, "fact.keep", { contextId, ...said, undoId: crypto.randomUUID() });
  }
}
