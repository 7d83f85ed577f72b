import { AppError } from "../../domain/app-error";
import type { ConversationJob, JobKind } from "../../domain/job";
import type { JobStore } from "../../domain/job-store";
import type { Taint } from "../../domain/taint";
import type { BranchDeps } from "../branches/read-branch";
import type { TurnDeps } from "../branches/turn-deps";
import { earlierTaint } from "../conversations/earlier-taint";
import { isGiven } from "../conversations/first-title";
import type { Changes } from "../rows/changes";
import { tryOpenAll } from "../rows/row-reader";
import { headToPut, rowToJob } from "../rows/row-to-entity";
import type { OpenedRow } from "../rows/sealed-row";
import type { Head } from "../rows/set-state";
import { readUnlearned, saveLearned } from "./learned-facts";
import { readUnsummarised } from "./read-unsummarised";
import { saveSummary } from "./save-summary";

type Deps = TurnDeps & BranchDeps;

/**
 * What is still to be done over closed turns. Rows of it are written relaxed: what a loss of power
 * takes is done again.
 */
export function createJobStore(deps: Deps): JobStore {
  const { reader, writer, state } = deps;
  const change = (job: ConversationJob, toChanges: (row: OpenedRow<"jobs">) => JobChanges) =>
    writer.write(async (commit) => {
      const opened = await reader.get("jobs", job.conversationId);
      if (opened?.row.version !== job.version) throw new AppError("conflict");
      await commit({ durability: "relaxed", ...toChanges(opened) });
    });
  return {
    listJobs: async () => {
      const rows = await reader.findAll("jobs");
      const opened = await tryOpenAll(reader, "jobs", rows);
      return opened.map(rowToJob);
    },
    finishJob: ({ job, kind, all }) => change(job, (row) => finished(row, kind, all)),
    failJob: ({ job, kind, failure, notBefore }) =>
      change(job, ({ row, payload }) => {
        const attempts = payload.attempts + 1;
        // Why there is no summary is told of; of a title's failure nobody asks.
        const staysKnown = payload.failedKind === "range" && kind !== "range";
        const why = staysKnown ? {} : { failure, failedKind: kind };
        return put(row, { ...payload, ...why, attempts, notBefore });
      }),
    dropJob: (job) => change(job, ({ row }) => removal(row)),
    readUnsummarised: (input) => readUnsummarised(deps, input),
    saveSummary: (input) => saveSummary(deps, input),
    readUnlearned: (input) => readUnlearned(deps, input),
    saveLearned: (learned) => saveLearned(deps, learned),
    nameConversation: ({ conversationId, title, deletedCount }) =>
      writer.write(async (commit) => {
        const head = await state.head(conversationId);
        if (head === null) throw new AppError("not-found");
        if (head.payload.deletedCount !== deletedCount) throw new AppError("conflict");
        if (isGiven(head.payload)) return false;
        const taint = await taintOf(deps, head);
        const named = { title, titleOf: undefined, taint };
        await commit({ durability: "relaxed", heads: [headToPut(head, named)] });
        return true;
      }),
  };
}

/** What a model made the title of may be a stranger's words, whatever who asked it says. */
async function taintOf(deps: Deps, { row, payload }: Head): Promise<Taint[] | undefined> {
  const { activeLeaf: from } = payload;
  const taint = await earlierTaint(deps, {
    conversationId: row.id,
    from,
    before: Number.POSITIVE_INFINITY,
  });
  return taint.length === 0 ? undefined : taint;
}

type JobChanges = Pick<Changes, "puts" | "removals">;
type JobRow = OpenedRow<"jobs">;

function finished({ row, payload }: JobRow, kind: JobKind, all: readonly JobKind[]): JobChanges {
  const done = [...new Set([...payload.done, kind])];
  if (all.every((one) => done.includes(one))) return removal(row);
  // What another kind waits for after its failure is not this one's to shorten.
  if (payload.failedKind !== null && payload.failedKind !== kind)
    return put(row, { ...payload, done });
  const mended = { failure: null, failedKind: null, attempts: 0, notBefore: 0 };
  return put(row, { ...payload, ...mended, done });
}

function put(row: JobRow["row"], payload: JobRow["payload"]): JobChanges {
  return { puts: [{ table: "jobs", columns: { id: row.id }, replaces: row, payload }] };
}

function removal(row: JobRow["row"]): JobChanges {
  return { removals: [{ table: "jobs", row }] };
}
