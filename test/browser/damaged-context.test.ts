import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { damageRows } from "../failpoints/damage-rows";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readConversation, say, untilStatus } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const QUESTION = "What can you do?";

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER, {});
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 800 });
  await untilStatus(panel, await say(panel, QUESTION), "complete");
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const beside = await extension.openPage("options.html");
  await extension.killWorker();
  await damageRows(beside, [{ table: "contexts", id: conversation.contextId, change: "flip" }]);
  await panel.bringToFront();
});

afterAll(() => extension?.close());

async function press(selector: string): Promise<void> {
  await clickOnceSeen(panel, selector);
}

describe("a context whose row is damaged", () => {
  it("is told with the repair where a message meets it, and the message is kept", async () => {
    await untilStatus(panel, await say(panel, "Are you still there?"), "failed");
    await panel.waitForSelector("[data-repair-offer]");
    expect(await readConversation(panel)).toContain(QUESTION);
    expect(await readConversation(panel)).toContain("Are you still there?");
  });

  it("is told in the panel with the repair, before anything is sent in it", async () => {
    await panel.reload();
    await panel.waitForSelector("[data-repair-offer]");
    expect(await readConversation(panel)).toContain(QUESTION);
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    expect(await extension.call(panel, "vault.check", {})).toMatchObject({
      unreadable: [{ table: "contexts", code: "row-tampered" }],
    });
  });

  it("is repaired there and then: what was said stays, and the next message is answered", async () => {
    await press("[data-repair-offer] [data-repair]");
    await panel.waitForSelector('[data-repair-offer] [data-options-link="health"]');
    await press("[data-repair-offer] [data-repair-confirm]");
    await panel.waitForSelector("[data-repair-offer]", { hidden: true });
    await untilStatus(panel, await say(panel, "Shall we go on?"), "complete");
    expect(await readConversation(panel)).toContain(QUESTION);
    const check = await extension.call(panel, "vault.check", {});
    expect(check).toMatchObject({ unreadable: [], mismatched: [] });
  });
});
