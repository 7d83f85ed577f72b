import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGguf } from "../builders/make-gguf";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { computePages, filesOnDisk, handOver, untilFile } from "./harness/model-files";

const METHOD = { kind: "passphrase", passphrase: "seven ordinary words in one odd row" } as const;

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchExtension({ setUp: METHOD });
  page = await extension.openPage("options.html");
});

afterAll(() => extension.close());

describe("locking", () => {
  it("closes the page that computes, and leaves model files where they are", async () => {
    const bytes = makeGguf();
    const { id } = await handOver(extension, page, { name: "tiny.gguf", bytes });
    await untilFile(extension, page, id, ({ state }) => state === "ready");
    expect(computePages(extension)).toBe(1);
    await extension.call(page, "vault.lock", {});
    expect(computePages(extension)).toBe(0);
    await expect(extension.call(page, "modelFile.list", {})).rejects.toThrow("locked");
    expect(await filesOnDisk(page)).toEqual({ [id]: bytes.length });
  });

  it("closes it also where another worker had opened it", async () => {
    await extension.call(page, "vault.unlock", { secret: METHOD });
    await handOver(extension, page, { name: "other.gguf", bytes: makeGguf() });
    expect(computePages(extension)).toBe(1);
    await extension.killWorker();
    await extension.call(page, "vault.lock", {});
    expect(computePages(extension)).toBe(0);
  });
});
