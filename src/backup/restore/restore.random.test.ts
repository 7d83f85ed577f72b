import { describe, expect, it } from "vitest";
import { BACKUP_INFO, makeIdentity } from "../../../test/builders/make-backup";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  type PlainRow,
  plainRows,
  restore,
  rowsIn,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";
import { histories, playHistory } from "../../../test/builders/play-history";
import * as fc from "../../../test/builders/steady-check";
import { makeFileFolder } from "../../../test/fakes/file-folder";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { openBackup } from "../open-backup";
import { writeBackup } from "../write-backup";
import type { RestorableBackup } from "./comparison";
import { renamedId } from "./renamed-id";

/** The long version runs ten times as many. */
const MORE = process.env.FAULTS === "1" ? 10 : 1;

type Rows = ReadonlyMap<string, PlainRow>;

/** A vault that somebody has used for a while. */
async function makeVault(steps: Parameters<typeof playHistory>[1]): Promise<Vault> {
  const vault = await makeStore();
  await playHistory(vault, steps);
  return vault;
}

/** The store is one that a check finds nothing in, and every conversation shows what it says. */
async function expectWhole(vault: Vault): Promise<void> {
  const store = vault.restart();
  const check = await store.check();
  expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  const rows = await plainRows(vault);
  for (const [conversationId, { payload }] of rowsIn(rows, "conversations")) {
    const page = await store.listMessages({ conversationId, before: null, limit: 500 });
    const path = pathTo(rowsIn(rows, "messages"), payload.activeLeaf);
    const live = path.filter((row) => row.payload.deletedAt === null);
    expect(path.length).toBe(payload.nextDepth);
    expect(page.messages.map(({ text }) => text)).toEqual(live.map(textOf));
  }
  expect(store.health()).toEqual([]);
}

/** The branch that ends there, oldest first. */
function pathTo(messages: Rows, leaf: unknown): readonly PlainRow[] {
  const path: PlainRow[] = [];
  for (let at = messages.get(String(leaf)); at !== undefined; ) {
    path.unshift(at);
    at = messages.get(String(at.columns.previous));
  }
  return path;
}

/** A row as a new profile has it: a connection is not allowed yet, and no lock waits longer by itself. */
function asHeld([key, row]: [string, PlainRow]): [string, PlainRow] {
  const { payload, version } = row;
  if (key.startsWith("connections/")) {
    const heldKey = payload.hasKey === true ? { heldKey: true } : {};
    return [key, { ...row, payload: { ...payload, held: true, ...heldKey } }];
  }
  const { autoLockMinutes: minutes } = payload;
  const { autoLockMinutes } = DEFAULT_SETTINGS;
  if (!key.startsWith("settings/") || Number(minutes) <= Number(autoLockMinutes)) return [key, row];
  const next = { ...payload, autoLockMinutes, held: { autoLockMinutes: minutes } };
  return [key, { ...row, version: version + 1, payload: next }];
}

/** Files and programs are not in a backup: their rows are nothing without what lies beside them. */
const isModelFile = (key: string) => key.startsWith("model_files/") || key.startsWith("programs/");

const textOf = (row: PlainRow | undefined) => row?.payload.text;

/** Every message of here is there as it was, or as a newer form of it that the backup had. */
function expectKept(here: Rows, there: Rows, merged: Rows): void {
  const newer = rowsIn(there, "messages");
  const after = rowsIn(merged, "messages");
  for (const [id, row] of rowsIn(here, "messages")) {
    const isReplaced = (newer.get(id)?.version ?? 0) > row.version;
    const kept = after.get(id);
    expect(kept?.columns.parent).toBe(row.columns.parent);
    if (!isReplaced) expect(textOf(kept)).toBe(textOf(row));
  }
  for (const [id, { payload }] of rowsIn(here, "composer_drafts")) {
    expect(rowsIn(merged, "composer_drafts").get(id)?.payload.text).toBe(payload.text);
  }
  for (const table of ["contexts", "presets", "references", "attachments"] as const) {
    for (const id of rowsIn(here, table).keys()) expect(rowsIn(merged, table).has(id)).toBe(true);
  }
}

/** Every message of the backup is there: itself, a newer form of it, or its copy. */
async function expectTaken(there: Rows, merged: Rows, digest: string): Promise<void> {
  const after = rowsIn(merged, "messages");
  for (const [id, row] of rowsIn(there, "messages")) {
    const copy = after.get(await renamedId({ id, digest }));
    const same = after.get(id);
    const isNewer = same !== undefined && same.version > row.version;
    const isThere = [same, copy].some((one) => one !== undefined && textOf(one) === textOf(row));
    expect(isNewer || isThere).toBe(true);
  }
  for (const id of rowsIn(there, "contexts").keys()) {
    expect(rowsIn(merged, "contexts").has(id)).toBe(true);
  }
}

/** A backup of a vault as it lies in a file, made and opened as the product does it. */
async function backUpToFile(vault: Vault): Promise<RestorableBackup> {
  const identity = makeIdentity();
  const target = makeFileFolder();
  const { signal } = new AbortController();
  await writeBackup({
    snapshot: vault.store.snapshot({ withSecrets: true }),
    staging: makeFileFolder().folder,
    target: target.folder,
    name: "backup.age",
    identity,
    info: { ...BACKUP_INFO, withKeys: true },
    onProgress: () => undefined,
    signal,
  });
  const file = await target.folder.read("backup.age");
  if (file === null) throw new Error("no file");
  return openBackup({ file, identities: [identity], signal });
}

describe("restoring, at random", () => {
  it(
    "gives back from a file what that was made of",
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(30), async (steps) => {
          const vault = await makeFullStore();
          await playHistory(vault, steps);
          const { vault: restored } = await restore(await backUpToFile(vault), null, "replace");
          const before = [...(await plainRows(vault))].filter(([key]) => !isModelFile(key));
          expect(await plainRows(restored)).toEqual(new Map(before.map(asHeld)));
          await expectWhole(restored);
        }),
        { numRuns: 6 * MORE },
      );
    },
    120_000 * MORE,
  );

  it(
    "gives back what a backup was made of, in a profile without a vault",
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(25), async (steps) => {
          const vault = await makeVault(steps);
          const restored = await restore(await backUp(vault), null, "replace");
          const before = [...(await plainRows(vault))].map(asHeld);
          expect(await plainRows(restored.vault)).toEqual(new Map(before));
          expect(restored.result.leftOut).toBe(0);
          await expectWhole(restored.vault);
        }),
        { numRuns: 15 * MORE },
      );
    },
    120_000 * MORE,
  );

  it(
    "changes nothing by merging a backup of what is here",
    async () => {
      await fc.assert(
        fc.asyncProperty(histories(20), async (steps) => {
          const vault = await makeVault(steps);
          const {
            vault: merged,
            result,
            comparison,
          } = await restore(await backUp(vault), vault, "merge");
          expect(await plainRows(merged)).toEqual(await plainRows(vault));
          expect(result).toMatchObject({ conversations: 0, copies: 0, messages: 0, leftOut: 0 });
          expect(comparison.onlyHere).toEqual({ conversations: 0, messages: 0, others: 0 });
          await expectWhole(merged);
        }),
        { numRuns: 10 * MORE },
      );
    },
    120_000 * MORE,
  );

  it(
    "loses nothing by a merge, takes what the backup has, and adds nothing the second time",
    async () => {
      const steps = fc.tuple(histories(15), histories(8), histories(8));
      await fc.assert(
        fc.asyncProperty(steps, async ([before, onHere, onThere]) => {
          const here = await makeVault(before);
          const { vault: other } = await restore(await backUp(here), null, "replace");
          // The same days: a context whose time is over answers nothing.
          other.clock.time = here.clock.time;
          await playHistory(here, onHere);
          await playHistory(other, onThere);
          const backup = await backUp(other);
          const { digest } = backup.manifest;

          const once = await restore(backup, here, "merge");
          const rows = await plainRows(once.vault);
          expectKept(await plainRows(here), await plainRows(other), rows);
          await expectTaken(await plainRows(other), rows, digest);
          await expectWhole(once.vault);

          const twice = await restore(backup, once.vault, "merge");
          expect(await plainRows(twice.vault)).toEqual(rows);
          expect(twice.result.conversations).toBe(0);
        }),
        { numRuns: 25 * MORE },
      );
    },
    240_000 * MORE,
  );
});
