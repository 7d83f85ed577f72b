import { expect, it } from "vitest";
import { buildExtension } from "../../scripts/build-extension.mjs";
import { packFolder } from "../../scripts/pack/pack-folder.mjs";
import { EXTENSION_DIR, FIREFOX_EXTENSION_DIR } from "../../scripts/project-root.mjs";

it.each([
  ["Chromium", "chrome", EXTENSION_DIR],
  ["Firefox", "firefox", FIREFOX_EXTENSION_DIR],
] as const)(
  "two builds of one source for %s are archives of equal bytes",
  async (_, browser, folder) => {
    const archive = async () => {
      await buildExtension(browser);
      return Buffer.from(await packFolder(folder));
    };
    const first = await archive();
    // A difference would be told byte by byte.
    expect((await archive()).equals(first)).toBe(true);
  },
  600_000,
);
