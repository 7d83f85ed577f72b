import type { Page } from "puppeteer-core";
import { exportRows } from "../../failpoints/export-rows";

/** Tables whose rows tell how a store is used, or what a store says of itself. */
const OF_THE_STORE: ReadonlySet<string> = new Set(["manifest", "jobs", "uses", "model_files"]);

/**
 * Everything that is kept, a line each in an order of their own: what a restore has to bring back.
 * Digests are left out, which every vault makes by its own key.
 */
export async function keptRows(page: Page): Promise<string[]> {
  const exported = await exportRows(page);
  if (exported === "gone") throw new Error("The worker died while it exported.");
  if (exported.summary.unreadable > 0) throw new Error("A row does not open.");
  return exported.lines
    .filter((line) => !OF_THE_STORE.has(JSON.parse(line).table))
    .map((line) => JSON.stringify(JSON.parse(line, (key, value) => (key === "digest" ? 0 : value))))
    .sort();
}
