import { search } from "../browser/harness/search-sheet";
import type { Stage } from "./talk";

type Session = Pick<Stage, "extension" | "panel" | "canaries">;

/** Searches for what was said and remembered, and what never was, until the whole index is made and stored. */
export async function lookFor({ extension, panel, canaries }: Session): Promise<void> {
  await search(panel, canaries.query);
  for (const query of [canaries.query, canaries.message, canaries.noteText, canaries.factValue]) {
    const rest = { contextId: null, conversationId: null, kinds: [], skip: 0, limit: 9 };
    for (;;) {
      const found = await extension.call(panel, "search.find", { query, mode: "auto", ...rest });
      if (found.isWhole) break;
    }
  }
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
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
