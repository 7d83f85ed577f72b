import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EXTENSION_DIR } from "../../scripts/project-root.mjs";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { typePassphrase } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import { say, untilReplyHas } from "./harness/panel-page";

const PASSPHRASE = "seven quiet herons at dusk";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeEach(async () => {
  server = await startOllamaServer({ script: "stall", scriptOptions: { text: "as far as this" } });
  extension = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  panel = await extension.openPanel();
});

afterEach(async () => {
  await extension?.close();
  await server?.close();
});

/** What an update does, too: the worker, its memory and every page are gone at once. */
async function reloadExtension(): Promise<void> {
  // `runtime.reload()` alone leaves an unpacked extension off where no one is a developer.
  await extension.browser.installExtension(EXTENSION_DIR);
  panel = await extension.openPanel({ gate: "locked" });
  await typePassphrase(panel, PASSPHRASE);
  await panel.waitForSelector("main[data-ready]");
}

describe("a reload of the extension", { timeout: 90_000 }, () => {
  it("in the middle of a reply locks, and keeps the question and what had arrived", async () => {
    const turn = await say(panel, "How far?");
    await untilReplyHas(panel, turn, "as far as this");
    // Checkpoints come at most every half second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await reloadExtension();
    expect(await readStored(extension, panel)).toMatchObject([
      { role: "user", text: "How far?" },
      { id: turn, text: "as far as this", reply: { status: "interrupted" } },
    ]);
  });

  it("right after a rotation began loses nothing, and the rotation goes on to its end", async () => {
    await say(panel, "How far?");
    const { generation } = await extension.call(panel, "vault.status", {});
    await extension.call(panel, "vault.rotate", { generation });
    await reloadExtension();
    await expect
      .poll(async () => (await extension.call(panel, "vault.status", {})).sealing, {
        timeout: 20_000,
      })
      .toBeNull();
    expect((await extension.call(panel, "vault.status", {})).generation).toBe(generation + 2);
    expect((await readStored(extension, panel))[0]?.text).toBe("How far?");
    const check = await extension.call(panel, "vault.check", {});
    expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });
});
