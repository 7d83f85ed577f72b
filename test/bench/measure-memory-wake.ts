import { withBrowser } from "./bench-worker";
import { callProduct } from "./call-product";
import { makeWords } from "./extension/make-words";
import { inTurns, median } from "./statistics";
import { askStopped, openStopped } from "./suites/wake";

/** About 2 KB. */
const BLOCK_WORDS = 330;

type Memory = { readonly blocks: number; readonly facts: number };

/**
 * Milliseconds by which memory makes the first answer of a stopped worker later that is asked for none
 * of it: the median of the differences between a profile that has that much and one that has none, a
 * browser each, in turns.
 */
export function measureMemoryWake(
  build: string,
  { rounds, memory }: { readonly rounds: number; readonly memory: Memory },
): Promise<number> {
  return withBrowser((full) =>
    withBrowser(async (plain) => {
      const [remembering, without] = [
        await openStopped(full, build),
        await openStopped(plain, build),
      ];
      await remember(remembering.page, memory);
      // What a first start has to do beside is done by then.
      for (const one of [remembering, without]) await askStopped(one);
      const pairs = await inTurns(rounds, {
        a: () => askStopped(remembering),
        b: () => askStopped(without),
      });
      return median(pairs.map(({ a, b }) => a - b));
    }),
  );
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
