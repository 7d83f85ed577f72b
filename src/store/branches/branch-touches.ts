import type { Failure } from "../../domain/app-error";
import type { Changes } from "../rows/changes";
import { rangeFailureOf } from "./read-branch";

/** Whether both are the same reason, or none. */
export function isSameFailure(left: Failure | null, right: Failure | null): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The conversations of which a commit changes what a branch holds; `all` where that is not known. */
export function touchedBy(changes: Changes): ReadonlySet<string> | "all" {
  const { puts = [], removals = [], reseals = [], dropped = [], recounted } = changes;
  if (reseals.length + dropped.length > 0 || recounted !== undefined) return "all";
  const touched = new Set<string>();
  for (const { table, columns, replaces } of puts) {
    // The settings tell for how long a branch is kept.
    if (table === "settings" || table === "contexts") return "all";
    if (table === "summaries") touched.add(columns.parent);
    // One that is added is on no branch yet.
    if (table === "messages" && replaces !== null) touched.add(columns.parent);
  }
  for (const { table, row } of removals) {
    if (table === "conversations" || table === "contexts") return "all";
    if (table === "summaries" || table === "messages") touched.add(row.parent);
  }
  return touched;
}

/** Why the last summary of a conversation was not made, where a commit says something of it. */
export function failuresOf({
  puts = [],
  removals = [],
}: Changes): ReadonlyMap<string, Failure | null> {
  const failures = new Map<string, Failure | null>();
  for (const put of puts) {
    if (put.table === "jobs") failures.set(put.columns.id, rangeFailureOf(put.payload));
  }
  for (const { table, row } of removals) if (table === "jobs") failures.set(row.id, null);
  return failures;
}

/** The ends of the turns that a commit closes, with their conversations. */
export function closedBy({ puts = [], removals = [] }: Changes) {
  const closed = new Set(
    removals.flatMap(({ table, row }) => (table === "open_turns" ? row.id : [])),
  );
  return puts.flatMap(({ table, columns }) =>
    table === "messages" && closed.has(columns.id)
      ? [{ conversationId: columns.parent, leaf: columns.id }]
      : [],
  );
}
