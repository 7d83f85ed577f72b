import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findChromium } from "./find-chromium.mjs";

function makeMachine(executables: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), "find-chromium-"));
  for (const path of executables) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), "");
    chmodSync(join(home, path), 0o755);
  }
  const env = { PATH: `${join(home, "bin")}` };
  return { platform: "darwin" as const, env, home, cacheDir: join(home, "project-cache") };
}

describe("findChromium", () => {
  it("prefers the one on the path", () => {
    const machine = makeMachine([
      "bin/chromium",
      "Applications/Chromium.app/Contents/MacOS/Chromium",
    ]);
    expect(findChromium(machine)).toBe(join(machine.home, "bin/chromium"));
  });

  it("does not take branded Chrome", () => {
    const machine = makeMachine(["bin/google-chrome", "bin/chrome"]);
    expect(findChromium(machine) ?? "").not.toContain(machine.home);
  });

  it("takes the newest of a browser-test library's downloads", () => {
    const inside = "chrome-mac/Chromium.app/Contents/MacOS/Chromium";
    const caches = "Library/Caches/ms-playwright";
    const machine = makeMachine([
      `${caches}/chromium-999/${inside}`,
      `${caches}/chromium-1200/${inside}`,
    ]);
    expect(findChromium(machine)).toBe(join(machine.home, caches, "chromium-1200", inside));
  });
});
