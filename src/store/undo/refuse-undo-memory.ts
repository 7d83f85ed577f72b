import { AppError } from "../../domain/app-error";
import { normaliseFact } from "../../domain/fact-text";
import type { TurnDeps } from "../branches/turn-deps";
import type { Row } from "../database/schema";
import { openFacts, rowsOfKey } from "../memory/fact-rows";
import { blocksOf, openedOf } from "../memory/read-memory";
import { stepKey, type UndoRecord, type UndoStep } from "../rows/undo-record";
import { isNameTaken } from "../rows/unique-name";

type Deps = Pick<TurnDeps, "database" | "reader">;
type Steps = UndoRecord["steps"];

/**
 * Fails with `conflict` where memory that comes back would stand beside what has its place by now: of each
 * key one fact is known, one block has a label, and a context sees a block by one share.
 */
export async function refuseTakenMemory(deps: Deps, { steps }: UndoRecord): Promise<void> {
  for (const step of steps.values()) {
    if (step.before === null) continue;
    if (step.table === "facts") await refuseKnownKey(deps, step, steps);
    if (step.table === "blocks") await refuseTakenLabel(deps, step, steps);
    if (step.table === "block_shares") await refuseSharedAgain(deps, step, steps);
  }
}

async function refuseKnownKey(deps: Deps, { before, after }: UndoStep, steps: Steps) {
  // The row was read from the table of facts, which TypeScript cannot follow.
  const opened = await deps.reader.tryOpen("facts", before as Row<"facts">);
  if (opened?.payload.state !== "kept") return;
  const { key } = opened.payload;
  const left = after?.put?.table === "facts" ? after.put.payload : null;
  if (left?.state === "kept" && normaliseFact(left.key) === normaliseFact(key)) return;
  const ofKey = rowsOfKey(await openFacts(deps, opened.row.parent), key);
  const isKnown = ofKey.some(({ row: { id }, payload }) => {
    return payload.state === "kept" && !steps.has(stepKey({ table: "facts", id }));
  });
  if (isKnown) throw new AppError("conflict");
}

async function refuseTakenLabel(deps: Deps, { before, after }: UndoStep, steps: Steps) {
  const opened = await deps.reader.tryOpen("blocks", before as Row<"blocks">);
  if (opened === null) return;
  const { label } = opened.payload;
  const left = after?.put?.table === "blocks" ? after.put.payload : null;
  if (left?.label === label) return;
  const others = (await blocksOf(deps, opened.row.parent)).filter(
    ({ id }) => !steps.has(stepKey({ table: "blocks", id })),
  );
  const labels = others.map((one) => one.label);
  if (isNameTaken(label, labels)) throw new AppError("conflict");
}

async function refuseSharedAgain(deps: Deps, { before, after }: UndoStep, steps: Steps) {
  if (after !== null) return;
  const opened = await deps.reader.tryOpen("block_shares", before as Row<"block_shares">);
  if (opened === null) return;
  const there = await openedOf(deps, "block_shares", opened.row.parent);
  const isShared = there.some(({ row: { id }, payload }) => {
    const isOther = !steps.has(stepKey({ table: "block_shares", id }));
    return isOther && payload.blockId === opened.payload.blockId;
  });
  if (isShared) throw new AppError("conflict");
}
