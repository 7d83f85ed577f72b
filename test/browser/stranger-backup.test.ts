import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWithIdentities } from "../../src/backup/age-file";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { chooseFiles, lookInto, takeOut } from "./harness/backup-files";
import { barriers } from "./harness/barriers";
import { answerAndLock, NEW_PASSPHRASE } from "./harness/into-new";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 20_000 };

let server: OllamaServer;
let folder: string;
let backup: string;
/** What the stranger keeps. */
let theirKey: string;
let extension: RunningExtension;
let page: Page;

/** A "starter" backup whose settings are as wide as they go, with its key. */
async function makeStarter(): Promise<void> {
  const theirs = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: "eleven quiet lanterns by the weir" },
  });
  try {
    const desk = await theirs.openPage("options.html");
    const { generation } = await theirs.call(desk, "vault.status", {});
    theirKey = (await theirs.call(desk, "vault.newRecoveryKey", {})).key;
    const method = { kind: "recovery", key: theirKey } as const;
    await theirs.call(desk, "vault.addMethod", { generation, method });
    await theirs.call(desk, "vault.setAutoLock", { minutes: null });
    await theirs.call(desk, "connection.hideOrigin", { on: true });
    await theirs.call(desk, "prompt.change", { backgroundRemote: true });
    const url = `http://localhost:${new URL(server.url).port}`;
    const given = { kind: "ollama", preset: null, name: "Starter", url, key: "sk-theirs" } as const;
    await theirs.call(desk, "connection.add", given);
    const { records } = await theirs.call(desk, "backup.make", { withKeys: true });
    backup = await takeOut(desk, records[0]?.name ?? "", folder);
  } finally {
    await theirs.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-stranger-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  await makeStarter();
  extension = await launchWithOllama(new URL(server.url).port, { setUp: false });
  const target = await extension.browser.waitForTarget((one) => /welcome\.html$/.test(one.url()));
  const welcome = await target.page();
  if (welcome === null) throw new Error("The welcome page is gone.");
  page = welcome;
  await page.setViewport({ width: 360, height: 740 });
  await page.bringToFront();
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is off and waits for a click of its own, by kind. */
const WIDER = ["auto-lock", "background-remote", "connection", "ollama-origin"];

const listedAt = (tab: Page, within: string) =>
  tab.$$eval(`${within} [data-held-take]`, (buttons) =>
    buttons.map((button) => (button as HTMLElement).dataset.heldTake ?? "").sort(),
  );

// One story: each test goes on where the one before has left the profile.
describe("a backup of somebody else's in a new profile", () => {
  it("asks whose it is, says whose key will open what, and ends with a lock made here", async () => {
    await clickOnceSeen(page, "[data-restore-ask]");
    await chooseFiles(page, [backup]);
    await lookInto(page, "recovery", theirKey);
    await untilSeen(page, "[data-restore-own]");
    const said = await page.$eval("[data-restore-preview]", ({ textContent }) => textContent ?? "");
    expect(said).toContain("Is this your own backup?");
    expect(said).toContain("That key will not open what you write from here on");
    expect(await page.$("[data-restore-own]:checked")).toBeNull();
    expect(await barriers(page)).toEqual([]);
    await answerAndLock(page, "other");
    await untilSeen(page, "[data-restored]");
    const { methods } = await extension.call(page, "vault.status", {});
    expect(methods.map(({ kind }) => kind)).toEqual(["passphrase"]);
  });

  it("widens nothing: what would is off and listed, with a click for each", async () => {
    const { autoLockMinutes } = await extension.call(page, "vault.status", {});
    expect(autoLockMinutes).toBe(15);
    const { backgroundRemote } = await extension.call(page, "prompt.settings", {});
    expect(backgroundRemote).toBe(false);
    const list = await extension.call(page, "connection.list", {});
    expect(list.connections).toMatchObject([{ held: true }]);
    const hiding = [list, ...list.connections].map(({ hidesOrigin }) => hidesOrigin);
    expect(hiding).not.toContain(true);
    expect(await listedAt(page, "[data-restored]")).toEqual(WIDER);
    expect(await page.$("[data-held-all]")).toBeNull();
    for (const value of ["light", "dark"]) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(page)).toEqual([]);
    }
  });

  it("sends nothing to its connection before it is allowed, and asks it after that", async () => {
    const [one] = (await extension.call(page, "connection.list", {})).connections;
    if (one === undefined) throw new Error("no connection came");
    const before = server.requests.length;
    const test = () => extension.call(page, "connection.test", { id: one.id });
    expect((await test()).failure?.code).toBe("connection-held");
    expect(server.requests.slice(before)).toEqual([]);
    const options = await extension.openPage("options.html");
    await options.setViewport({ width: 360, height: 740 });
    await showSection(options, "models");
    await clickOnceSeen(options, `[data-held-connection="${one.id}"] [data-held-allow]`);
    await expect
      .poll(
        async () => (await extension.call(options, "connection.list", {})).connections,
        PATIENCE,
      )
      .toMatchObject([{ models: [{ name: "calm:1b" }] }]);
    expect(await options.$("[data-held-connection]")).toBeNull();
    await options.close();
  });

  it("has no key of its own open what is backed up from then on", async () => {
    const { records } = await extension.call(page, "backup.make", { withKeys: false });
    const path = await takeOut(page, records[0]?.name ?? "", folder);
    const open = async (file: string) =>
      openWithIdentities(new Blob([await readFile(file)]).stream(), [theirKey]);
    await open(backup);
    await expect(open(path)).rejects.toThrow();
    await extension.call(page, "vault.lock", {});
    const unlock = (secret: { kind: "recovery"; key: string } | typeof OWN) =>
      extension.call(page, "vault.unlock", { secret });
    const OWN = { kind: "passphrase", passphrase: NEW_PASSPHRASE } as const;
    await expect(unlock({ kind: "recovery", key: theirKey })).rejects.toThrow("not-found");
    expect((await unlock(OWN)).state).toBe("unlocked");
  });
});

describe("a backup of somebody else's beside a vault", () => {
  let desk: RunningExtension;
  let options: Page;

  beforeAll(async () => {
    const passphrase = NEW_PASSPHRASE;
    const port = new URL(server.url).port;
    desk = await launchWithOllama(port, { setUp: { kind: "passphrase", passphrase } });
    options = await desk.openPage("options.html");
    await showSection(options, "backup");
  });

  afterAll(() => desk?.close());

  it("is told as another vault's; merged, it widens nothing, and what would is off and listed", async () => {
    // It is written some seconds after the vault is made: what was compared before that has changed.
    const keyFile = async () => (await desk.call(options, "backup.status", {})).keyFile?.isCurrent;
    await expect.poll(keyFile, PATIENCE).toBe(true);
    const before = server.requests.length;
    await clickOnceSeen(options, "[data-restore-ask]");
    await chooseFiles(options, [backup]);
    await lookInto(options, "recovery", theirKey);
    await untilSeen(options, "[data-restore-other-vault]");
    await clickOnceSeen(options, '[data-restore-run="merge"]');
    await untilSeen(options, '[data-restored="merge"]');
    expect(await listedAt(options, "[data-restored]")).toEqual(WIDER);
    expect(await options.$("[data-restored] [data-held-all]")).toBeNull();
    const { autoLockMinutes, methods } = await desk.call(options, "vault.status", {});
    expect({ autoLockMinutes, methods: methods.length }).toEqual({
      autoLockMinutes: 15,
      methods: 1,
    });
    const { backgroundRemote } = await desk.call(options, "prompt.settings", {});
    expect(backgroundRemote).toBe(false);
    const list = await desk.call(options, "connection.list", {});
    expect(list.connections).toMatchObject([{ held: true, hasKey: false }]);
    expect([list, ...list.connections].map((one) => one.hidesOrigin)).not.toContain(true);
    const hosts = server.requests.slice(before).map(({ headers }) => headers.host);
    expect(hosts.filter((host) => host?.startsWith("localhost"))).toEqual([]);
  });

  it("is listed on the page by what is still off, once some was turned on where the restore ended", async () => {
    await clickOnceSeen(options, '[data-restored] [data-held-take="background-remote"]');
    const left = WIDER.filter((kind) => kind !== "background-remote");
    await expect.poll(() => listedAt(options, "[data-restored]"), PATIENCE).toEqual(left);
    await clickOnceSeen(options, "[data-restore-close]");
    await untilSeen(options, "[data-held-part]");
    await expect.poll(() => listedAt(options, "[data-held-part]"), PATIENCE).toEqual(left);
  });

  it("has no key of its own open what is backed up from then on", async () => {
    const { records } = await desk.call(options, "backup.make", { withKeys: false });
    const path = await takeOut(options, records[0]?.name ?? "", folder);
    const made = new Blob([await readFile(path)]).stream();
    await expect(openWithIdentities(made, [theirKey])).rejects.toThrow();
  });
});
