import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createZipFile } from "../../src/foreign/write-zip";
import { makeChatGpt } from "../builders/make-export";
import { makePng } from "../builders/make-png";
import { barriers } from "./harness/barriers";
import { importFile } from "./harness/import-file";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { openConversations, readConversation } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };

let extension: RunningExtension;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-pictures-"));
  extension = await launchWithOllama(NO_SERVER);
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 800 });
  await showSection(options, "data");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

const pointer = (id: string, more: object = {}) => ({
  content_type: "image_asset_pointer",
  asset_pointer: `file-service://${id}`,
  ...more,
});

const CHAT = makeChatGpt({
  title: "Herons",
  nodes: [
    {
      id: "q",
      parent: null,
      role: "user",
      contentType: "multimodal_text",
      parts: [
        ...["file-A1", "file-B2", "file-C3", "file-E5"].map((id) => pointer(id)),
        "What is it?",
      ],
      metadata: { attachments: [{ id: "file-A1", name: "plan.png", mime_type: "image/png" }] },
    },
    {
      id: "t",
      parent: "q",
      role: "tool",
      contentType: "multimodal_text",
      parts: [pointer("file-D4", { metadata: { dalle: { prompt: "a heron" } } })],
    },
    { id: "a", parent: "t", role: "assistant", text: "A heron." },
  ],
});

/** An export with three pictures that open, of which one has no name, one that does not, and one that is not there. */
async function writeExport(): Promise<string> {
  const parts: Uint8Array[] = [];
  const zip = createZipFile((bytes) => parts.push(bytes));
  zip.add("conversations.json", new TextEncoder().encode(JSON.stringify([CHAT])));
  zip.add("file-A1.dat", makePng(2_000, 500, "a secret place"));
  zip.add("file-B2-broken.png", new TextEncoder().encode("no picture"));
  zip.add("file-D4-made.png", makePng(40, 40, ""));
  zip.add("file-E5-sanitized.png", makePng(30, 30, ""));
  zip.end();
  const path = join(folder, "export.zip");
  await writeFile(path, Buffer.concat(parts));
  return path;
}

/** What the report lists under one of its headings. */
function lines(mark: string): Promise<string[]> {
  return options.$$eval(`[data-import-lines="${mark}"] li`, (all) =>
    all.map((one) => one.textContent ?? ""),
  );
}

// One story: the pictures that the first test imports are looked at by the others.
describe("the pictures of an archive", () => {
  it("M-086 are attached, counted, and told where they did not come; once", async () => {
    const path = await writeExport();
    expect((await importFile(options, path, { newName: "Old" })).how).toBe("done");
    expect(await lines("counts")).toContain("3 pictures attached");
    expect(await lines("left")).toEqual(["2 pictures"]);
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    const again = await importFile(options, path, { newName: "" });
    expect(again.report).toContain("0 messages stored");
    expect(again.report).not.toContain("attached");
  });

  it("M-086 stand in their messages, drawn anew, without what a camera wrote", async () => {
    const panel = await extension.openPanel();
    await panel.setViewport({ width: 360, height: 800 });
    await openConversations(panel);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    const row = await panel.waitForSelector("[data-conversation-row]::-p-text(Herons)");
    await row?.evaluate((one) => (one as HTMLElement).click());
    await expect.poll(() => readConversation(panel), PATIENCE).toContain("A heron.");
    const mine = '[data-role="user"] [data-attachment]';
    expect(await panel.$$eval(mine, (all) => all.map((one) => one.textContent))).toEqual([
      expect.stringContaining("plan.png"),
      "image",
    ]);
    expect(await panel.$eval('[data-role="user"] p', (one) => one.textContent)).toBe(
      "[Picture]\n[Picture]\nWhat is it?",
    );
    const made = '[data-role="assistant"] [data-attachment]';
    for (const selector of [mine, made]) {
      await panel.focus(`${selector} summary`);
      await panel.keyboard.press("Enter");
      await untilSeen(panel, `${selector} img[src]`);
    }
    const size = await panel.$eval(`${mine} img`, async (one) => {
      const image = one as HTMLImageElement;
      await image.decode();
      const bytes = await (await fetch(image.src)).text();
      return [image.naturalWidth, image.naturalHeight, bytes.includes("secret")];
    });
    expect(size).toEqual([1_568, 392, false]);
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    await panel.close();
  });
});
