import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeCanaries, needlesOf } from "../at-rest/canaries";
import { searchProfile } from "../at-rest/search-profile";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { clickOnceSeen } from "./harness/until-seen";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-history-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Exports one conversation of that title as the person does, until the browser has ended; gives the file's name. */
async function exportTitled(title: string): Promise<string> {
  const profileDir = join(folder, "profile");
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  const page = await extension.openPage("options.html");
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const conversationId = conversation.id;
  await extension.call(page, "turn.send", { id: randomUUID(), conversationId, text: title });
  await extension.call(page, "conversation.rename", { conversationId, title });
  const client = await page.createCDPSession();
  const downloadPath = join(folder, "downloads");
  await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath });
  await showSection(page, "data");
  await page.waitForSelector('[data-select="export-what"]');
  await page.select('[data-select="export-what"]', "conversation");
  await page.waitForSelector(
    `[data-select="export-conversation"] option[value="${conversationId}"]`,
  );
  await page.select('[data-select="export-conversation"]', conversationId);
  await clickOnceSeen(page, "[data-export-start]:enabled");
  await page.waitForSelector('[data-export-ended="done"]');
  const saved = async () => (await readdir(downloadPath).catch(() => [])).filter(isWhole);
  await expect.poll(saved, { timeout: 10_000 }).toHaveLength(1);
  const [name = ""] = await saved();
  await extension.close();
  return name;
}

const isWhole = (name: string) => !name.endsWith(".crdownload");

it("the browser's history knows an exported conversation's file, and nothing of its title", async () => {
  const { title } = makeCanaries();
  const name = await exportTitled(title);
  expect(name).toMatch(/^confidant-conversation-/);
  const needles = new Map([
    ["file", [Buffer.from(name)]],
    ["title", needlesOf(title)],
  ]);
  const found = await searchProfile(join(folder, "profile"), needles);
  expect(found.get("file")).toContain("Default/History");
  expect(found.get("title") ?? []).toEqual([]);
}, 60_000);
