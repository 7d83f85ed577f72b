import type { ShownSummaries } from "../../contract/summary";
import type { Failure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";

export type SummaryState = {
  /** Null until they are read. */
  readonly shown: ShownSummaries | null;
  /** Whether the active one is unfolded. */
  readonly isOpen: boolean;
  /** The dropped ones that are unfolded. */
  readonly openDropped: readonly Id[];
  readonly editing: Editing | null;
  readonly busy: boolean;
  /** Why the last change was not made. */
  readonly failure: Failure | null;
  /** The summary that it was to change. */
  readonly failedId: Id | null;
  /** The mark that is to take the keyboard, because what had it is gone or the person asked for it. */
  readonly focusId: Id | null;
};

/** A summary that is being edited, as it was when that began or when a conflict was told. */
export type Editing = {
  readonly summary: Summary;
  /** `changed`: another text stands there by now; `gone`: it was dropped. */
  readonly conflict: "changed" | "gone" | null;
  /** Whether it was left for another conversation: it does not take the keyboard as it comes back. */
  readonly isBack?: true;
};

export const FIRST_SUMMARY_STATE: SummaryState = {
  shown: null,
  isOpen: false,
  openDropped: [],
  editing: null,
  busy: false,
  failure: null,
  failedId: null,
  focusId: null,
};

/** The unfolded ones with this one unfolded, or folded where it was. */
export function toggleId(open: readonly Id[], id: Id): readonly Id[] {
  return open.includes(id) ? open.filter((one) => one !== id) : [...open, id];
}

/** What is being edited after the list was read: once a conflict was told, the newest text is shown. */
export function followConflict(editing: Editing | null, active: Summary | null): Editing | null {
  if (editing === null || editing.conflict === null || active === null) return editing;
  return { ...editing, summary: active, conflict: "changed" };
}
