import { beforeAll, describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  plainRows,
  readVault,
  restore,
  rowsIn,
  toBackup,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";
import { TABLE_NAMES, type TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";

type Fields = Readonly<Record<string, unknown>>;
type Rows = Awaited<ReturnType<typeof plainRows>>;

const NOTHING: Rows = new Map();

/** The long run restores each hostile backup in both ways; the short one in each way every other. */
const isLong = process.env.FAULTS === "1";
const MODES = ["merge", "replace"] as const;
const isTurnOf = (mode: (typeof MODES)[number], nth: number) =>
  isLong || mode === MODES[nth % MODES.length];

/** Tables of which a backup has no row, or none that a stranger's may bring. */
const NOT_BACKED_UP: readonly TableName[] = [
  "manifest",
  "backups",
  "model_files",
  "programs",
  "secrets",
  "open_turns",
  "draft_pieces",
];
const TABLES = TABLE_NAMES.filter((table) => !NOT_BACKED_UP.includes(table));

/** What a program that trusts a field would do the most with. */
function hostileFor(value: unknown): unknown {
  if (typeof value === "string") return "http://127.0.0.1:9/admin?\u0000\u202e__proto__";
  // Where a time stood, one that is none: what shows it would fail.
  if (typeof value === "number") return value > Date.UTC(2000) ? 9e15 : -1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value))
    return [JSON.parse('{"__proto__":{"isForeign":false},"id":"toString"}')];
  return value === null ? "toString" : { toString: "constructor", length: -1 };
}

/** The paths of a payload's fields, those of an object in it too. */
function pathsOf(payload: Fields): string[][] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return [[name], ...(isObject ? Object.keys(value).map((inner) => [name, inner]) : [])];
  });
}

function withHostile(payload: Fields, [name = "", inner]: readonly string[]): Fields {
  const value = payload[name];
  if (inner === undefined) return { ...payload, [name]: hostileFor(value) };
  // Of a row that has none where others have an object.
  if (typeof value !== "object" || value === null) return payload;
  return { ...payload, [name]: withHostile(value as Fields, [inner]) };
}

/** Read once: each case alters it on its way. */
let full: Awaited<ReturnType<typeof readVault>>;
let here: Awaited<ReturnType<typeof makeStore>>;

beforeAll(async () => {
  full = await readVault(await makeFullStore());
  here = await makeStore();
  await sayTurn(here, "here", "here");
});

/** A backup for each field of that table's rows, in all of which it is hostile. */
async function* hostileBackups(table: TableName, isWanted = (_nth: number) => true) {
  const paths = new Map<string, string[]>();
  for (const row of full.all.filter((one) => one.table === table)) {
    for (const path of pathsOf(JSON.parse(row.payload))) paths.set(path.join("."), path);
  }
  expect(paths.size).toBeGreaterThan(0);
  for (const [nth, [name, path]] of [...paths].entries()) {
    if (!isWanted(nth)) continue;
    const change = (row: BackupRow): BackupRow => {
      if (row.table !== table) return row;
      return { ...row, payload: JSON.stringify(withHostile(JSON.parse(row.payload), path)) };
    };
    yield { name, backup: toBackup(full, { change }) };
  }
}

type Restoring = { readonly mode: "merge" | "replace"; readonly into: typeof here | null };

/** What has come of a restore of it; null where it was refused, and told as what it is. */
async function restored(
  { name, backup }: { readonly name: string; readonly backup: ReturnType<typeof toBackup> },
  { mode, into }: Restoring,
) {
  const done = await restore(backup, into, mode, 0, true).catch((error: unknown) => error);
  if ("vault" in (done as object)) return (done as Awaited<ReturnType<typeof restore>>).vault;
  expect(done, name).toBeInstanceOf(AppError);
  expect((done as AppError).code, name).not.toBe("internal");
  return null;
}

/** The fields of a payload that hold a time which is none, by their names. */
function timesBeyond(payload: unknown): string[] {
  if (typeof payload !== "object" || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]) => {
    const isTime = typeof value === "number" && /(?:^at|At|Until|^since|^nowUtc)$/.test(name);
    return isTime && Number.isNaN(new Date(value).getTime()) ? [name] : timesBeyond(value);
  });
}

/** That every row opens, each time in it is one, every connection is held back, and what was not here is marked. */
async function expectHarmless(vault: Vault, { name, before }: { name: string; before: Rows }) {
  const health = await vault.restart().check();
  expect(health, name).toMatchObject({ unreadable: [], mismatched: [] });
  const rows = await plainRows(vault);
  for (const [id, { payload }] of rows) expect(timesBeyond(payload), `${name}: ${id}`).toEqual([]);
  for (const [id, { payload }] of rowsIn(rows, "connections")) {
    if (!before.has(`connections/${id}`)) expect(payload.held, name).toBe(true);
  }
  for (const table of ["messages", "summaries"] as const) {
    for (const [id, { payload }] of rowsIn(rows, table)) {
      if (!before.has(`${table}/${id}`)) expect(payload.taint, name).toContain("import");
    }
  }
  for (const [id, { payload }] of rowsIn(rows, "facts")) {
    if (!before.has(`facts/${id}`)) expect(payload.state, name).toBe("waiting");
  }
  return rows;
}

describe("a backup of a stranger with one hostile field", () => {
  const CASES = TABLES.flatMap((table) => MODES.map((mode) => [table, mode] as const));

  it.each(CASES)(
    "of %s fails as a whole, leaves the row out, or harms nothing, whichever field it is: %s",
    async (table, mode) => {
      const before = await plainRows(here);
      for await (const one of hostileBackups(table, (nth) => isTurnOf(mode, nth))) {
        const { name } = one;
        const vault = await restored(one, { mode, into: here });
        // What is here is only read by a restore.
        if (vault === null) continue;
        const known = mode === "merge" ? before : NOTHING;
        const rows = await expectHarmless(vault, { name, before: known });
        expect(rowsIn(rows, "jobs").size, name).toBe(rowsIn(known, "jobs").size);
        const settings = withoutHeld(await vault.restart().settings.read());
        expect(settings, name).toEqual(withoutHeld(await here.store.settings.read()));
        for (const [key, row] of known) {
          // What is only offered is put beside the settings, which are compared above.
          if (key.startsWith("settings/")) continue;
          expect(rows.get(key)?.payload, `${name}: ${key}`).toEqual(row.payload);
        }
      }
      expect(await plainRows(here)).toEqual(before);
    },
    120_000,
  );

  it("of conversations is as harmless in a new profile", async () => {
    for await (const one of hostileBackups("conversations")) {
      const vault = await restored(one, { mode: "replace", into: null });
      if (vault !== null) await expectHarmless(vault, { name: one.name, before: NOTHING });
    }
  });
});

describe("a backup of a stranger with hostile clear columns", () => {
  const HOSTILE = [
    "http://127.0.0.1:9/admin?\u0000",
    "__proto__",
    -1,
    Number.MAX_SAFE_INTEGER,
    null,
  ];

  it.each(TABLES)(
    "of %s fails as a whole, leaves the row out, or harms nothing",
    async (table) => {
      const before = await plainRows(here);
      for (const name of Object.keys(sampleOf(table).columns)) {
        for (const value of HOSTILE) {
          const change = (row: BackupRow): BackupRow =>
            row.table === table ? { ...row, columns: { ...row.columns, [name]: value } } : row;
          const one = {
            name: `${table}.${name} = ${value}`,
            backup: toBackup(full, { change }),
          };
          const vault = await restored(one, { mode: "merge", into: here });
          if (vault !== null) await expectHarmless(vault, { name: one.name, before });
        }
      }
      expect(await plainRows(here)).toEqual(before);
    },
    120_000,
  );
});

describe("a backup of a stranger with an unsent text", () => {
  it.each(MODES)("leaves it out, for one key would send it: %s", async (mode) => {
    const backup = toBackup(full);
    expect(sampleOf("composer_drafts").table).toBe("composer_drafts");
    const vault = await restored(
      { name: mode, backup },
      { mode, into: mode === "merge" ? here : null },
    );
    expect(rowsIn(await plainRows(vault!), "composer_drafts").size).toBe(0);
  });
});

describe("a backup of a stranger with rows that no backup of his may bring", () => {
  it.each(NOT_BACKED_UP)(
    "brings none into %s",
    async (table) => {
      const before = await plainRows(here);
      for (const [nth, source] of TABLES.entries()) {
        const { id } = sampleOf(source).columns;
        const change = (row: BackupRow): BackupRow =>
          row.table === source ? { ...row, table } : row;
        const one = { name: `${source} as ${table}`, backup: toBackup(full, { change }) };
        for (const [mode, into] of [
          ["merge", here],
          ["replace", null],
        ] as const) {
          if (!isTurnOf(mode, nth + NOT_BACKED_UP.indexOf(table))) continue;
          const vault = await restored(one, { mode, into });
          if (vault === null) continue;
          await expectHarmless(vault, { name: one.name, before: into === null ? NOTHING : before });
          expect(rowsIn(await plainRows(vault), table).has(String(id)), one.name).toBe(false);
        }
      }
      expect(await plainRows(here)).toEqual(before);
    },
    120_000,
  );
});

/** The first row of a table in the backup. */
function sampleOf(table: TableName): BackupRow {
  return full.all.find((row) => row.table === table)!;
}

/** Settings without what is only offered. */
function withoutHeld({ held: _held, ...settings }: Fields): Fields {
  return settings;
}
