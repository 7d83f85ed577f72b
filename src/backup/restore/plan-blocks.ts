import type { TableName } from "../../store/database/schema";
import { isNameTaken, toFreeName } from "../../store/rows/unique-name";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { readSidesHere, readSidesThere } from "./block-sides";
import { tryDecode } from "./compare-row";
import { type ComparedRow, type Comparison, type RestorableBackup, rowKey } from "./comparison";
import { type BlockOutcome, mergeBlock } from "./merge-block";

/** What a merge makes of the blocks that both sides have. */
export type PlannedBlocks = {
  /** By the backup's id; for what is not here either way the other rules hold. */
  readonly outcomes: ReadonlyMap<string, BlockOutcome>;
  /** The block of here that one of another id has become one with, by the backup's id. */
  readonly same: ReadonlyMap<string, string>;
  /** Those of here that are made anew, whose updates are in their snapshot from now on. */
  readonly renewed: ReadonlySet<string>;
  readonly rows: readonly BackupRow[];
  /** Labels for blocks of the backup whose own is another's here, by the backup's id. */
  readonly labels: ReadonlyMap<string, string>;
};

export const NO_BLOCKS: PlannedBlocks = {
  outcomes: new Map(),
  same: new Map(),
  renewed: new Set(),
  rows: [],
  labels: new Map(),
};

type Input = {
  readonly backup: Pick<RestorableBackup, "manifest" | "rows">;
  readonly comparison: Pick<Comparison, "others">;
  readonly takes: (table: TableName, id: string) => boolean;
  readonly isForeign: boolean;
  readonly here: RowView;
  readonly signal: AbortSignal;
};

/**
 * Merges the blocks that differ, one by one; reads the backup once more where there are any. A block
 * that is there under another id is the same one where context, label and kind of layout are: each
 * side has made the pages that a context begins with for itself.
 */
export async function planBlocks(input: Input): Promise<PlannedBlocks> {
  const { backup, comparison, isForeign, here, signal } = input;
  const blocks = [...comparison.others.values()].filter(({ table }) => table === "blocks");
  const differing = blocks.filter(({ diffStatus, isLostHere }) => {
    return !isLostHere && ["newer", "older", "both"].includes(diffStatus);
  });
  const coming = blocks.filter((row) => isAway(row) && input.takes("blocks", row.id));
  const named = await readNamed(here, new Set([...differing, ...coming].map(({ owner }) => owner)));
  const pairs = new Map(differing.map(({ id }) => [id, id]));
  for (const { id, owner, name } of coming) {
    const other = named.find((one) => one.owner === owner && isSame(one.label, name));
    const isThereToo = other !== undefined && comparison.others.has(rowKey("blocks", other.id));
    if (other !== undefined && !isThereToo) pairs.set(id, other.id);
  }
  if (pairs.size === 0) return { ...NO_BLOCKS, labels: freeLabels({ coming, named, pairs }) };
  const there = await readSidesThere(backup, { ids: new Set(pairs.keys()), signal });
  const own = await readSidesHere(here, new Set(pairs.values()));
  const outcomes = new Map<string, BlockOutcome>();
  const renewed = new Set<string>();
  const rows: BackupRow[] = [];
  for (const [id, ownId] of pairs) {
    const sides = { here: own.get(ownId), there: there.get(id) };
    if (sides.here === undefined || sides.there === undefined) continue;
    const { kind } = sides.here.block.schema;
    // Two pages that were only called the same stand beside each other.
    if (id !== ownId && kind !== sides.there.block.schema.kind) continue;
    const owner = rowKey("contexts", sides.here.contextId);
    const others = named.filter((one) => one.owner === owner && one.id !== ownId);
    const labels = others.map(({ label }) => label);
    const outcome = await mergeBlock({
      here: sides.here,
      there: sides.there,
      isForeign,
      isTaken: (label) => isNameTaken(label, labels),
      digest: backup.manifest.digest,
    });
    if (outcome === null) continue;
    outcomes.set(id, outcome);
    if (typeof outcome === "string") continue;
    renewed.add(ownId);
    rows.push(...outcome.rows);
  }
  const same = new Map([...pairs].filter(([id, ownId]) => id !== ownId && outcomes.has(id)));
  return { outcomes, same, renewed, rows, labels: freeLabels({ coming, named, pairs: outcomes }) };
}

type Named = { readonly id: string; readonly owner: string; readonly label: string };

/** The blocks of these contexts that are here and open. */
async function readNamed(
  here: RowView,
  owners: ReadonlySet<string | null>,
): Promise<readonly Named[]> {
  const named: Named[] = [];
  if (owners.size === 0) return named;
  for await (const rowIds of here.ids("blocks")) {
    const ids = rowIds.flatMap(({ id, parent = "" }) =>
      owners.has(rowKey("contexts", parent)) ? [id] : [],
    );
    for (const [id, row] of await here.find("blocks", ids)) {
      const block = row === "unreadable" ? null : tryDecode("blocks", row.payload);
      if (row === "unreadable" || block === null) continue;
      named.push({ id, owner: rowKey("contexts", String(row.columns.parent)), label: block.label });
    }
  }
  return named;
}

type Labelling = {
  readonly coming: readonly ComparedRow[];
  readonly named: readonly Named[];
  /** Those of the backup that are no blocks of their own. */
  readonly pairs: ReadonlyMap<string, unknown>;
};

function freeLabels({ coming, named, pairs }: Labelling): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { id, owner, name } of coming) {
    if (name === null || pairs.has(id)) continue;
    const used = named.filter((one) => one.owner === owner).map(({ label }) => label);
    const free = toFreeName(name, used);
    if (free !== name) labels.set(id, free);
  }
  return labels;
}

function isAway({ diffStatus }: ComparedRow): boolean {
  return diffStatus === "new" || diffStatus === "deleted";
}

function isSame(label: string, name: string | null): boolean {
  return name !== null && isNameTaken(name, [label]);
}
