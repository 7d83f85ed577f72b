import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXTENSION_DIR } from "../../scripts/project-root.mjs";
import { makeCanaries, needlesOf } from "../at-rest/canaries";
import { createScanner } from "../at-rest/create-scanner";
import { driveProfile, PHASES, type Phase } from "../at-rest/drive-profile";
import { type Found, searchProfile } from "../at-rest/search-profile";
import { unpackSnappy } from "../at-rest/unpack-snappy";
import { launchExtension } from "./harness/launch-extension";

// Seconds each on a quiet machine; a busy one is not what is tested here.
const TIMEOUT_MS = 300_000;

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "confidant-at-rest-"));
});

afterAll(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }));

function drive(extensionDir: string): Promise<ReadonlyMap<Phase, Found>> {
  const profileDir = join(scratch, crypto.randomUUID());
  return driveProfile({ extensionDir, profileDir, canaries: makeCanaries() });
}

describe("the files of a profile", { timeout: TIMEOUT_MS }, () => {
  it("hold nothing that was said, typed, set or answered", async () => {
    const found = await drive(EXTENSION_DIR);
    for (const phase of PHASES) {
      expect(found.get(phase), `while ${phase}`).toEqual(new Map());
    }
  });

  it("are searched where the browser writes: what a page keeps unsealed is found", async () => {
    const { message, longMessage } = makeCanaries();
    const profileDir = join(scratch, crypto.randomUUID());
    const extension = await launchExtension({ profileDir });
    const page = await extension.openPage("options.html");
    // What repeats itself is packed, and then lies with the small rows.
    const long = longMessage + randomBytes(150_000).toString("base64");
    await page.evaluate(writeUnsealed, { message, long });
    await extension.close();
    const needles = new Map(Object.entries({ message, longMessage })).entries();
    const found = await searchProfile(
      profileDir,
      new Map([...needles].map(([name, text]) => [name, needlesOf(text)])),
    );
    const under = (folder: string) => expect.stringMatching(`^Default/${folder}/`);
    expect(found.get("message")).toEqual(
      expect.arrayContaining([under("IndexedDB"), under("Local Extension Settings")]),
    );
    expect(found.get("longMessage")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Default\/IndexedDB\/.*\.blob/)]),
    );
  });
});

/** Runs in the page: a row, a large row and a setting, as a product without a vault writes them. */
async function writeUnsealed({ message, long }: { message: string; long: string }): Promise<void> {
  await chrome.storage.local.set({ unsealed: message });
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("unsealed", 1);
    opening.onerror = reject;
    opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
    opening.onsuccess = () => {
      const writing = opening.result.transaction("rows", "readwrite");
      writing.objectStore("rows").put({ message }, 1);
      writing.objectStore("rows").put({ long }, 2);
      writing.oncomplete = resolve;
    };
  });
}

describe("the search", () => {
  const { message } = makeCanaries();
  const scan = createScanner(needlesOf(message).map((bytes) => ({ name: "message", bytes })));
  const base64 = (before: string) => Buffer.from(`${before}${message}.`).toString("base64");

  it.each([
    ["UTF-8", Buffer.from(`..${message}..`)],
    ["UTF-16LE", Buffer.from(`.${message}.`, "utf16le")],
    ["base64", Buffer.from(base64(""))],
    ["base64, one byte on", Buffer.from(base64("."))],
    ["base64, two bytes on", Buffer.from(base64(".."))],
    [
      "a text that is cut in its middle",
      Buffer.from(`${message.slice(0, 24)}|${message.slice(24)}`),
    ],
  ])("finds a canary in %s", (_, bytes) => {
    expect([...scan(bytes)]).toEqual(["message"]);
  });

  it("finds no canary where another one lies", () => {
    expect([...scan(Buffer.from(`..${makeCanaries().message}..`))]).toEqual([]);
  });

  it("unpacks literals and copies that run into themselves", () => {
    // Length 12; the literal "abc"; a copy of 9 bytes from 3 back.
    const packed = Buffer.from([12, 2 << 2, 97, 98, 99, (5 << 2) | 1, 3]);
    expect(unpackSnappy(packed).toString()).toBe("abcabcabcabc");
  });
});
