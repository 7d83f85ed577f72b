import type { Failure } from "../../domain/app-error";
import type { Summary, SummaryChange } from "../../domain/summary";
import type { Editing, SummaryState } from "./summary-state";

export type SummaryEditor = {
  readonly edit: (summary: Summary) => void;
  /** Notes what stands in the editor: it outlives the editor's own place on the page. */
  readonly type: (text: string) => void;
  readonly typed: () => string;
  readonly save: () => Promise<void>;
  readonly cancel: () => void;
  /** Another conversation is about to be shown: gives what is to be held until this one is; null for nothing. */
  readonly leave: () => HeldSummary | null;
  /** Forgets every text; nothing is kept any more. */
  readonly close: () => void;
};

/** What was typed into a summary of a conversation that is not shown, and not saved. */
export type HeldSummary = {
  /** Null once a save that was under way has ended well. */
  left: { readonly editing: Editing; readonly text: string } | null;
};

export type SummaryCore = {
  readonly get: () => SummaryState;
  readonly put: (part: Partial<SummaryState>) => void;
  /** Makes one change at a time and reads anew; the failure is in the state, too. */
  readonly change: (summary: Summary, change: SummaryChange) => Promise<Failure | null>;
};

/** Editing one summary: what is typed is kept until it is saved or called off, whatever happens. */
export function createSummaryEditor(
  { get, put, change }: SummaryCore,
  held: HeldSummary | null = null,
): SummaryEditor {
  const found = held?.left ?? null;
  const leaving: HeldSummary = { left: null };
  let text = found?.text ?? "";
  if (found !== null) put({ editing: found.editing, isOpen: true });
  const end = () => {
    const focusId = get().editing?.summary.id ?? null;
    text = "";
    leaving.left = null;
    put({ editing: null, failure: null, focusId });
  };
  const onConflict = (tried: Summary, mine: string) => {
    const active = get().shown?.active ?? null;
    // Asked twice, because the worker died over its answer: the first time had done it.
    if (active?.id === tried.id && active.text.trim() === mine.trim()) return end();
    const editing: Editing =
      active === null
        ? { summary: tried, conflict: "gone" }
        : { summary: active, conflict: "changed" };
    put({ editing, failure: null });
  };
  return {
    edit: (summary) => {
      text = summary.text;
      put({ editing: { summary, conflict: null }, failure: null });
    },
    type: (typed) => {
      text = typed;
    },
    typed: () => text,
    save: async () => {
      const { editing, busy } = get();
      if (editing === null || busy) return;
      const mine = text;
      if (mine.trim() === "") return;
      const failure = await change(editing.summary, { type: "edit", text: mine });
      if (failure === null) end();
      else if (failure.code === "conflict") onConflict(editing.summary, mine);
    },
    cancel: end,
    leave: () => {
      const { editing } = get();
      if (editing === null) return null;
      leaving.left = { editing: { ...editing, isBack: true }, text };
      return leaving;
    },
    close: () => {
      text = "";
    },
  };
}
