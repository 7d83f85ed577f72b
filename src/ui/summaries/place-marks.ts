import type { ShownSummaries } from "../../contract/summary";
import type { Failure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";
import type { Editing } from "./summary-state";

export type Mark =
  | { readonly kind: "active" | "dropped"; readonly summary: Summary }
  /** Why there is no newer one. */
  | { readonly kind: "failed"; readonly failure: Failure };

/** A mark stands after the last message that its summary covers, or before all that is loaded. */
export type PlacedMarks = {
  readonly first: readonly Mark[];
  readonly afterId: ReadonlyMap<Id, readonly Mark[]>;
};

type Input = {
  readonly shown: ShownSummaries | null;
  readonly editing: Editing | null;
  /** Why the last summary was not made; null where nothing failed, or where another line tells. */
  readonly failure: Failure | null;
  /** Ids of the entries that are shown. */
  readonly ids: readonly Id[];
};

/** Where the marks of summaries stand; one that is being edited keeps its mark until that is over. */
export function placeMarks({ shown, editing, failure, ids }: Input): PlacedMarks {
  const loaded = new Set(ids);
  const first: Mark[] = [];
  const afterId = new Map<Id, Mark[]>();
  const active = editing?.summary ?? shown?.active ?? null;
  const put = (mark: Mark, throughId: Id | null) => {
    if (throughId === null || !loaded.has(throughId)) first.push(mark);
    else afterId.set(throughId, [...(afterId.get(throughId) ?? []), mark]);
  };
  for (const summary of shown?.dropped ?? []) put({ kind: "dropped", summary }, summary.throughId);
  if (active !== null) put({ kind: "active", summary: active }, active.throughId);
  // A newer one would go on from the active one's end.
  if (failure !== null) put({ kind: "failed", failure }, active?.throughId ?? null);
  return { first, afterId };
}
