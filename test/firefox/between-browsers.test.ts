import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KEY_FILE } from "../../src/domain/backup";
import { chooseFiles, lookInto, takeOut } from "../browser/harness/backup-files";
import { untilGate } from "../browser/harness/gate-page";
import { answerAndLock } from "../browser/harness/into-new";
import { launchWithOllama, NO_SERVER } from "../browser/harness/launch-with-ollama";
import { readConversation, say, untilStatus } from "../browser/harness/panel-page";
import { clickOnceSeen, untilSeen } from "../browser/harness/until-seen";
import { launchFirefox } from "./launch-firefox";

const PASSPHRASE = "seven quiet herons at dusk";
const QUESTION = "What can you do?";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-between-"));
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

type BackedUp = { readonly files: readonly string[]; readonly said: readonly string[] };

/** What is said in a Chromium, and its backup with the file that opens it by the passphrase. */
async function backUpInChromium(): Promise<BackedUp> {
  const setUp = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  const chromium = await launchWithOllama(NO_SERVER, { setUp });
  try {
    const panel = await chromium.openPanel();
    await untilStatus(panel, await say(panel, QUESTION), "complete");
    const said = await readConversation(panel);
    const options = await chromium.openPage("options.html#backup");
    await clickOnceSeen(options, "[data-backup-make]");
    await untilSeen(options, "[data-backup]");
    const name = await options.$eval("[data-backup]", (row) => row.getAttribute("data-backup"));
    const backup = await takeOut(options, name ?? "", folder);
    // It may be written later than the backup.
    const keyFile = () => takeOut(options, KEY_FILE, folder).catch(() => null);
    await expect.poll(keyFile).not.toBeNull();
    return { files: [backup, join(folder, KEY_FILE)], said };
  } finally {
    await chromium.close();
  }
}

async function restore(page: Page, files: readonly string[]): Promise<void> {
  await untilGate(page, "new");
  await page.bringToFront();
  await clickOnceSeen(page, "[data-restore-ask]");
  await chooseFiles(page, files);
  await lookInto(page, "passphrase", PASSPHRASE);
  await answerAndLock(page, "own");
  await untilSeen(page, "[data-restored]");
}

it("a backup made in Chromium is restored in a new profile of Firefox, by its passphrase", async () => {
  const { files, said } = await backUpInChromium();
  expect(said[0]).toBe(QUESTION);
  const firefox = await launchFirefox({
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    ollamaPort: NO_SERVER,
    profileDir: join(folder, "firefox"),
  });
  try {
    await restore(await firefox.untilPage("welcome.html"), files);
    const panel = await firefox.openPage("sidepanel.html");
    await untilSeen(panel, "main[data-ready]");
    await expect.poll(() => readConversation(panel)).toEqual(said);
  } finally {
    await firefox.close();
  }
});
