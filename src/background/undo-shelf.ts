import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import { isUndoable, type UndoRecord } from "../store/rows/undo-record";

/** What can be taken back for some seconds: in memory only, and gone with the lock and the worker. */
export type UndoShelf = {
  /** Holds what takes an act back under the id that its caller has made; whether it can be. */
  readonly offer: (id: Id, offer: Offer) => boolean;
  /** Whether something is held under the id. */
  readonly has: (id: Id) => boolean;
  /** Takes it back, once; fails with `undo-late` where nothing is held, and as `undo` does. */
  readonly take: (id: Id, undo: (record: UndoRecord) => Promise<void>) => Promise<void>;
  /** Holds it for some seconds more. */
  readonly keep: (id: Id) => void;
  /** Lets nothing that is held be taken back any more; what waited for that may begin. */
  readonly end: () => void;
  /** The same of acts on rows, of those that are meant. */
  readonly endRows: (isMeant: (record: UndoRecord) => boolean) => void;
  /** Forgets everything, and what waited for it. */
  readonly drop: () => void;
};

/** The rows that an act has changed; or what takes back what is no matter of rows alone. */
type Held = { readonly record: UndoRecord } | { readonly undo: () => Promise<void> };

type Offer = Held & {
  /** Called once it cannot be taken back any more: what waited for that may begin. */
  readonly onEnd?: (() => void) | undefined;
};

type Deps = {
  readonly clock: { readonly now: () => number };
  /** Calls `run` so many milliseconds later, until the returned function is called. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

/** Ten seconds are offered; the way to the worker and back takes its time, too. */
const HELD_MS = 15_000;

/** The longest that a person may think about it. */
const MOST_MS = 300_000;

type Kept = Offer & {
  readonly since: number;
  undone: Promise<void> | null;
  stop: () => void;
};

/** An empty shelf. */
export function createUndoShelf({ clock, later }: Deps): UndoShelf {
  const heldById = new Map<Id, Kept>();
  const end = (id: Id) => {
    const held = heldById.get(id);
    if (held === undefined) return;
    heldById.delete(id);
    held.stop();
    // One that is being taken back just now ends when that is done: it asks whether it is back.
    if (held.undone === null) held.onEnd?.();
    else void held.undone.catch(() => {}).then(() => held.onEnd?.());
  };
  const wait = (id: Id, held: Kept) => {
    held.stop();
    held.stop = later(() => end(id), HELD_MS);
  };
  return {
    offer: (id, offer) => {
      if ("record" in offer && !isUndoable(offer.record)) return heldById.has(id);
      const held: Kept = { ...offer, since: clock.now(), undone: null, stop: () => {} };
      heldById.set(id, held);
      wait(id, held);
      return true;
    },
    has: (id) => heldById.has(id),
    take: async (id, undo) => {
      const held = heldById.get(id);
      if (held === undefined) throw new AppError("undo-late");
      // Asked once more, it is done: nothing is taken back twice.
      const taking = () => ("record" in held ? undo(held.record) : held.undo());
      held.undone ??= taking().catch((error: unknown) => {
        held.undone = null;
        throw error;
      });
      await held.undone;
    },
    keep: (id) => {
      const held = heldById.get(id);
      if (held !== undefined && clock.now() - held.since < MOST_MS) wait(id, held);
    },
    end: () => {
      for (const id of [...heldById.keys()]) end(id);
    },
    endRows: (isMeant) => {
      for (const [id, held] of [...heldById]) if ("record" in held && isMeant(held.record)) end(id);
    },
    drop: () => {
      for (const held of heldById.values()) held.stop();
      heldById.clear();
    },
  };
}
