import { toFreeName } from "../../store/rows/unique-name";
import type { RowView } from "../../store/snapshots/row-view";
import { tryDecode } from "./compare-row";
import { type ComparedRow, rowKey } from "./comparison";
import type { OtherCopy } from "./other-copies";

type Table = "contexts" | "presets" | "connections";

type Input = {
  /** Rows of the backup that come. */
  readonly taken: readonly ComparedRow[];
  /** What comes beside them, or stays beside them, under ids of their own. */
  readonly copies: readonly Pick<OtherCopy, "table" | "copyId" | "name">[];
  readonly here: RowView;
};

/**
 * Other names, by `rowKey`, for contexts and presets of the backup, and for copies, whose names are those of others
 * here; nothing for what is archived, which shares its name with whom it likes.
 */
export async function planNames({
  taken,
  copies,
  here,
}: Input): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const table of ["contexts", "presets", "connections"] as const) {
    const coming = taken
      .filter((row) => row.table === table)
      .sort((left, right) => (left.id < right.id ? -1 : 1));
    const beside = copies.flatMap(({ copyId: id, name, ...copy }) =>
      copy.table === table ? { id, name } : [],
    );
    if (coming.length + beside.length === 0) continue;
    const replaced = new Set(coming.map(({ id }) => id));
    const used = await namesHere(here, table, (id) => !replaced.has(id));
    for (const { id, name } of [...coming, ...beside]) {
      if (name === null) continue;
      const free = toFreeName(name, used);
      used.push(free);
      if (free !== name) names.set(rowKey(table, id), free);
    }
  }
  return names;
}

async function namesHere(
  here: RowView,
  table: Table,
  isKept: (id: string) => boolean,
): Promise<string[]> {
  const names: string[] = [];
  for await (const rowIds of here.ids(table)) {
    const rows = await here.find(table, rowIds.map(({ id }) => id).filter(isKept));
    for (const row of rows.values()) {
      const name = row === "unreadable" ? null : nameOf(table, row.payload);
      if (name !== null) names.push(name);
    }
  }
  return names;
}

/** The name of one that is in use, else null. */
function nameOf(table: Table, text: string): string | null {
  if (table === "contexts") {
    const context = tryDecode(table, text);
    return context === null || context.archived !== null ? null : context.name;
  }
  if (table === "connections") return tryDecode(table, text)?.name ?? null;
  const preset = tryDecode(table, text);
  return preset?.isActive === true ? preset.name : null;
}
