import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runBridge } from "../../test/fakes/bridge-processes";
import { BROWSERS, findBrowser } from "./browsers.mjs";
import { install, remove } from "./install.mjs";
import { GECKO_ID } from "./names.mjs";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "ci-"));
});
afterEach(() => rmSync(home, { recursive: true }));

const MANIFESTS = [
  ["linux", "chrome", ".config/google-chrome/NativeMessagingHosts/confidant.mcp.json"],
  ["linux", "chromium", ".config/chromium/NativeMessagingHosts/confidant.mcp.json"],
  ["linux", "edge", ".config/microsoft-edge/NativeMessagingHosts/confidant.mcp.json"],
  ["linux", "brave", ".config/BraveSoftware/Brave-Browser/NativeMessagingHosts/confidant.mcp.json"],
  [
    "darwin",
    "chrome",
    "Library/Application Support/Google/Chrome/NativeMessagingHosts/confidant.mcp.json",
  ],
  [
    "darwin",
    "edge",
    "Library/Application Support/Microsoft Edge/NativeMessagingHosts/confidant.mcp.json",
  ],
] as const;

describe("install", () => {
  it.each(MANIFESTS)(
    "on %s tells %s where it looks, and names this extension alone",
    (platform, name, path) => {
      const machine = { platform, home };
      const starter = install([findBrowser(name, machine)], { machine });
      const manifest = JSON.parse(readFileSync(join(home, path), "utf8"));
      expect(manifest).toMatchObject({ name: "confidant.mcp", type: "stdio", path: starter });
      expect(manifest.allowed_origins).toEqual([
        "chrome-extension://llnjhckdjjjjdondpjpobgaagdomemfg/",
      ]);
      expect(statSync(starter).mode & 0o777).toBe(0o700);
      remove([findBrowser(name, machine)], { machine });
      expect(existsSync(join(home, path))).toBe(false);
      expect(existsSync(starter)).toBe(false);
    },
  );

  it.each([
    ["linux", ".mozilla/native-messaging-hosts/confidant.mcp.json"],
    ["darwin", "Library/Application Support/Mozilla/NativeMessagingHosts/confidant.mcp.json"],
  ] as const)(
    "on %s tells Firefox in its own way, and names the add-on alone",
    (platform, path) => {
      const machine = { platform, home };
      const starter = install([findBrowser("firefox", machine)], { machine });
      const manifest = JSON.parse(readFileSync(join(home, path), "utf8"));
      expect(manifest).toMatchObject({ path: starter, allowed_extensions: [GECKO_ID] });
      expect(manifest).not.toHaveProperty("allowed_origins");
    },
  );

  it("on Windows writes the key that the browser reads, and removes it", () => {
    const machine = { platform: "win32", home } as const;
    const ran: string[] = [];
    const run = (command: string, args: readonly string[]) =>
      void ran.push([command, ...args].join(" "));
    const browsers = BROWSERS.map((name) => findBrowser(name, machine));
    const starter = install(browsers, { machine, run });
    expect(starter.endsWith("host.bat")).toBe(true);
    expect(readFileSync(starter, "utf8")).toMatch(
      /^@echo off\r\n".+" ".+confidant-mcp[.]mjs" %[*]\r\n$/,
    );
    expect(ran[0]).toBe(
      `reg.exe add HKCU\\Software\\Google\\Chrome\\NativeMessagingHosts\\confidant.mcp /ve /t REG_SZ /d ${browsers[0]?.manifest} /f`,
    );
    expect(ran).toHaveLength(BROWSERS.length);
    remove(browsers, { machine, run });
    expect(ran.at(-1)).toBe(
      "reg.exe delete HKCU\\Software\\Mozilla\\NativeMessagingHosts\\confidant.mcp /f",
    );
  });
});

describe("the program", () => {
  it.each(["linux", "darwin"] as const)("on %s stays until no browser looks for it", (platform) => {
    const machine = { platform, home };
    const [chrome, firefox] = [findBrowser("chrome", machine), findBrowser("firefox", machine)];
    const starter = install([chrome, firefox], { machine });
    remove([firefox], { machine });
    expect([existsSync(firefox.manifest), existsSync(starter)]).toEqual([false, true]);
    remove([chrome], { machine });
    expect([existsSync(chrome.manifest), existsSync(starter)]).toEqual([false, false]);
  });

  it("on Windows stays with the file that other browsers read, too", () => {
    const machine = { platform: "win32", home } as const;
    const keys = new Set<string>();
    const run = (_command: string, [verb, key = ""]: readonly string[]) => {
      if (verb === "add") keys.add(key);
      else if (!keys.has(key)) throw new Error("no such key");
      if (verb === "delete") keys.delete(key);
    };
    const [chrome, edge] = [findBrowser("chrome", machine), findBrowser("edge", machine)];
    const starter = install([chrome, edge], { machine, run });
    remove([chrome], { machine, run });
    expect([existsSync(edge.manifest), existsSync(starter)]).toEqual([true, true]);
    remove([edge], { machine, run });
    expect([existsSync(edge.manifest), existsSync(starter)]).toEqual([false, false]);
  });
});

describe("the commands", () => {
  const run = (...args: readonly string[]) =>
    runBridge(args, { HOME: home, CONFIDANT_MCP_DIR: join(home, "run") });

  it("tell every browser that is here, and what it takes to start the copy they made", async () => {
    mkdirSync(join(home, ".config/chromium"), { recursive: true });
    const { code, text } = await run("install");
    expect(code).toBe(0);
    expect(text).toContain("chromium can start");
    const copy = join(home, ".local/share/confidant-mcp");
    expect(existsSync(join(copy, "program/src/relay.mjs"))).toBe(true);
    expect(existsSync(join(copy, "program/src/relay.test.ts"))).toBe(false);
    const doctor = await run("doctor");
    expect(doctor.text).toContain("ok   chromium is told.");
    expect(doctor.text).toContain("NOT  Confidant is not reached.");
    expect((await run("remove")).code).toBe(0);
    expect(existsSync(copy)).toBe(false);
    expect((await run("doctor")).text).toContain("NOT  chromium is not told.");
  });

  it("say which browsers can start no program, and where none is known", async () => {
    mkdirSync(join(home, "snap/chromium"), { recursive: true });
    mkdirSync(join(home, ".var/app/com.google.Chrome"), { recursive: true });
    const { code, text } = await run("install");
    expect(code).toBe(1);
    expect(text).toContain("Chromium from Snap may start no programs");
    expect(text).toContain("Chrome from Flatpak may start no programs");
    expect(text).toContain("No browser is known here.");
  });

  it.each([["format"], ["install", "--browser", "lynx"], ["install", "twice"], ["--nothing"]])(
    "do nothing that they do not know: %s %s %s",
    async (...args) => {
      expect((await run(...args)).code).toBe(2);
    },
  );

  it("put a program for a folder of profiles of one's own where that browser looks", async () => {
    const folder = join(home, "my profile");
    expect((await run("install", "--user-data-dir", folder)).code).toBe(0);
    expect(existsSync(join(folder, "NativeMessagingHosts/confidant.mcp.json"))).toBe(true);
  });
});
