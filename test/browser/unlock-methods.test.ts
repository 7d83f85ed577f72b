import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { typePassphrase, untilGate } from "./harness/gate-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { clickIfThere, clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons over one lake";

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchExtension({ setUp: { kind: "passphrase", passphrase: PASSPHRASE } });
  panel = await extension.openPanel();
  const { key } = await extension.call(panel, "vault.newRecoveryKey", {});
  const { generation } = await extension.call(panel, "vault.status", {});
  await extension.call(panel, "vault.addMethod", { generation, method: { kind: "recovery", key } });
  await clickOnceSeen(panel, "[data-lock-now]");
  await untilGate(panel, "locked");
});

afterAll(() => extension.close());

describe("the unlock screen", () => {
  it("tells of a wrong passphrase only beside its field", async () => {
    await typePassphrase(panel, "not this one at all");
    await untilSeen(panel, '[data-problem="wrong-passphrase"]');
    await clickOnceSeen(panel, '[data-other-method="recovery"]');
    await untilSeen(panel, '[data-unlock="recovery"]');
    await panel.waitForSelector("[data-problem]", { hidden: true });
    await clickOnceSeen(panel, '[data-other-method="passphrase"]');
    await untilSeen(panel, '[data-unlock="passphrase"]');
    await panel.waitForSelector("[data-problem]", { hidden: true });
  });

  it.each(["passphrase", "recovery"])("shows what is typed on demand: %s", async (kind) => {
    await clickIfThere(panel, `[data-other-method="${kind}"]`);
    const field = `[data-unlock="${kind}"] [data-${kind}]`;
    await untilSeen(panel, field);
    const typeOf = () => panel.$eval(field, (input) => (input as HTMLInputElement).type);
    await expect.poll(typeOf).toBe("password");
    await clickOnceSeen(panel, "[data-show-secret]");
    await expect.poll(typeOf).toBe("text");
    expect(await barriers(panel)).toEqual([]);
    await clickOnceSeen(panel, "[data-show-secret]");
    await expect.poll(typeOf).toBe("password");
  });
});
