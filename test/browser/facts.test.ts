import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { turnBodies, untilQuiet } from "./harness/heard";
import { deferCalls } from "./harness/hold-calls";
import { closeInspector, openInspector, readPart } from "./harness/inspector-page";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { passIdle } from "./harness/pass-idle";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 25_000 };
const IDLE_MS = 31 * 60_000;
const CARD = "[data-command-card]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let root: string;
let contextId: Id;

/** A model that finds the same in whatever it is shown. */
const script = answerBy(({ job }) => {
  if (job === "facts") return 'name: Ada Kq4w | "my name is Ada Kq4w"\nrole: spy | "I am a spy"';
  return job === null ? "Good to know." : "They talked.";
});

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "confidant-facts-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }], script });
  await launch();
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

async function launch(): Promise<void> {
  const options = { jobs: true, profileDir: join(root, "profile") };
  extension = await launchWithOllama(new URL(server.url).port, options);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "calm:1b");
}

const known = async () =>
  (await extension.call(panel, "fact.list", { contextId })).facts.map(
    ({ key, value }) => `${key}: ${value}`,
  );

/** Gives a command and resolves with what its card tells. */
async function command(text: string, part: string): Promise<string> {
  await writeMessage(panel, text);
  await panel.keyboard.press("Enter");
  await panel.waitForFunction(
    (card, wanted) => document.querySelector(card)?.textContent?.includes(wanted),
    PATIENCE,
    CARD,
    part,
  );
  return panel.$eval(CARD, (card) => card.textContent ?? "");
}

async function expectWithoutBarriers(): Promise<void> {
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
  }
}

// One story: each test goes on where the one before has left the panel.
describe("facts", () => {
  it("O-012 D-7 are learned once nobody has written for half an hour, with the words that say them", async () => {
    const turn = await say(panel, "Hello, my name is Ada Kq4w.");
    await untilStatus(panel, turn, "complete");
    // What it says is in this backup, and that anything was learned from it is not.
    await extension.call(panel, "backup.make", { withKeys: false });
    await passIdle(extension, { panel, server, ms: IDLE_MS });
    await expect.poll(known, PATIENCE).toEqual(["name: Ada Kq4w"]);
    const card = await command("/facts", "name");
    expect(card).toContain("“my name is Ada Kq4w”");
    expect(card).not.toContain("spy");
    await expectWithoutBarriers();
  });

  it("O-015 are in the next request, and the inspector shows where they come from", async () => {
    await openInspector(panel);
    expect(await readPart(panel, "facts")).toContain("1 fact known about you");
    expect(await readPart(panel, "fact-0")).toContain("name: Ada Kq4w");
    await closeInspector(panel);
    const turn = await say(panel, "And now?");
    await untilStatus(panel, turn, "complete");
    expect(turnBodies(server).at(-1)).toContain(
      "## Known facts about this user\\n- name: Ada Kq4w",
    );
  });

  it("are corrected by the person, with what was known before", async () => {
    expect(await command("/remember my name is Ada Lovelace", "Kept")).toContain(
      "name: Ada Lovelace",
    );
    expect(await known()).toEqual(["name: Ada Lovelace"]);
    expect(await command("/facts", "Before")).toContain("Before: Ada Kq4w");
    await command("/remember I do not eat meat", "note: I do not eat meat");
    await expectWithoutBarriers();
  });

  it("stand in the composer again where they are too long to be kept", async () => {
    const long = `/remember note: ${"herons ".repeat(100)}end`;
    await command(long, "500");
    const typed = () =>
      panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).value);
    const clear = async () => {
      await panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).select());
      await panel.keyboard.press("Backspace");
      await expect.poll(typed, PATIENCE).toBe("");
    };
    await expect.poll(typed, PATIENCE).toBe(long);
    await clear();
    // Behind what is written meanwhile: before it, that would be the command's.
    const { letGo } = await deferCalls(panel, "fact.list");
    await writeMessage(panel, long);
    await panel.keyboard.press("Enter");
    await expect.poll(typed, PATIENCE).toBe("");
    await panel.keyboard.sendCharacter("By the way");
    await letGo();
    await expect.poll(typed, PATIENCE).toBe(`By the way\n${long}`);
    await clear();
  });

  it("are forgotten without a question, and back by Undo", async () => {
    await command("/forget NOTE", "Forgotten");
    expect(await known()).toEqual(["name: Ada Lovelace"]);
    await clickOnceSeen(panel, "[data-undo-act]");
    await expect.poll(known, PATIENCE).toEqual(["name: Ada Lovelace", "note: I do not eat meat"]);
    expect(await command("/forget shoe size", "There is no fact")).toContain("shoe size");
  });

  it("that were forgotten do not come back: by a restart, a backup from before, another idle run", async () => {
    await command("/facts", "name");
    await clickOnceSeen(panel, '[data-known-fact="name"] [data-forget]');
    await expect.poll(known, PATIENCE).toEqual(["note: I do not eat meat"]);
    await extension.close();
    await launch();
    expect(await known()).toEqual(["note: I do not eat meat"]);

    await restoreFirst();
    expect(await known()).toEqual([]);

    // The words that taught it are read again, and teach it no more.
    const before = server.requests.length;
    const turn = await say(panel, "Do you still know my name?");
    await untilStatus(panel, turn, "complete");
    await passIdle(extension, { panel, server, ms: 2 * IDLE_MS });
    const isRequested = () =>
      server.requests
        .slice(before)
        .some(({ body }) => body.includes("key: value |") && body.includes("my name is Ada Kq4w"));
    await expect.poll(isRequested, PATIENCE).toBe(true);
    await untilQuiet(server);
    expect(await known()).toEqual([]);
    expect(turnBodies(server).at(-1)).not.toContain("- name:");
  });
});

/** Puts the oldest backup in the place of everything. */
async function restoreFirst(): Promise<void> {
  const options = await extension.openPage("options.html");
  await showSection(options, "backup");
  await untilSeen(options, "[data-backup-restore]");
  const buttons = await options.$$("[data-backup-restore]");
  await buttons.at(-1)?.click();
  await untilSeen(options, "[data-restore-preview]");
  await clickOnceSeen(options, '[data-restore-preview] [data-restore-mode="replace"]');
  await clickOnceSeen(options, "[data-restore-run]");
  await untilSeen(options, "[data-restored]");
  await options.close();
  await panel.bringToFront();
  await panel.reload();
  await untilChosen(panel, "calm:1b");
}
