import { AppError } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { Id } from "../../domain/id";
import type { Summary, SummaryChange } from "../../domain/summary";
import type { TurnDeps } from "../branches/turn-deps";
import { nextVersion } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import { rowToSummary, summaryToPut } from "../rows/row-to-entity";

type Deps = Pick<TurnDeps, "reader" | "writer" | "clock">;

type Input = {
  readonly id: Id;
  /** The version that the change was made from. */
  readonly version: number;
  readonly change: SummaryChange;
};

/**
 * Edits or drops a summary, or undoes the last of these, in one strict transaction; gives it as it
 * is from then on. Fails with `not-found`, with `conflict` where it was changed or folded into a
 * newer one meanwhile, with `bad-request` for an empty text or where there is nothing to undo.
 */
export async function changeSummary(deps: Deps, input: Input): Promise<Summary> {
  return deps.writer.write(async (commit) => {
    const opened = await deps.reader.get("summaries", input.id);
    if (opened === null) throw new AppError("not-found");
    if (opened.row.version !== input.version) throw new AppError("conflict");
    const summary = rowToSummary(opened);
    if (await isFolded(deps.reader, summary)) throw new AppError("conflict");
    const changed = changedFields(summary, input.change);
    if (changed === null) return summary;
    const next = { ...summary, ...changed, updatedAt: deps.clock.now() };
    const { version: _version, ...fields } = next;
    await commit({ durability: "strict", puts: [summaryToPut(fields, opened.row)] });
    return { ...next, version: nextVersion(opened.row) };
  });
}

/** Whether a newer summary stands in its place; one that is dropped, gone or does not open does not. */
async function isFolded(reader: RowReader, { foldedInto }: Summary): Promise<boolean> {
  const row = foldedInto === null ? null : await reader.find("summaries", foldedInto);
  const newer = row === null ? null : await reader.tryOpen("summaries", row);
  return newer?.payload.state === "active";
}

type Changed = Pick<Summary, "state" | "text" | "writtenBy" | "former">;

/** What the change makes of these fields; null where nothing is to be written. */
function changedFields(summary: Summary, change: SummaryChange): Changed | null {
  const { state, text, writtenBy } = summary;
  const former = { state, text, writtenBy };
  switch (change.type) {
    case "edit":
      if (change.text.trim() === "") throw new AppError("bad-request");
      return { state, text: change.text, writtenBy: "person", former };
    case "drop":
      return state === "dropped" ? null : { state: "dropped", text, writtenBy, former };
    case "undo":
      if (summary.former === null) throw new AppError("bad-request");
      return { ...summary.former, former };
    default:
      return assertNever(change);
  }
}
