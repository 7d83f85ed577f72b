import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { withBrowser } from "./bench-worker";
import type { Figure } from "./figure";
import { type Occasion, parseFigures, renderPage, renderSection } from "./figures-page";

const PAGE = join(PROJECT_ROOT, "docs/figures.md");

export type FigureWriter = {
  /** To be called when a suite begins; what it returns renews that suite's section of the page. */
  readonly begin: (suite: string) => (figures: readonly Figure[]) => Promise<void>;
};

/** Keeps figures in docs/figures.md, each suite as soon as it is measured. */
export async function createFigureWriter(product: string): Promise<FigureWriter> {
  const build = await digestOf(product);
  const version = await withBrowser((browser) => browser.version());
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim()}), ${version}`;
  return {
    begin: (suite) => {
      const before = loadNow();
      const at = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
      return async (figures) => {
        const occasion: Occasion = { at, machine, load: [before, loadNow()], build };
        const sections = parseFigures(await readFile(PAGE, "utf8").catch(() => ""));
        const renewed = new Map(sections).set(suite, renderSection(figures, occasion));
        await writeFile(PAGE, renderPage(renewed, build));
      };
    },
  };
}

function loadNow(): number {
  return loadavg()[0] ?? Number.NaN;
}

/** Eight characters that tell one folder's contents from another's. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  for (const path of paths) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest("hex").slice(0, 8);
}
