import { AppError } from "../domain/app-error";
import type { Summary } from "../domain/summary";
import type { Put } from "./changes";
import { findSummaries } from "./find-summaries";
import type { Database } from "./open-database";
import type { TurnDeps } from "./open-turn";
import { rowToSummary, summaryToPut } from "./row-to-entity";
import { walkBranch } from "./walk-branch";

export type NewSummary = Omit<
  Summary,
  "id" | "version" | "state" | "folds" | "foldedInto" | "former" | "createdAt" | "updatedAt"
>;

type Deps = TurnDeps & { readonly database: Database };

type Input = {
  readonly summary: NewSummary;
  /** The summary that it was made from, as it was then; null for none. */
  readonly folds: Pick<Summary, "id" | "version"> | null;
};

/** Messages before the end of a new one among which another one may have become active. */
const LIMIT = 200;

/**
 * Stores a new summary and marks the one that it folds, in one strict transaction. Fails with
 * `not-found` where the conversation is gone, and with `conflict` where the folded one was changed
 * meanwhile, or another one has become active.
 */
export async function saveSummary(deps: Deps, { summary, folds }: Input): Promise<Summary> {
  return deps.writer.write(async (commit) => {
    const head = await deps.state.head(summary.conversationId);
    if (head === null) throw new AppError("not-found");
    const active = summary.kind === "range" ? await findActive(deps, summary) : null;
    if (active !== null && active.id !== folds?.id) throw new AppError("conflict");

    const now = deps.clock.now();
    const id = crypto.randomUUID();
    const made: Omit<Summary, "version"> = {
      ...summary,
      id,
      state: "active",
      folds: folds?.id ?? null,
      foldedInto: null,
      former: null,
      createdAt: now,
      updatedAt: now,
    };
    const folded = folds === null ? [] : [await foldPut(deps, folds, id)];
    await commit({ durability: "strict", puts: [summaryToPut(made, null), ...folded] });
    return { ...made, version: 1 };
  });
}

/** The range summary that stands now for the beginning of the branch that the new one ends on. */
async function findActive(deps: Deps, { conversationId, throughId }: NewSummary) {
  const before = Number.POSITIVE_INFINITY;
  const start = { conversationId, from: throughId, before, limit: LIMIT };
  const walk = await walkBranch(deps.database, start);
  return (await findSummaries(deps, { conversationId, walk })).active;
}

async function foldPut(
  { reader }: Deps,
  folds: Pick<Summary, "id" | "version">,
  foldedInto: string,
): Promise<Put> {
  const opened = await reader.get("summaries", folds.id);
  const isSame = opened?.row.version === folds.version && opened.payload.state === "active";
  if (!isSame) throw new AppError("conflict");
  const { version: _version, ...fields } = rowToSummary(opened);
  return summaryToPut({ ...fields, foldedInto }, opened.row);
}
