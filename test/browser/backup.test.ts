import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWithIdentities } from "../../src/backup/age-file";
import { KEY_FILE } from "../../src/domain/backup";
import { newRecoveryKey } from "../../src/vault/recovery-key";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { chooseFiles, lookInto, takeOut } from "./harness/backup-files";
import { barriers } from "./harness/barriers";
import { answerAndLock, NEW_PASSPHRASE } from "./harness/into-new";
import { keptRows } from "./harness/kept-rows";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readConversation, say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 20_000 };
const PASSPHRASE = "eleven quiet lanterns by the weir";
const WORD = "ZQ-KINGFISHER-7";
const HAS_KEY = '"hasKey":true';
const NO_KEY = '"hasKey":false';
const KEY = "sk-canary-5u7w9y";

let server: OllamaServer;
let folder: string;
let first: RunningExtension;
let panel: Page;
let options: Page;
/** What is printed, what lies in the first profile, and the files that were taken out of it. */
let recoveryKey: string;
let kept: string[];
let backup: string;
let keyFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-backup-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  first = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  panel = await first.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await first?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function exchange(text: string, reply: string): Promise<string> {
  server.setScript("reply", { text: reply });
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

const status = () => first.call(panel, "backup.status", {});

async function untilText(page: Page, selector: string, text: string): Promise<void> {
  const read = () => page.$eval(selector, ({ textContent }) => textContent).catch(() => "");
  await expect.poll(read, PATIENCE).toContain(text);
}

/** In place of what was typed before. */
async function typeSecret(page: Page, kind: "recovery" | "passphrase", secret: string) {
  await page.$eval(`[data-restore-form] [data-${kind}]`, (field) => {
    (field as HTMLInputElement).value = "";
  });
  await lookInto(page, kind, secret);
}

/** Taking over what came with a backup is a change of these two. */
function withoutVersion(line: string): string {
  const row = JSON.parse(line);
  const isTaken = row.table === "settings" || row.table === "connections";
  return JSON.stringify(isTaken ? { ...row, version: 0 } : row);
}

/** A new profile's welcome page, which its worker opens by itself: one that it would cover hears nothing. */
async function openWelcome(extension: RunningExtension): Promise<Page> {
  const target = await extension.browser.waitForTarget((one) =>
    one.url().endsWith("/welcome.html"),
  );
  const page = await target.page();
  if (page === null) throw new Error("The welcome page is gone.");
  await page.setViewport({ width: 360, height: 740 });
  await page.bringToFront();
  return page;
}

/** Everything that the first profile holds, so that a restore can miss any of it. */
async function live(): Promise<void> {
  const { generation } = await first.call(panel, "vault.status", {});
  recoveryKey = (await first.call(panel, "vault.newRecoveryKey", {})).key;
  const method = { kind: "recovery", key: recoveryKey } as const;
  await first.call(panel, "vault.addMethod", { generation, method });
  await exchange(`Where does the ${WORD} nest?`, "In a bank by the water.");
  const turnId = await exchange("And in winter?", "It goes down to the sea.");
  server.setScript("reply", { text: "It follows the open water." });
  const again = { id: crypto.randomUUID(), turnId };
  await first.call(panel, "turn.retry", again);
  await untilStatus(panel, again.id, "complete");
  const fields = { name: "Birds", systemPrompt: "You know every bird by its call." };
  await first.call(panel, "context.create", { id: crypto.randomUUID(), fields });
  await first.call(panel, "vault.setAutoLock", { minutes: 45 });
  const address = { kind: "openai", preset: null, url: "http://127.0.0.1:9/v1" } as const;
  await first.call(panel, "connection.add", { ...address, key: KEY });
}

// One story: each test goes on where the one before has left the profiles.
describe("a backup", () => {
  it("is made by one click, read back, and tells what it holds", async () => {
    await live();
    options = await first.openPage("options.html");
    await options.setViewport({ width: 360, height: 740 });
    await showSection(options, "backup");
    await clickOnceSeen(options, "[data-backup-make]");
    await untilSeen(options, "[data-backup]");
    await expect.poll(async () => (await status()).running, PATIENCE).toBeNull();
    const { records, changed, failure } = await status();
    expect({ changed, failure }).toEqual({ changed: false, failure: null });
    const [newest] = records;
    expect(newest).toMatchObject({ reason: "by-hand", messages: 5, withKeys: false, damage: null });
    expect(newest?.checkedAt).not.toBeNull();
    kept = await keptRows(panel);
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    backup = await takeOut(options, newest?.name ?? "", folder);
  });

  it("lies beside a key file that the passphrase opens", async () => {
    await expect.poll(async () => (await status()).keyFile?.isCurrent, PATIENCE).toBe(true);
    keyFile = await takeOut(options, KEY_FILE, folder);
  });

  it("shows nothing of what it holds to whoever has no key, and holds no provider's key", async () => {
    const sealed = await readFile(backup);
    for (const canary of [WORD, KEY, "Birds", recoveryKey]) {
      expect(sealed.includes(canary)).toBe(false);
    }
    const { plain } = await openWithIdentities(new Blob([sealed]).stream(), [recoveryKey]);
    const text = await new Response(plain as ReadableStream).text();
    expect(text).toContain(WORD);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(recoveryKey);
  });

  it("is copied with its key file to the folder that was chosen", async () => {
    // The picker is the browser's own and cannot be driven: a folder of the origin stands for it.
    await options.evaluateOnNewDocument(() => {
      const pick = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("chosen", { create: true });
      Reflect.set(window, "showDirectoryPicker", pick);
    });
    await options.bringToFront();
    await options.reload();
    await clickOnceSeen(options, "[data-folder-choose]");
    await untilSeen(options, '[data-folder="ok"]');
    const names = () =>
      options.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        const found: string[] = [];
        for await (const name of (await root.getDirectoryHandle("chosen")).keys()) found.push(name);
        return found.sort();
      });
    const { records } = await status();
    await expect.poll(names, PATIENCE).toEqual([records[0]?.name, KEY_FILE].sort());
  });
});

describe("a new profile", () => {
  for (const by of ["recovery", "passphrase"] as const) {
    it(`has every message, branch, context and setting back by the file and the ${by === "recovery" ? "recovery key" : "passphrase"}`, async () => {
      const second = await launchWithOllama(new URL(server.url).port, { setUp: false });
      try {
        const page = await openWelcome(second);
        await clickOnceSeen(page, "[data-restore-ask]");
        await chooseFiles(page, by === "recovery" ? [backup] : [backup, keyFile]);
        await lookInto(page, by, by === "recovery" ? recoveryKey : PASSPHRASE);
        await untilSeen(page, "[data-restore-preview]");
        expect(await barriers(page)).toEqual([]);
        await answerAndLock(page, "own");
        await untilSeen(page, "[data-restored]");
        await clickOnceSeen(page, "[data-held-all]");
        await page.waitForSelector("[data-held]", { hidden: true });
        // The keys of connections were not asked for, so they are not there; all else is.
        const expected = kept.map((row) => row.replace(HAS_KEY, NO_KEY)).map(withoutVersion);
        expect((await keptRows(page)).map(withoutVersion)).toEqual(expected);
        const check = await second.call(page, "vault.check", {});
        expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
        const { methods } = await second.call(page, "vault.status", {});
        expect(methods.map(({ kind }) => kind)).toEqual(["passphrase"]);
        const restored = await second.openPanel();
        expect((await readConversation(restored)).join(" ")).toContain(WORD);
        await second.call(page, "vault.lock", {});
        const secret = { kind: "passphrase", passphrase: NEW_PASSPHRASE } as const;
        expect(await second.call(page, "vault.unlock", { secret })).toMatchObject({
          state: "unlocked",
        });
      } finally {
        await second.close();
      }
    });
  }

  it("tells a wrong key and a damaged file, and is as new as before", async () => {
    const second = await launchWithOllama(new URL(server.url).port, { setUp: false });
    try {
      const bytes = await readFile(backup);
      const cut = join(folder, "cut.age");
      await writeFile(cut, bytes.subarray(0, bytes.length - 1));
      const page = await openWelcome(second);
      await clickOnceSeen(page, "[data-restore-ask]");
      await chooseFiles(page, [cut]);
      await lookInto(page, "recovery", recoveryKey);
      await untilText(page, '[data-restore-form] [role="alert"]', "This backup is damaged");
      await chooseFiles(page, [backup]);
      await typeSecret(page, "recovery", newRecoveryKey());
      await untilText(page, '[data-restore-form] [role="alert"]', "does not open this backup");
      expect(await page.$("[data-restore-preview]")).toBeNull();
      expect((await second.call(page, "vault.status", {})).state).toBe("new");
      const stores = await page.evaluate(() => indexedDB.databases());
      expect(
        stores.map(({ name }) => name).filter((name) => /^confidant-\d/.test(name ?? "")),
      ).toEqual([]);
    } finally {
      await second.close();
    }
  });
});

describe("a restore where a vault is", () => {
  it("merges: what was said since stays, what is the same is told so, and nothing is doubled", async () => {
    await panel.bringToFront();
    await exchange("What does it eat?", "Small fish.");
    const before = await keptRows(panel);
    await options.bringToFront();
    await clickOnceSeen(options, "[data-backup-restore]");
    await untilSeen(options, "[data-restore-lacks]");
    expect(await options.$("[data-restore-brings]")).toBeNull();
    await clickOnceSeen(options, "[data-restore-run]");
    await untilSeen(options, '[data-restored="merge"]');
    expect(await keptRows(options)).toEqual(before);
    expect((await first.call(options, "store.list", {})).stores).toHaveLength(1);
  });

  it("replaces: all is as it was then, and the keys of connections stay", async () => {
    await clickOnceSeen(options, "[data-restore-close]");
    const names = (await first.call(options, "backup.status", {})).records.map(({ name }) => name);
    await clickOnceSeen(options, `[data-backup="${names.at(-1)}"] [data-backup-restore]`);
    await untilSeen(options, "[data-restore-preview]");
    await clickOnceSeen(options, '[data-restore-mode="replace"]');
    await clickOnceSeen(options, '[data-restore-run="replace"]');
    await untilSeen(options, '[data-restored="replace"]');
    expect(await keptRows(options)).toEqual(kept);
    const { connections } = await first.call(options, "connection.list", {});
    expect(connections[0]).toMatchObject({ hasKey: true });
    // What it replaced is in the backup that was made before.
    const { records } = await first.call(options, "backup.status", {});
    expect(records[0]).toMatchObject({ reason: "before-restore", messages: 7 });
  });

  it("opens a file by this vault itself, and merges what went on on both sides as a copy beside", async () => {
    // After the restore before, the vault is as it was; the newest backup went on, and so does this.
    await clickOnceSeen(options, "[data-restore-close]");
    const { records } = await first.call(options, "backup.status", {});
    const file = await takeOut(options, records[0]?.name ?? "", folder);
    await panel.bringToFront();
    await panel.reload();
    await untilChosen(panel, "calm:1b");
    await exchange("Does it sing?", "A short whistle.");
    const before = await keptRows(panel);
    await options.bringToFront();
    await clickOnceSeen(options, "[data-restore-ask]");
    await chooseFiles(options, [file]);
    await clickOnceSeen(options, "[data-restore-look]");
    await untilSeen(options, '[data-diff-status="both"]');
    await clickOnceSeen(options, '[data-restore-run="merge"]');
    await untilSeen(options, '[data-restored="merge"]');
    const after = await keptRows(options);
    expect(after).toEqual(expect.arrayContaining([...before]));
    expect(after.length).toBeGreaterThan(before.length);
  });
});
