import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { kill, runBridge, startHost } from "../../test/fakes/bridge-processes";
import { checkPrivate, listOwn, makePrivate, NotPrivateError } from "./private-folder.mjs";

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "cp-"));
});
afterEach(() => rmSync(above, { recursive: true }));

describe("the folder of the sockets", () => {
  it("and the socket in it are this user's alone", async () => {
    const folder = join(above, "run");
    const { child } = await startHost(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [socket = ""] = listOwn(folder, ".sock");
    expect(statSync(socket).mode & 0o077).toBe(0);
    await kill(child);
  });

  it("is refused where others can open it, where it is a link, and where it is no folder", () => {
    const open = join(above, "open");
    mkdirSync(open);
    chmodSync(open, 0o750);
    expect(() => makePrivate(open)).toThrow(NotPrivateError);
    chmodSync(open, 0o700);
    symlinkSync(open, join(above, "link"));
    expect(() => makePrivate(join(above, "link"))).toThrow(NotPrivateError);
    writeFileSync(join(above, "file"), "");
    expect(() => checkPrivate(join(above, "file"))).toThrow(NotPrivateError);
    makePrivate(open);
  });

  it("is refused where it is another user's", () => {
    const folder = join(above, "others");
    makePrivate(folder);
    // Only the system's own user may give a folder away; it owns one that others can look at.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, 1000, 1000);
    expect(() => checkPrivate(isRoot ? folder : "/etc")).toThrow("belongs to another user");
  });

  it("that is open to others gets no token, and doctor says what to do", async () => {
    const folder = join(above, "run");
    const { child, received } = await startHost(folder);
    chmodSync(folder, 0o755);
    const env = { CONFIDANT_MCP_DIR: folder, CONFIDANT_TOKEN: "a-token", HOME: above };
    const { code, text } = await runBridge(["doctor"], env);
    expect(code).toBe(1);
    expect(text).toContain(`Other users can open ${folder}. Run: chmod 700`);
    expect(received.map(({ type }) => type)).toEqual(["host"]);
    await kill(child);
  });
});
