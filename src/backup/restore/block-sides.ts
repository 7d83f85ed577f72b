import { fromBase64 } from "../../domain/base64";
import type { Payload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import type { RowView } from "../../store/snapshots/row-view";
import { tryDecode } from "./compare-row";
import type { RestorableBackup } from "./comparison";
import { isOfBlock } from "./row-owner";

/** A block with its document, as one side has it. */
export type BlockSide = {
  readonly id: string;
  readonly contextId: string;
  readonly version: number;
  readonly block: Payload<"blocks">;
  /** In the order in which they were made: the last snapshot and what came after it. */
  readonly updates: readonly Uint8Array[];
  /** Ids of the changes that its history tells. */
  readonly revisions: ReadonlySet<string>;
  /** Whether all of its document opens. */
  readonly isWhole: boolean;
};

type Gathered = {
  block: PlainRow | null;
  state: Uint8Array | null;
  readonly updates: Map<string, { readonly order: number; readonly bytes: Uint8Array }>;
  readonly revisions: Set<string>;
  isWhole: boolean;
};

const DOCUMENT = ["block_states", "block_updates", "block_revisions"] as const;

/** Those of the blocks that a backup has, by id; reads it whole. */
export async function readSidesThere(
  backup: Pick<RestorableBackup, "rows">,
  { ids, signal }: { readonly ids: ReadonlySet<string>; readonly signal: AbortSignal },
): Promise<ReadonlyMap<string, BlockSide>> {
  const gathered = begin(ids);
  for await (const { rows } of backup.rows()) {
    signal.throwIfAborted();
    for (const row of rows) gather(gathered, row);
  }
  return toSides(gathered);
}

/** Those of the blocks that are here and open, by id. */
export async function readSidesHere(
  here: Pick<RowView, "find" | "ids">,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, BlockSide>> {
  const gathered = begin(ids);
  for (const row of (await here.find("blocks", [...ids])).values()) {
    if (row !== "unreadable") gather(gathered, row);
  }
  for (const table of DOCUMENT) {
    for await (const rowIds of here.ids(table)) {
      const blocks = new Map(rowIds.map(({ id, parent = id }) => [id, parent]));
      const own = [...blocks.keys()].filter((id) => ids.has(blocks.get(id) ?? ""));
      for (const [id, row] of await here.find(table, own)) {
        const one = gathered.get(blocks.get(id) ?? "");
        if (row !== "unreadable") gather(gathered, row);
        else if (one !== undefined && table !== "block_revisions") one.isWhole = false;
      }
    }
  }
  return toSides(gathered);
}

function begin(ids: ReadonlySet<string>): Map<string, Gathered> {
  const none = () => ({
    block: null,
    state: null,
    updates: new Map(),
    revisions: new Set<string>(),
    isWhole: true,
  });
  return new Map([...ids].map((id) => [id, none()]));
}

function gather(gathered: ReadonlyMap<string, Gathered>, row: PlainRow): void {
  const { table, columns, payload } = row;
  if (table !== "blocks" && !isOfBlock(table)) return;
  const id = String(columns.id);
  const one = gathered.get("parent" in columns && table !== "blocks" ? String(columns.parent) : id);
  if (one === undefined) return;
  if (table === "blocks") {
    one.block = row;
  } else if (table === "block_revisions") {
    one.revisions.add(id);
  } else if (table === "block_states") {
    one.state = fromBase64(tryDecode(table, payload)?.state ?? "-");
    if (one.state === null) one.isWhole = false;
  } else if (table === "block_updates") {
    const bytes = fromBase64(tryDecode(table, payload)?.update ?? "-");
    if (bytes === null) one.isWhole = false;
    else one.updates.set(id, { order: Number(columns.order), bytes });
  }
}

function toSides(gathered: ReadonlyMap<string, Gathered>): ReadonlyMap<string, BlockSide> {
  const sides = new Map<string, BlockSide>();
  for (const [id, { block: row, state, updates, revisions, isWhole }] of gathered) {
    const block = row === null ? null : tryDecode("blocks", row.payload);
    if (row === null || block === null) continue;
    const inOrder = [...updates.values()].sort((one, other) => one.order - other.order);
    const after = inOrder.map(({ bytes }) => bytes);
    sides.set(id, {
      id,
      contextId: String(row.columns.parent),
      version: row.version,
      block,
      updates: state === null ? after : [state, ...after],
      revisions,
      isWhole,
    });
  }
  return sides;
}
