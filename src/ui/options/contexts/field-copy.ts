import type { Failure } from "../../../domain/app-error";
import type { FieldProblem } from "../../../domain/field-problem";
import { type Cell, createCell } from "../../cell";
import { changedKeys, pick, revertOf } from "./field-changes";

export type EditorState<F extends object, I> = {
  /** As the worker keeps it. */
  readonly item: I;
  /** As it is typed. */
  readonly fields: F;
  /** What is wrong with the fields as they are typed; those are not kept. */
  readonly problems: readonly FieldProblem[];
  readonly saving: boolean;
  /** Whether something is typed that is not kept yet. */
  readonly isDirty: boolean;
  /** As another window has changed it meanwhile; nothing is kept before one of the two is chosen. */
  readonly theirs: I | null;
  /** Why the newest change was not kept; it still stands in its field. */
  readonly failure: Failure | null;
  readonly canUndo: boolean;
};

/** What an editor shows and knows; it asks nobody. */
export type FieldCopy<F extends object, I> = Pick<Cell<EditorState<F, I>>, "get" | "subscribe"> & {
  readonly note: (
    next: Partial<Pick<EditorState<F, I>, "item" | "saving" | "theirs" | "failure">>,
  ) => void;
  readonly type: (change: Partial<F>) => void;
  /** What is typed and not kept yet. */
  readonly mine: () => Partial<F>;
  /** Of that, what nothing is wrong with. */
  readonly sound: () => Partial<F>;
  readonly onKept: (item: I, change: Partial<F>, undoable: boolean) => void;
  /** Takes a problem that only the worker knows of, until its field is typed anew. */
  readonly refuse: (problem: FieldProblem) => void;
  /** Goes on from another item, with a change of it that is not kept yet. */
  readonly rebase: (item: I, change: Partial<F>) => void;
  readonly pushUndo: (change: Partial<F>) => void;
  /** The change that takes the newest one back; undefined where there is none left. */
  readonly popUndo: () => Partial<F> | undefined;
};

export type CopyDeps<F extends object, I> = {
  readonly item: I;
  readonly fieldsOf: (item: I) => F;
  readonly check: (fields: F) => readonly FieldProblem[];
  /** The key of the fields that a problem's field belongs to. */
  readonly keyOf: (field: string) => keyof F | undefined;
};

const MOST_UNDO = 100;

/** Fields as they are typed beside what is kept of them. */
export function createFieldCopy<F extends object, I>(deps: CopyDeps<F, I>): FieldCopy<F, I> {
  const { fieldsOf, check, keyOf } = deps;
  /** What was kept last of each field, as it was typed: the worker may have trimmed it. */
  let kept = fieldsOf(deps.item);
  let refused: readonly FieldProblem[] = [];
  let undos: readonly Partial<F>[] = [];
  const cell = createCell(firstState(deps, kept));
  const set = (next: Partial<EditorState<F, I>>) => {
    const state = { ...cell.get(), ...next };
    const isDirty = changedKeys(kept, state.fields).length > 0;
    const problems = [...check(state.fields), ...refused];
    cell.set({ ...state, isDirty, problems, canUndo: undos.length > 0 });
  };
  const mine = () => {
    const { fields } = cell.get();
    return pick(fields, changedKeys(kept, fields));
  };
  const pushUndo = (change: Partial<F>) => {
    undos = [...undos, change].slice(-MOST_UNDO);
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    note: set,
    mine,
    sound: () => {
      const { fields, problems } = cell.get();
      const wrong = problems.map(({ field }) => keyOf(field));
      const keys = changedKeys(kept, fields).filter((key) => !wrong.includes(key));
      return pick(fields, keys);
    },
    type: (change) => {
      refused = refused.filter(({ field }) => !Object.hasOwn(change, keyOf(field) ?? ""));
      set({ fields: { ...cell.get().fields, ...change } });
    },
    onKept: (item, change, undoable) => {
      if (undoable) pushUndo(revertOf(fieldsOf(cell.get().item), change));
      kept = { ...kept, ...change };
      set({ item, saving: false, failure: null });
    },
    refuse: (problem) => {
      refused = [...refused, problem];
      set({ saving: false });
    },
    rebase: (item, change) => {
      kept = fieldsOf(item);
      refused = [];
      set({ item, fields: { ...kept, ...change }, theirs: null, failure: null });
    },
    pushUndo,
    popUndo: () => {
      const last = undos.at(-1);
      undos = undos.slice(0, -1);
      return last;
    },
  };
}

function firstState<F extends object, I>(
  { item, check }: CopyDeps<F, I>,
  fields: F,
): EditorState<F, I> {
  return {
    item,
    fields,
    problems: check(fields),
    saving: false,
    isDirty: false,
    theirs: null,
    failure: null,
    canUndo: false,
  };
}
