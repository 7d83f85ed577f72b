import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchExtension } from "./harness/launch-extension";

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchExtension();
});

afterAll(() => extension.close());

describe("a stopped worker", () => {
  it("starts again on the next call, as often as it is stopped", async () => {
    const panel = await extension.openPanel();
    for (let round = 0; round < 3; round += 1) {
      await extension.killWorker();
      expect((await extension.call(panel, "vault.status", {})).state).toBe("unlocked");
    }
  });
});
