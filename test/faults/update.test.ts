import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { launchWithOllama, NO_SERVER } from "../browser/harness/launch-with-ollama";
import { readComposer, readConversation, say } from "../browser/harness/panel-page";
import { plantFrozen } from "../failpoints/plant-frozen";

const VERSIONS = [1, 2, 3, 4, 5, "5b", 6, 7, "7b", 8] as const;

it("every frozen database is tried", async () => {
  const files = await readdir(join(PROJECT_ROOT, "test/frozen"));
  expect(files.toSorted()).toEqual(VERSIONS.map((version) => `v${version}.json`).toSorted());
});

it.each(VERSIONS)(
  "a profile of version %s opens in the present build with its conversation and draft, and goes on",
  async (version) => {
    const extension = await launchWithOllama(NO_SERVER, { setUp: false });
    try {
      const bare = await extension.openPage("icon/16.png");
      // What the installation opens by itself would wake the worker again.
      await extension.browser.waitForTarget((target) => target.url().endsWith("/welcome.html"));
      for (const page of await extension.browser.pages()) if (page !== bare) await page.close();
      await extension.killWorker();
      await plantFrozen(bare, version);
      const panel = await extension.openPanel();
      await expect
        .poll(() => readConversation(panel))
        .toEqual(["1", "one", "2", "two", "3", expect.stringContaining("thr")]);
      expect(await readComposer(panel)).toBe("typing");
      // Whoever answered then is not there: what counts is that the question is kept.
      await say(panel, " on");
      await expect.poll(() => readConversation(panel)).toContain("typing on");
      const check = await extension.call(panel, "vault.check", {});
      expect(check).toMatchObject({ unreadable: [], mismatched: [] });
    } finally {
      await extension.close();
    }
  },
);
