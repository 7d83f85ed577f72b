import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { fillNewPassphrase } from "./harness/gate-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { moveClock } from "./harness/move-clock";
import { showSection } from "./harness/options-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "eleven quiet lanterns by the weir";
const PATIENCE = { timeout: 20_000 };

let extension: RunningExtension;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension({ setUp: { kind: "passphrase", passphrase: PASSPHRASE } });
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 740 });
  await showSection(options, "lock");
});

afterAll(() => extension?.close());

/** The passphrase was typed in another life of the worker: this one knows nothing of it. */
async function loseSight(): Promise<void> {
  await extension.killWorker();
  const state = async () => (await extension.call(options, "vault.status", {})).state;
  await expect.poll(state, PATIENCE).toBe("unlocked");
}

const autoLock = async () => (await extension.call(options, "vault.status", {})).autoLockMinutes;

async function type(secret: string): Promise<void> {
  await untilSeen(options, "[data-presence] [data-passphrase]");
  await options.focus("[data-presence] [data-passphrase]");
  await options.keyboard.down("Control");
  await options.keyboard.press("a");
  await options.keyboard.up("Control");
  await options.keyboard.sendCharacter(secret);
  await clickOnceSeen(options, "[data-presence] button[type=submit]");
}

// One story: each test goes on where the one before has left the profile.
describe("turning off the lock by itself", () => {
  it("asks for an unlock method, and leaves all as it was where that is left", async () => {
    await loseSight();
    await options.focus("[data-auto-lock]");
    await options.select("[data-auto-lock]", "never");
    await untilSeen(options, "dialog[data-presence='passphrase']");
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    await options.keyboard.press("Escape");
    await options.waitForSelector("[data-presence]", { hidden: true });
    await untilSeen(options, "[data-auto-lock]:focus");
    expect(await autoLock()).toBe(15);
  });

  it("counts a wrong answer, and goes on by itself after the right one", async () => {
    await options.select("[data-auto-lock]", "never");
    await type("not the passphrase at all");
    await untilSeen(options, "[data-presence] [role=alert]");
    expect(await autoLock()).toBe(15);
    const attempts = () =>
      options.evaluate(() => chrome.storage.local.get("unlock-attempts:confidant"));
    expect(await attempts()).toMatchObject({ "unlock-attempts:confidant": { count: 1 } });
    await type(PASSPHRASE);
    await options.waitForSelector("[data-presence]", { hidden: true });
    await expect.poll(autoLock, PATIENCE).toBeNull();
    expect(await attempts()).toEqual({});
  });

  it("is not asked for again right after, in another window either", async () => {
    const other = await extension.openPage("options.html");
    const { key } = await extension.call(other, "vault.newRecoveryKey", {});
    const { generation } = await extension.call(other, "vault.status", {});
    const method = { kind: "recovery", key } as const;
    await extension.call(other, "vault.addMethod", { generation, method });
    await other.close();
  });

  it("is refused by the worker, whatever a page shows", async () => {
    await loseSight();
    const { generation, methods } = await extension.call(options, "vault.status", {});
    const methodId = methods.find(({ kind }) => kind === "passphrase")?.id ?? "";
    const refused = "reauthentication-required";
    const remove = extension.call(options, "vault.removeMethod", { generation, methodId });
    await expect(remove).rejects.toThrow(refused);
    const made = extension.call(options, "backup.make", { withKeys: true });
    await expect(made).rejects.toThrow(refused);
    expect((await extension.call(options, "vault.status", {})).methods).toHaveLength(2);
  });

  it("is forgotten with a lock: what was asked for is dropped with its question", async () => {
    await extension.call(options, "vault.setAutoLock", { minutes: 15 });
    await options.bringToFront();
    await options.reload();
    await untilSeen(options, "[data-auto-lock]");
    await options.select("[data-auto-lock]", "never");
    await untilSeen(options, "[data-presence]");
    await extension.call(options, "vault.lock", {});
    await untilSeen(options, '[data-gate="locked"]');
    expect(await options.$("[data-presence]")).toBeNull();
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await extension.call(options, "vault.unlock", { secret });
    expect(await autoLock()).toBe(15);
  });
});

describe("two minutes after an unlock method was used", () => {
  const NEW = "nine other lanterns below the weir";
  const asks: readonly (readonly [string, () => Promise<void>])[] = [
    ["a new recovery key", () => clickOnceSeen(options, '[data-add-method="recovery"]')],
    [
      "adding a method",
      async () => {
        await clickOnceSeen(options, '[data-add-method="passphrase"]');
        await fillNewPassphrase(options, NEW);
      },
    ],
    [
      "replacing one",
      async () => {
        await clickOnceSeen(options, '[data-method="passphrase"] [data-replace]');
        await fillNewPassphrase(options, NEW);
      },
    ],
    [
      "removing one",
      async () => {
        await clickOnceSeen(options, '[data-method="recovery"] [data-remove]');
        await clickOnceSeen(options, "[data-remove-confirm]");
      },
    ],
    [
      "a new vault key",
      async () => {
        await clickOnceSeen(options, '[data-folded="vault-key"] summary');
        await clickOnceSeen(options, "[data-rotate]");
      },
    ],
    [
      "a backup with keys",
      async () => {
        await showSection(options, "backup");
        await clickOnceSeen(options, '[data-check-field="backup-keys"]');
        await clickOnceSeen(options, "[data-backup-make]");
      },
    ],
  ];

  /** All that could have become of it. */
  const made = async () => {
    const { generation, methods } = await extension.call(options, "vault.status", {});
    const { records } = await extension.call(options, "backup.status", {});
    return { generation, methods, records: records.filter(({ withKeys }) => withKeys) };
  };

  it("a new recovery key is shown without a question before they are over", async () => {
    await showSection(options, "lock");
    await clickOnceSeen(options, '[data-add-method="recovery"]');
    await untilSeen(options, '[data-add="recovery"] [data-recovery-key]');
    expect(await options.$("[data-presence]")).toBeNull();
    await moveClock(extension, { ms: 2 * 60_000 + 1_000, pages: [options] });
  });

  it.each(asks)(
    "the page asks before %s, and nothing is done without the answer",
    async (_what, press) => {
      const before = await made();
      await options.reload();
      await showSection(options, "lock");
      await press();
      await untilSeen(options, "dialog[data-presence='passphrase']");
      await options.keyboard.press("Escape");
      await options.waitForSelector("[data-presence]", { hidden: true });
      expect(await made()).toEqual(before);
    },
  );
});
