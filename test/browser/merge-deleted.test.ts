import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 20_000 };

let server: OllamaServer;
let extension: RunningExtension;
let options: Page;
let conversationId: string;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  const panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  server.setScript("reply", { text: "In a bank by the water." });
  await untilStatus(panel, await say(panel, "Where does the kingfisher nest?"), "complete");
  const open = { channel: "side-panel" } as const;
  conversationId = (await extension.call(panel, "conversation.open", open)).conversation.id;
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 740 });
  await showSection(options, "backup");
  await clickOnceSeen(options, "[data-backup-make]");
  await untilSeen(options, "[data-backup]");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const isThere = () =>
  extension.call(options, "conversation.show", { conversationId }).then(
    () => true,
    () => false,
  );

/** The backup that was made by hand, before the deletion. */
async function lookAtBackup(): Promise<void> {
  const { records } = await extension.call(options, "backup.status", {});
  const name = records.find(({ reason }) => reason === "by-hand")?.name;
  await clickOnceSeen(options, `[data-backup="${name}"] [data-backup-restore]`);
  await untilSeen(options, "[data-restore-preview]");
}

describe("a merge of a backup from before a conversation was deleted for good", () => {
  it("says so, in light and dark, and leaves it deleted", async () => {
    const running = async () => (await extension.call(options, "backup.status", {})).running;
    await expect.poll(running, PATIENCE).toBeNull();
    const undo = crypto.randomUUID();
    await extension.call(options, "conversation.purge", { conversationId, messages: 2, undo });
    await lookAtBackup();
    await untilSeen(options, "[data-restore-deleted]");
    await untilSeen(options, '[data-diff-status="deleted"]');
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    await clickOnceSeen(options, '[data-restore-run="merge"]');
    await untilSeen(options, '[data-restored="merge"]');
    expect(await isThere()).toBe(false);
    await clickOnceSeen(options, "[data-restore-close]");
  });

  it("brings it back where the person says so", async () => {
    await lookAtBackup();
    await clickOnceSeen(options, "[data-restore-bring-back]");
    await clickOnceSeen(options, '[data-restore-run="merge"]');
    await untilSeen(options, '[data-restored="merge"]');
    expect(await isThere()).toBe(true);
  });
});
