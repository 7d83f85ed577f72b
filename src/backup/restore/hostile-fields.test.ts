import { beforeAll, describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, plainRows, restore, rowsIn } from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";
import { TABLE_NAMES, type TableName } from "../../store/schema";
import type { BackupRow } from "../backup-line";

type Fields = Readonly<Record<string, unknown>>;

/** Tables of which a backup has no row, or none that a stranger's may bring. */
const NOT_BACKED_UP: readonly TableName[] = [
  "manifest",
  "backups",
  "model_files",
  "secrets",
  "open_turns",
  "draft_pieces",
];
const TABLES = TABLE_NAMES.filter((table) => !NOT_BACKED_UP.includes(table));

/** What a program that trusts a field would do the most with. */
function hostileFor(value: unknown): unknown {
  if (typeof value === "string") return "http://127.0.0.1:9/admin?\u0000\u202e__proto__";
  if (typeof value === "number") return -1;
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

let full: Awaited<ReturnType<typeof makeFullStore>>;
let here: Awaited<ReturnType<typeof makeStore>>;

beforeAll(async () => {
  full = await makeFullStore();
  here = await makeStore();
  await sayTurn(here, "here", "here");
});

describe("a backup of a stranger with one hostile field", () => {
  it.each(TABLES)(
    "of %s fails as a whole, leaves the row out, or harms nothing, whichever field it is",
    async (table) => {
      const paths = new Map<string, string[]>();
      await backUp(full, {
        change: (row) => {
          if (row.table !== table) return row;
          for (const path of pathsOf(JSON.parse(row.payload))) paths.set(path.join("."), path);
          return row;
        },
      });
      expect(paths.size).toBeGreaterThan(0);
      const before = await plainRows(here);
      for (const [name, path] of paths) {
        const change = (row: BackupRow): BackupRow => {
          if (row.table !== table) return row;
          return { ...row, payload: JSON.stringify(withHostile(JSON.parse(row.payload), path)) };
        };
        const backup = await backUp(full, { change });
        const done = await restore(backup, here, "merge", 0, true).catch((error: unknown) => error);
        if (!("vault" in (done as object))) {
          // Refused, and told as what it is; what is here is only read by a restore.
          expect(done, name).toBeInstanceOf(AppError);
          expect((done as AppError).code, name).not.toBe("internal");
          continue;
        }
        const { vault } = done as Awaited<ReturnType<typeof restore>>;
        const store = vault.restart();
        const health = await store.check();
        expect(health, name).toMatchObject({ unreadable: [], mismatched: [] });
        const rows = await plainRows(vault);
        for (const one of rowsIn(rows, "connections").values()) {
          expect(one.payload.held, name).toBe(true);
        }
        expect(rowsIn(rows, "jobs").size, name).toBe(rowsIn(before, "jobs").size);
        expect(await store.settings.read().then(withoutHeld), name).toEqual(
          withoutHeld(await here.store.settings.read()),
        );
        const said = [...rowsIn(rows, "messages"), ...rowsIn(rows, "summaries")];
        for (const [id, { payload }] of said) {
          if (!before.has(`messages ${id}`) && !isHere(before, id)) {
            expect(payload.taint, name).toContain("import");
          }
        }
      }
    },
    120_000,
  );
});

/** Settings without what is only offered. */
function withoutHeld({ held: _held, ...settings }: Fields): Fields {
  return settings;
}

function isHere(rows: Awaited<ReturnType<typeof plainRows>>, id: string): boolean {
  return ["messages", "summaries"].some((table) => rowsIn(rows, table as TableName).has(id));
}
