import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CACHE_DIR } from "../../scripts/project-root.mjs";
import { runNode } from "../../scripts/run-process.mjs";
import { CANARY_NAMES, LATER_NAMES, makeCanaries, UNWRITTEN_NAMES } from "../at-rest/canaries";
import { driveProfile, PHASES } from "../at-rest/drive-profile";
import { leaveNoLock } from "../at-rest/leave-no-lock";
import type { Found } from "../at-rest/search-profile";

// Seconds each on a quiet machine, and a build; a busy one is not what is tested here.
const TIMEOUT_MS = 240_000;
const WXT = "node_modules/wxt/bin/wxt.mjs";

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "confidant-at-rest-"));
});

afterAll(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }));

// That the product's files hold nothing is in test/browser; here is that the search would find it.
describe("the files of a profile", { timeout: TIMEOUT_MS }, () => {
  it("hold all of it where rows are not sealed and answers may be cached", async () => {
    const { code, output } = await runNode(WXT, ["build", "-c", "test/at-rest/wxt.config.ts"]);
    expect(code, output).toBe(0);
    const found = await driveProfile({
      extensionDir: `${CACHE_DIR}/at-rest/chrome-mv3`,
      profileDir: join(scratch, crypto.randomUUID()),
      canaries: makeCanaries(),
    });
    const unwritten: readonly string[] = UNWRITTEN_NAMES;
    const later: readonly string[] = LATER_NAMES;
    for (const phase of PHASES.slice(0, PHASES.indexOf("forgotten"))) {
      const lying = CANARY_NAMES.filter((name) => !unwritten.includes(name)).filter(
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
    const pathsOf = (phase: (typeof PHASES)[number], name: string) => found.get(phase)?.get(name);
    expect(pathsOf("ended", "message")).toEqual(
      expect.arrayContaining([database(".log"), journal]),
    );
    expect(pathsOf("compacted", "message")).toEqual(expect.arrayContaining([database(".ldb")]));
    expect(pathsOf("ended", "longMessage")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Default\/IndexedDB\/.*\.blob/)]),
    );
  });

  it("may hold a device key's remains after no lock was left, which is told here", async () => {
    const left = await leaveNoLock(join(scratch, crypto.randomUUID()));
    // While it is in use it has to be found, or the search would tell nothing.
    expect([...left.before.keys()].sort()).toEqual(["deviceKey", "rowsOfFormerKey"]);
    const describePhase = ([phase, found]: [string, Found]) =>
      `${phase}: ${[...found].map(([name, paths]) => `${name} in ${paths.length} files`).join(", ")}`;
    console.log(["Left of no lock", ...Object.entries(left).map(describePhase)].join("\n  "));
  });
});
