import { type Failure, toFailure } from "../../../domain/app-error";
import type { Timers } from "../../timers";
import { changedKeys, isSame, pick } from "./field-changes";
import { type CopyDeps, createFieldCopy, type EditorState, type FieldCopy } from "./field-copy";
import { toProblem } from "./to-problem";

export type FieldEditor<F extends object, I> = {
  readonly get: () => EditorState<F, I>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what is typed; kept after a pause. */
  readonly change: (change: Partial<F>) => void;
  /** Keeps at once what is not kept yet. */
  readonly save: () => Promise<void>;
  /** Takes the newest kept change back. */
  readonly undo: () => void;
  /** Shows what another window has kept, in place of what is typed here. */
  readonly takeTheirs: () => void;
  /** Goes on with what is typed here, on top of what another window has kept. */
  readonly keepMine: () => void;
  /** Takes an item that another call brought, such as one that was extended. */
  readonly accept: (item: I) => void;
  /** Keeps what is not kept yet, for the last time. */
  readonly close: () => void;
};

type Deps<F extends object, I> = CopyDeps<F, I> & {
  /** Fails with `conflict` where the item was changed since. */
  readonly update: (item: I, change: Partial<F>) => Promise<I>;
  readonly read: (item: I) => Promise<I>;
  readonly later: Timers["later"];
};

const PAUSE_MS = 700;

/** Keeps fields as they are changed, each change on the version that it was made from. */
export function createFieldEditor<F extends object, I>(deps: Deps<F, I>): FieldEditor<F, I> {
  const { later } = deps;
  const copy = createFieldCopy(deps);
  let cancel = () => {};
  let isClosed = false;
  const schedule = () => {
    cancel();
    cancel = later(() => void save(), PAUSE_MS);
  };
  let going: Promise<void> = Promise.resolve();
  const save = async (undoable = true): Promise<void> => {
    cancel();
    const { saving, theirs } = copy.get();
    const change = copy.sound();
    if (saving || theirs !== null || isNothing(change)) return;
    going = keep(change, undoable);
    return going;
  };
  const keep = async (change: Partial<F>, undoable: boolean): Promise<void> => {
    copy.note({ saving: true, failure: null });
    try {
      copy.onKept(await deps.update(copy.get().item, change), change, undoable);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code === "conflict") return onConflict(deps, copy, change);
      // The rest was refused only because it came along.
      if (onRefused(deps, copy, { failure, change })) return save(undoable);
    }
    // What was typed meanwhile.
    if (copy.get().failure !== null || isNothing(copy.sound())) return;
    if (isClosed) return save(undoable);
    schedule();
  };
  return {
    get: copy.get,
    subscribe: copy.subscribe,
    change: (change) => {
      copy.type(change);
      schedule();
    },
    save: () => save(),
    undo: async () => {
      // What is being kept is the newest change.
      while (copy.get().saving) if (!(await wasKept(copy, going))) return;
      const last = copy.popUndo();
      if (last === undefined) return;
      copy.type(last);
      save(false);
    },
    takeTheirs: () => takeTheirs(deps, copy),
    keepMine: () => void (keepMine(copy) && save()),
    accept: (item) => accept(copy, item),
    close: () => {
      isClosed = true;
      save();
      cancel();
    },
  };
}

/** Whether that was kept; else it still stands in its field, and nothing is taken back in its place. */
async function wasKept<F extends object, I>(
  copy: FieldCopy<F, I>,
  going: Promise<void>,
): Promise<boolean> {
  await going;
  return copy.get().failure === null && copy.get().theirs === null;
}

function accept<F extends object, I>(copy: FieldCopy<F, I>, item: I): void {
  // Which of two texts stays is the person's choice yet.
  if (copy.get().theirs !== null) copy.note({ item, theirs: item });
  else copy.rebase(item, copy.mine());
}

function takeTheirs<F extends object, I>({ fieldsOf }: Deps<F, I>, copy: FieldCopy<F, I>): void {
  const { theirs, fields } = copy.get();
  if (theirs === null) return;
  // What was typed here can still be brought back.
  copy.pushUndo(pick(fields, changedKeys(fieldsOf(theirs), fields)));
  copy.rebase(theirs, {});
}

/** Whether there was anything to choose. */
function keepMine<F extends object, I>(copy: FieldCopy<F, I>): boolean {
  const { theirs } = copy.get();
  if (theirs !== null) copy.rebase(theirs, copy.mine());
  return theirs !== null;
}

function isNothing(change: object): boolean {
  return Object.keys(change).length === 0;
}

/** Another window was first; or this one, whose answer was lost on its way. */
async function onConflict<F extends object, I>(
  { read, fieldsOf }: Deps<F, I>,
  copy: FieldCopy<F, I>,
  change: Partial<F>,
): Promise<void> {
  try {
    const theirs = await read(copy.get().item);
    const there = pick(fieldsOf(theirs), Object.keys(change) as (keyof F)[]);
    if (isSame(there, change)) copy.onKept(theirs, change, true);
    else copy.note({ theirs, saving: false });
  } catch (error) {
    copy.note({ saving: false, failure: toFailure(error) });
  }
}

/** Tells beside its field what the worker has refused, else as a failure; whether it was the former. */
function onRefused<F extends object, I>(
  { keyOf }: Deps<F, I>,
  copy: FieldCopy<F, I>,
  { failure, change }: { readonly failure: Failure; readonly change: Partial<F> },
): boolean {
  const problem = toProblem(failure);
  const key = problem === null ? undefined : keyOf(problem.field);
  if (problem === null || key === undefined || !Object.hasOwn(change, key)) {
    copy.note({ saving: false, failure });
    return false;
  }
  copy.refuse(problem);
  return true;
}
