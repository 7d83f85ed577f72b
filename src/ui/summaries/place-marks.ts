import type { ShownSummaries } from "../../contract/summary";
import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";
import type { Editing } from "./summary-state";

export type Mark = { readonly kind: "active" | "dropped"; readonly summary: Summary };

/** A mark stands after the last message that its summary covers, or before all that is loaded. */
export type PlacedMarks = {
  readonly first: readonly Mark[];
  readonly afterId: ReadonlyMap<Id, readonly Mark[]>;
};

type Input = {
  readonly shown: ShownSummaries | null;
  readonly editing: Editing | null;
  /** Ids of the entries that are shown. */
  readonly ids: readonly Id[];
};

/** Where the marks of summaries stand; one that is being edited keeps its mark until that is over. */
export function placeMarks({ shown, editing, ids }: Input): PlacedMarks {
  const loaded = new Set(ids);
  const first: Mark[] = [];
  const afterId = new Map<Id, Mark[]>();
  const active = editing?.summary ?? shown?.active ?? null;
  const marks: Mark[] = [
    ...(shown?.dropped ?? []).map((summary) => ({ kind: "dropped" as const, summary })),
    ...(active === null ? [] : [{ kind: "active" as const, summary: active }]),
  ];
  for (const mark of marks) {
    const { throughId } = mark.summary;
    if (!loaded.has(throughId)) first.push(mark);
    else afterId.set(throughId, [...(afterId.get(throughId) ?? []), mark]);
  }
  return { first, afterId };
}
