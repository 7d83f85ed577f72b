import type { KeySet } from "../../crypto/key-set";
import { type Context, type ContextUse, NO_USE } from "../../domain/context";
import type { Id } from "../../domain/id";
import { nextVersion } from "../database/schema";
import type { Changes } from "../rows/changes";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { rowToContext } from "../rows/row-to-entity";

/** A context, and when and where it was last talked in. */
export type ContextEntry = { readonly context: Context; readonly use: ContextUse };

export type ContextCache = {
  /** Every context that opens, those archived too, in no order; the others are reported. */
  readonly list: () => Promise<readonly ContextEntry[]>;
  /** The one of that id; undefined where it is not in memory, as before `list` was first asked. */
  readonly peek: (contextId: Id) => ContextEntry | undefined;
  /** Takes what a commit has written. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

type Deps = {
  readonly keys: Pick<KeySet, "current">;
  readonly reader: Pick<RowReader, "findAll" | "tryOpen">;
};

/** All contexts in memory, decrypted, right as long as only commits change them (M-082). */
export function createContextCache(deps: Deps): ContextCache {
  let known: Map<string, ContextEntry> | null = null;
  let epoch = 0;

  const drop = () => {
    epoch += 1;
    known = null;
  };
  return {
    list: async () => {
      // What is in memory is not to be read without the keys.
      deps.keys.current();
      if (known !== null) return [...known.values()];
      const started = epoch;
      const read = await readEntries(deps.reader);
      // A commit in between knows better than what was read before it.
      if (started === epoch) known = read;
      return [...read.values()];
    },
    peek: (contextId) => {
      deps.keys.current();
      return known?.get(contextId);
    },
    onCommit: (changes) => {
      if (!touches(changes)) return;
      epoch += 1;
      if (known === null) return;
      if (isBroad(changes)) known = null;
      else apply(known, changes);
    },
    drop,
  };
}

async function readEntries(reader: Deps["reader"]): Promise<Map<string, ContextEntry>> {
  const [rows, useRows] = await Promise.all([reader.findAll("contexts"), reader.findAll("uses")]);
  const [contexts, uses] = await Promise.all([
    tryOpenAll(reader, "contexts", rows),
    tryOpenAll(reader, "uses", useRows),
  ]);
  const usesById = new Map(uses.map(({ row, payload }) => [row.id, payload]));
  const entries = contexts.map((opened): [string, ContextEntry] => {
    const { id } = opened.row;
    return [id, { context: rowToContext(opened), use: usesById.get(id) ?? NO_USE }];
  });
  return new Map(entries);
}

function touches(changes: Changes): boolean {
  const { puts = [], removals = [] } = changes;
  return isBroad(changes) || [...puts, ...removals].some(({ table }) => isOurs(table));
}

/** Rows under another key have another version, and a repair may have changed anything. */
function isBroad({ reseals = [], recounted }: Changes): boolean {
  return reseals.some(({ table }) => isOurs(table)) || recounted !== undefined;
}

function isOurs(table: string): boolean {
  return table === "contexts" || table === "uses";
}

function apply(known: Map<string, ContextEntry>, { puts = [], removals = [] }: Changes): void {
  for (const { table, row } of removals) {
    const entry = known.get(row.id);
    if (table === "contexts") known.delete(row.id);
    if (table === "uses" && entry !== undefined) known.set(row.id, { ...entry, use: NO_USE });
  }
  for (const { table, columns, payload, replaces } of puts) {
    if (table !== "contexts") continue;
    const context = { ...payload, id: columns.id, version: nextVersion(replaces) };
    known.set(columns.id, { context, use: known.get(columns.id)?.use ?? NO_USE });
  }
  // After the contexts, for one may be new in the same commit.
  for (const { table, columns, payload } of puts) {
    const entry = known.get(columns.id);
    if (table === "uses" && entry !== undefined) known.set(columns.id, { ...entry, use: payload });
  }
}
