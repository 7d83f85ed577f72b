import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { launchWithOllama, NO_SERVER } from "../browser/harness/launch-with-ollama";
import { drawText, makePdf } from "../builders/make-pdf";

/** Each of a dozen forms draws the next one ten times: a small file that draws a billion things. */
const FORMS = [
  ...Array.from({ length: 11 }, (_, at) => `/X${at + 1} Do\n`.repeat(10)),
  drawText("again"),
];

it("a PDF that was made to be slow is given up, and what was read before it is attached", async () => {
  const folder = await mkdtemp(join(tmpdir(), "confidant-slow-pdf-"));
  const extension = await launchWithOllama(NO_SERVER);
  try {
    const panel = await extension.openPanel();
    await panel.waitForSelector("[data-composer]");
    const choose = async (name: string, pages: readonly string[]) => {
      const path = join(folder, name);
      await writeFile(path, makePdf({ pages, forms: FORMS }));
      const input = await panel.$("input[data-attach-files]");
      await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path);
    };
    const untilText = (selector: string, wanted: string) =>
      panel.waitForFunction(
        (where, what) => document.querySelector(where)?.textContent?.includes(what),
        { timeout: 120_000 },
        selector,
        wanted,
      );
    await choose("endless.pdf", ["/X0 Do"]);
    await untilText("form [role=alert]", "endless.pdf could not be read in time");
    await choose("after.pdf", [drawText("Herons nest in March."), "/X0 Do"]);
    await untilText("form [data-attachment]", "token");
    await panel.click("[data-look-attachment]");
    await untilText("[data-preview]", "Herons nest in March.");
    await untilText(
      "[data-preview]",
      "what follows page 1, for which there was no room or no time",
    );
    expect(await panel.$$("form [data-attachment]")).toHaveLength(1);
  } finally {
    await extension.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
