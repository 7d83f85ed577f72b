import type { Stage } from "./talk";

type Place = Pick<Stage, "extension" | "panel" | "canaries">;

/** Searches for what was said and remembered, until the whole index is made and stored. */
export async function lookFor({ extension, panel, canaries }: Place): Promise<void> {
  for (const query of [canaries.message, canaries.noteText, canaries.factValue]) {
    const rest = { contextId: null, conversationId: null, kinds: [], skip: 0, limit: 9 };
    for (;;) {
      const found = await extension.call(panel, "search.find", { query, ...rest });
      if (found.isWhole) break;
    }
  }
  await panel.waitForFunction(isStored);
}

/** Runs in the page. */
async function isStored(): Promise<boolean> {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle("search", { create: true });
  for await (const store of all.values()) {
    if (store.kind !== "directory") continue;
    for await (const file of (store as FileSystemDirectoryHandle).values()) {
      const { size } = await (file as FileSystemFileHandle).getFile();
      if (size > 0) return true;
    }
  }
  return false;
}
