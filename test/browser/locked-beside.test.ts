import { rm } from "node:fs/promises";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRecoveryKey } from "../../src/vault/recovery-key";
import { lookInto } from "./harness/backup-files";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { showSection } from "./harness/options-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "eleven quiet lanterns by the weir";
const PATIENCE = { timeout: 20_000 };

let extension: RunningExtension;
let options: Page;
let kept: string;

beforeAll(async () => {
  extension = await launchExtension({ setUp: { kind: "passphrase", passphrase: PASSPHRASE } });
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 740 });
  const { records } = await extension.call(options, "backup.make", { withKeys: false });
  kept = records[0]?.name ?? "";
});

afterAll(async () => {
  await extension?.close();
  await rm(extension?.profileDir ?? "", { recursive: true, force: true, maxRetries: 5 });
});

/** The backups that lie in the browser's private files. */
const filesThere = () =>
  options.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const name of (await root.getDirectoryHandle("backups")).keys()) names.push(name);
    return names.sort();
  });

/** Typed, and sent by Enter. */
async function guess(passphrase: string): Promise<void> {
  await clickOnceSeen(options, "[data-kept-proof] [data-restore-secret='passphrase']");
  await untilSeen(options, "[data-kept-proof] [data-passphrase]");
  await options.$eval("[data-kept-proof] [data-passphrase]", (field) => {
    (field as HTMLInputElement).value = "";
  });
  await untilSeen(options, "[data-kept-show]:enabled");
  await options.focus("[data-kept-proof] [data-passphrase]");
  await options.keyboard.sendCharacter(passphrase);
  await options.keyboard.press("Enter");
  await options.waitForFunction(
    () => document.querySelector<HTMLButtonElement>("[data-kept-show]")?.disabled !== true,
  );
}

const said = () =>
  options.$eval("[data-kept-proof] [role=alert]", ({ textContent }) => textContent ?? "");

// One story: each test goes on where the one before has left the profile.
describe("a new store beside a locked one", () => {
  it("tells nothing of the locked one's backups, be there any or none", async () => {
    const current = async () =>
      (await extension.call(options, "backup.status", {})).keyFile?.isCurrent;
    await expect.poll(current, PATIENCE).toBe(true);
    await extension.call(options, "vault.lock", {});
    // Drawn anew, a page of this width has its list of pages folded again.
    await options.waitForSelector('[data-gate="locked"]');
    await showSection(options, "data");
    await options.$eval("[data-forgotten]", (details) => details.setAttribute("open", ""));
    await clickOnceSeen(options, "[data-start-new]");
    await clickOnceSeen(options, "[data-start-new-confirm]");
    await options.waitForSelector('[data-gate="new"]');
    await showSection(options, "backup");
    await clickOnceSeen(options, "[data-restore-ask]");
    await untilSeen(options, "[data-kept-ask]");
    expect(await options.$("[data-kept-use]")).toBeNull();
    await clickOnceSeen(options, "[data-kept-ask]");
    await untilSeen(options, "[data-kept-proof]");
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
  });

  it("slows guesses at their key file, and a restart does not end that", {
    timeout: 180_000,
  }, async () => {
    await guess("wrong");
    await untilSeen(options, "[data-kept-proof] [role=alert]");
    expect(await said()).toContain("does not open the key file");
    const secret = { kind: "passphrase", passphrase: "wrong" } as const;
    // Until the next wait is long enough to be looked at on a busy machine, too: sixteen seconds.
    const count = async () => {
      await extension.call(options, "restore.kept", { secret }).catch(() => undefined);
      const local = await options.evaluate(() => chrome.storage.local.get(null));
      const [counted] = Object.entries(local).filter(([key]) =>
        key.startsWith("key-file-attempts"),
      );
      return (counted?.[1] as { readonly count: number } | undefined)?.count ?? 0;
    };
    await expect.poll(count, { timeout: 120_000, interval: 500 }).toBe(7);
    await guess(PASSPHRASE);
    await expect.poll(said, PATIENCE).toContain("Too many wrong attempts");
    await extension.killWorker();
    const right = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    const look = extension.call(options, "restore.kept", { secret: right });
    await expect(look).rejects.toMatchObject({ failure: { code: "too-many-attempts" } });
    expect(await options.$("[data-kept-use]")).toBeNull();
  });

  it("shows what the right passphrase opens, once the wait is over", {
    timeout: 90_000,
  }, async () => {
    await expect
      .poll(
        async () => {
          if ((await options.$("[data-kept-proof]")) !== null) await guess(PASSPHRASE);
          return (await options.$$("[data-kept-use]")).length;
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1);
  });

  it("says of one of them that it does not open by the key that was given", async () => {
    await clickOnceSeen(options, "[data-kept-use]");
    await lookInto(options, "recovery", newRecoveryKey());
    const readAlert = () =>
      options
        .$eval("[data-restore-form] [role=alert]", ({ textContent }) => textContent ?? "")
        .catch(() => "");
    await expect.poll(readAlert, PATIENCE).toContain("does not open this backup");
  });

  it("neither lists nor deletes them where it has a vault of its own", async () => {
    await extension.killWorker();
    await extension.call(options, "vault.setUp", { method: { kind: "device" } });
    const { others, otherKeys } = await extension.call(options, "backup.status", {});
    expect({ others, otherKeys }).toEqual({ others: [], otherKeys: [] });
    const remove = extension.call(options, "backup.delete", { name: kept });
    await expect(remove).rejects.toThrow("not-found");
    const secret = { kind: "recovery", key: "AGE-SECRET-KEY-1" } as const;
    const source = { from: "kept", name: kept } as const;
    const look = extension.call(options, "restore.preview", { source, secret });
    await expect(look).rejects.toThrow("not-found");
    expect(await filesThere()).toContain(kept);
  });
});
