import { type Failure, toFailure } from "../../domain/app-error";
import { draftPrefix } from "../../domain/draft-prefix";

export type DraftController = KnownDraft & {
  /** Notes what is typed now; kept after a pause in typing, and while there is none every 2 s. */
  readonly change: (text: string) => void;
  /** Keeps at once what is not kept yet. */
  readonly flush: () => void;
  /** Keeps what is not kept yet once nothing holds it up; resolves when no save is on its way any more. */
  readonly kept: () => Promise<void>;
  /** Forgets what was to be kept, then waits for saves on their way: the worker is about to drop the draft. */
  readonly hold: () => Promise<void>;
  /** Ends a hold; what was typed meanwhile is kept next. */
  readonly release: () => void;
  /**
   * The field is about to go: nothing of it is noted any more, and what stands in it is kept, after
   * a message on its way. Resolves when that is stored.
   */
  readonly leave: () => Promise<void>;
  /** Takes a message that was not sent, where the field is left already; tells whether it did. */
  readonly takeBack: (text: string) => boolean;
  /** Forgets what was to be kept, unless it was left; nothing more is noted. */
  readonly close: () => void;
};

type KnownDraft = {
  /** The stored draft stands in the field. */
  readonly begin: (stored: string) => void;
  /** What another page has stored stands in the field. */
  readonly found: (stored: string) => void;
  /** What this page knows as stored; null where it has neither read nor stored any. */
  readonly known: () => string | null;
  /**
   * Calls back with what another page had stored and is kept before this one's text, until the returned
   * function is called.
   */
  readonly onEarlier: (listener: (text: string) => void) => () => void;
};

type Deps = {
  /**
   * Stores a text over the one that is known as stored; resolves with what another page had stored
   * there and is kept before it, empty where nothing was.
   */
  readonly save: (text: string, known: string | null) => Promise<string>;
  readonly onFailure?: (failure: Failure) => void;
  /** Runs a function later; the returned one calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
};

/** A pause in typing after which the draft is kept. */
const PAUSE_MS = 300;
/** Who types on and on may lose no more than this. */
const LONGEST_MS = 2_000;

/** Keeps the composer's draft without racing the message that is made from it. */
export function createDraftController({ later, ...deps }: Deps): DraftController {
  const { save, endHearing, ...knowing } = createSaving(deps);
  let unsaved: string | null = null;
  let holds = 0;
  let field: "typed" | "left" | "closed" = "typed";
  let saving: Promise<void> = Promise.resolve();
  const waiting: (() => void)[] = [];
  const pause = createPause(later, () => flush());
  const flush = () => {
    pause.cancel();
    if (unsaved === null || holds > 0) return;
    const text = unsaved;
    unsaved = null;
    // One after another, so that an older text never lands on a newer one.
    saving = saving.then(() => save(text));
  };
  const kept = async () => {
    if (holds > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    flush();
    for (let last: unknown; last !== saving; await saving) last = saving;
  };
  return {
    ...knowing,
    flush,
    kept,
    change: (text) => {
      if (field !== "typed") return;
      unsaved = text;
      pause.begin();
    },
    hold: () => {
      holds += 1;
      pause.cancel();
      unsaved = null;
      return saving;
    },
    release: () => {
      holds -= 1;
      if (holds > 0) return;
      if (unsaved !== null) flush();
      for (const go of waiting.splice(0)) go();
    },
    leave: () => {
      field = "left";
      endHearing();
      return kept();
    },
    takeBack: (text) => {
      if (field !== "left") return false;
      unsaved = draftPrefix(text, unsaved ?? "") + (unsaved ?? "");
      return true;
    },
    close: () => {
      pause.cancel();
      if (field === "left") return;
      field = "closed";
      unsaved = null;
    },
  };
}

/** Saves over what is known as stored, and knows what is stored then. */
function createSaving({ save, onFailure = () => {} }: Omit<Deps, "later">) {
  let known: string | null = null;
  let hear: ((text: string) => void) | null = null;
  return {
    save: async (text: string) => {
      try {
        const earlier = await save(text, known);
        // Where nobody takes it in, the next text must not be taken for one that has it.
        if (earlier !== "" && hear === null) return;
        known = draftPrefix(earlier, text) + text;
        if (earlier !== "") hear?.(earlier);
      } catch (error) {
        // It still stands in the field; the person is told when sending it fails too.
        onFailure(toFailure(error));
      }
    },
    begin: (stored: string) => {
      known ??= stored;
    },
    found: (stored: string) => {
      known = stored;
    },
    endHearing: () => {
      hear = null;
    },
    known: () => known,
    onEarlier: (listener: (text: string) => void) => {
      hear = listener;
      return () => {
        if (hear === listener) hear = null;
      };
    },
  };
}

/** Runs `end` after a pause in typing, and at the latest where there is none. */
function createPause(later: Deps["later"], end: () => void) {
  let cancelPause = () => {};
  let cancelLongest: (() => void) | null = null;
  return {
    begin: () => {
      cancelPause();
      cancelPause = later(end, PAUSE_MS);
      cancelLongest ??= later(end, LONGEST_MS);
    },
    cancel: () => {
      cancelPause();
      cancelLongest?.();
      cancelLongest = null;
    },
  };
}
