import { AppError } from "../../domain/app-error";
import type { Block, BlockFields } from "../../domain/block";
import { MAX_LABEL } from "../../domain/block-schema";
import { cleanLabel } from "../../domain/clean-label";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { MAX_BLOCKS } from "../../domain/limits";
import { nextVersion } from "../database/schema";
import type { RowDeps } from "../rows/row-deps";
import { rowsBeside } from "../rows/rows-beside";
import { tombstonePuts } from "../rows/tombstones";
import { isNameTaken } from "../rows/unique-name";
import { blockToPut } from "./block-rows";
import { sharesOfBlocks } from "./block-shares";
import { forgetInPlansIfRoom, forgettingBlock } from "./forget-in-plans";
import { blocksOf, rowToBlock } from "./read-memory";
import { newBlock } from "./starter-blocks";

type Add = {
  readonly id: Id;
  readonly contextId: Id;
  readonly fields: BlockFields;
  /** The untrusted sources of its label and of what is said of it; none where it is left out. */
  readonly taint?: Block["taint"];
};

/**
 * Stores a new, empty block in one strict commit; where the id is there already, gives that one. Fails
 * with `not-found` for the context, `invalid-field`, or `limit-exceeded`.
 */
export async function addBlock(
  deps: RowDeps,
  { id, contextId, fields, taint = [] }: Add,
): Promise<Block> {
  return deps.writer.write(async (commit) => {
    const existing = await deps.reader.get("blocks", id);
    if (existing !== null) return rowToBlock(existing);
    if ((await deps.reader.find("contexts", contextId)) === null) {
      throw new AppError("not-found", { data: { kind: "context" } });
    }
    const others = await blocksOf(deps, contextId);
    if (others.length >= MAX_BLOCKS) {
      throw new AppError("limit-exceeded", { data: { limit: "blocks", max: MAX_BLOCKS } });
    }
    const named = { ...fields, label: freeLabel(fields.label, others) };
    const block = { ...newBlock(id, { contextId, now: deps.clock.now() }, named), taint };
    await commit({ durability: "strict", puts: [blockToPut(block, null)] });
    return block;
  });
}

type Change = {
  readonly id: Id;
  /** The one that the person has seen. */
  readonly version: number;
  /** What is left out stays. */
  readonly fields: {
    readonly [K in Exclude<keyof BlockFields, "schema">]?: BlockFields[K] | undefined;
  };
};

/**
 * Changes what is said of a block, and nothing that stands in it. Fails with `not-found`,
 * `invalid-field`, or with `conflict` where it was changed since that version.
 */
export async function changeBlock(deps: RowDeps, { id, version, fields }: Change): Promise<Block> {
  return deps.writer.write(async (commit) => {
    const opened = await deps.reader.get("blocks", id);
    if (opened === null) throw new AppError("not-found", { data: { kind: "block" } });
    if (opened.row.version !== version) throw new AppError("conflict");
    const before = rowToBlock(opened);
    const others = (await blocksOf(deps, before.contextId)).filter((one) => one.id !== id);
    const label = fields.label === undefined ? before.label : freeLabel(fields.label, others);
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const changed = { ...before, ...Object.fromEntries(given), label };
    const block = { ...changed, updatedAt: deps.clock.now() };
    await commit({ durability: "strict", puts: [blockToPut(block, opened.row)] });
    return { ...block, version: nextVersion(opened.row) };
  });
}

/**
 * Deletes a block with its document, its history and its shares, and what kept requests told of it; one
 * that is gone is gone. On a full disk it goes all the same, and kept requests go on telling it. With a
 * version, `conflict` where it was changed since that one.
 */
export async function removeBlock(
  deps: RowDeps,
  { id, version }: { readonly id: Id; readonly version?: number | undefined },
): Promise<void> {
  await deps.writer.write(async (commit) => {
    const row = await deps.reader.find("blocks", id);
    if (row === null) return;
    if (version !== undefined && row.version !== version) throw new AppError("conflict");
    await forgetInPlansIfRoom(deps, forgettingBlock(id), commit);
    const [below, shares] = await Promise.all([
      rowsBeside(deps.database, { of: "block", id }),
      sharesOfBlocks(deps.reader, new Set([id])),
    ]);
    const removals = [{ table: "blocks", row } as const, ...below, ...shares];
    const puts = tombstonePuts([{ table: "blocks", id }], deps.clock.now());
    await commit({ durability: "strict", puts, removals });
  });
}

/** A label as one line that shows what it says; fails with `invalid-field` where it is not free. */
function freeLabel(label: string, others: readonly Block[]): string {
  const clean = cleanLabel(label, MAX_LABEL);
  if (clean === "") throw toInvalidField({ field: "label", problem: "empty" });
  const labels = others.map((one) => one.label);
  if (isNameTaken(clean, labels)) throw toInvalidField({ field: "label", problem: "taken" });
  return clean;
}
