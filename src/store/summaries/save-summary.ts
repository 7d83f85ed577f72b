import { AppError } from "../../domain/app-error";
import type { JobStore, NewSummary } from "../../domain/job-store";
import type { Summary } from "../../domain/summary";
import { findSummariesOn } from "../branches/find-summaries";
import { withTaint } from "../branches/summary-taint";
import type { TurnDeps } from "../branches/turn-deps";
import { walkBranch } from "../branches/walk-branch";
import { readConversationContext } from "../contexts/conversation-context";
import type { Database } from "../database/open-database";
import type { Put } from "../rows/changes";
import { rowToSummary, summaryToPut } from "../rows/row-to-entity";
import type { OpenedRow } from "../rows/sealed-row";

type Deps = TurnDeps & { readonly database: Database };

type Input = Parameters<JobStore["saveSummary"]>[0];

/**
 * Stores a new summary and marks the one that it folds, in one strict transaction. Fails with
 * `not-found` where the conversation is gone, and with `conflict` where the folded one was changed
 * meanwhile, a message was deleted (its words may be in the summary), another one stands for some of the
 * same messages, or one for other conversations would come into a context that does not remember what
 * was said then.
 */
export async function saveSummary(deps: Deps, input: Input): Promise<Summary> {
  const { summary, folds, deletedCount, since = 0 } = input;
  return deps.writer.write(async (commit) => {
    const head = await deps.state.head(summary.conversationId);
    if (head === null) throw new AppError("not-found");
    if (head.payload.deletedCount !== deletedCount) throw new AppError("conflict");
    if (summary.kind === "whole") {
      const { remembers, remembersSince = 0 } = await readConversationContext(deps.reader, head);
      if (!remembers || since < remembersSince) throw new AppError("conflict");
    }
    const folded = folds === null ? null : await openFolded(deps, folds);
    if (await isCoveredAlready(deps, summary, folded)) throw new AppError("conflict");

    const now = deps.clock.now();
    const id = crypto.randomUUID();
    const made: Omit<Summary, "version"> = {
      ...withTaint(summary, head),
      // It may have been moved while the summary was being written.
      contextId: head.row.parent,
      id,
      state: "active",
      folds: folds?.id ?? null,
      foldedInto: null,
      former: null,
      createdAt: now,
      updatedAt: now,
    };
    const puts = [summaryToPut(made, null), ...(folded === null ? [] : [foldPut(folded, id)])];
    await commit({ durability: "strict", puts });
    return { ...made, version: 1 };
  });
}

/** Whether another active range summary ends among what the new one covers beyond the folded one. */
async function isCoveredAlready(
  deps: Deps,
  { kind, conversationId, throughId: from, messages }: NewSummary,
  folded: OpenedRow<"summaries"> | null,
): Promise<boolean> {
  if (kind === "whole") return false;
  const limit = messages - (folded?.payload.messages ?? 0);
  const before = Number.POSITIVE_INFINITY;
  const { rows } = await walkBranch(deps.database, { conversationId, from, before, limit });
  return (await findSummariesOn(deps, conversationId, rows)).active !== null;
}

async function openFolded(
  { reader }: Deps,
  folds: Pick<Summary, "id" | "version">,
): Promise<OpenedRow<"summaries">> {
  const opened = await reader.get("summaries", folds.id);
  const isSame = opened?.row.version === folds.version && opened.payload.state === "active";
  if (!isSame) throw new AppError("conflict");
  return opened;
}

function foldPut(folded: OpenedRow<"summaries">, foldedInto: string): Put {
  const { version: _version, ...fields } = rowToSummary(folded);
  return summaryToPut({ ...fields, foldedInto }, folded.row);
}
