import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { findPoints, insertAll } from "./find-points";

const SOURCE_DIR = fileURLToPath(new URL("../../src/", import.meta.url));
const RUNTIME = fileURLToPath(new URL("./runtime.ts", import.meta.url));

/** What the worker must survive at any moment: whatever holds the person's words. */
const FOLDERS = [
  "turns",
  "vault",
  "store",
  "backup",
  "background/backups",
  "background/memory",
  "background/restores",
];

/** The name of the list of all failpoints (JSON, ids) in the build. */
export const POINTS_FILE = "failpoints.json";

/** A page that does nothing by itself: the product's own pages ask the worker whenever it starts. */
export const QUIET_PAGE = "quiet.html";

/** A Vite plugin for the test build alone: a failpoint at every await and transaction. */
export function createFailpointPlugin(): Plugin {
  const idsByFile = new Map<string, readonly string[]>();
  return {
    name: "confidant-failpoints",
    // After TypeScript is gone, so that the parser understands it.
    enforce: "post",
    transform(code, path) {
      const file = relative(SOURCE_DIR, path).split(sep).join("/");
      if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`))) return null;
      const { ids, insertions } = findPoints(file, this.parse(code));
      if (ids.length === 0) return null;
      idsByFile.set(file, ids);
      const runtime = `import { __failpoint, __failpointTransaction } from ${JSON.stringify(RUNTIME)};`;
      return { code: `${runtime}\n${insertAll(code, insertions)}`, map: null };
    },
    generateBundle() {
      const ids = [...idsByFile.values()].flat().sort();
      // Pages are bundled apart and hold none of these modules.
      if (ids.length === 0) return;
      this.emitFile({ type: "asset", fileName: POINTS_FILE, source: JSON.stringify(ids, null, 1) });
      const source = "<!doctype html><title>Quiet</title>\n";
      this.emitFile({ type: "asset", fileName: QUIET_PAGE, source });
    },
  };
}
