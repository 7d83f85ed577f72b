import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE_DIR, EXTENSION_DIR } from "../../scripts/project-root.mjs";
import { runNode } from "../../scripts/run-process.mjs";
import {
  CANARY_NAMES,
  LATER_NAMES,
  makeCanaries,
  needlesOf,
  SECRET_NAMES,
} from "../at-rest/canaries";
import { createScanner } from "../at-rest/create-scanner";
import { driveProfile, PHASES, type Phase } from "../at-rest/drive-profile";
import { leaveNoLock } from "../at-rest/leave-no-lock";
import type { Found } from "../at-rest/search-profile";
import { unpackSnappy } from "../at-rest/unpack-snappy";

// Seconds each on a quiet machine; a busy one is not what is tested here.
const TIMEOUT_MS = 120_000;
const CONTROL_CONFIG = "test/at-rest/wxt.config.ts";

let scratch: string;
let control: ReturnType<typeof runNode>;

beforeAll(async () => {
  // Beside the first test, which waits more than it computes.
  control = runNode("node_modules/wxt/bin/wxt.mjs", ["build", "-c", CONTROL_CONFIG]);
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

  it("hold all of it where rows are not sealed and answers may be cached", async () => {
    const { code, output } = await control;
    expect(code, output).toBe(0);
    const found = await drive(`${CACHE_DIR}/at-rest/chrome-mv3`);
    const secrets: readonly string[] = SECRET_NAMES;
    const later: readonly string[] = LATER_NAMES;
    for (const phase of PHASES.slice(0, PHASES.indexOf("purged"))) {
      const lying = CANARY_NAMES.filter((name) => !secrets.includes(name)).filter(
        (name) => phase !== "streaming" || !later.includes(name),
      );
      expect([...(found.get(phase) ?? new Map()).keys()].sort(), `while ${phase}`).toEqual(
        [...lying].sort(),
      );
    }
    const purged = [...(found.get("over") ?? new Map()).keys()];
    console.log(`In the browser's files after a purge, sealed in the product: ${purged}`);
    // The search has seen each way in which the browser stores a row, and the journal beside it.
    const database = (end: string) => expect.stringMatching(`^Default/IndexedDB/.*\\${end}$`);
    const journal = expect.stringMatching(/^Default\/WebStorage\/.*\.(?:log|ldb)$/);
    const places = (phase: (typeof PHASES)[number], name: string) => found.get(phase)?.get(name);
    expect(places("ended", "message")).toEqual(expect.arrayContaining([database(".log"), journal]));
    expect(places("compacted", "message")).toEqual(expect.arrayContaining([database(".ldb")]));
    expect(places("ended", "longMessage")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Default\/IndexedDB\/.*\.blob/)]),
    );
  });

  it("may hold a device key's remains after no lock was left, which is told here", async () => {
    const left = await leaveNoLock(join(scratch, crypto.randomUUID()));
    // While it is in use it has to be found, or the search would tell nothing.
    expect([...left.before.keys()].sort()).toEqual(["deviceKey", "rowsOfFormerKey"]);
    const told = ([phase, found]: [string, Found]) =>
      `${phase}: ${[...found].map(([name, paths]) => `${name} in ${paths.length} files`).join(", ")}`;
    console.log(["Left of no lock", ...Object.entries(left).map(told)].join("\n  "));
  });
});

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
