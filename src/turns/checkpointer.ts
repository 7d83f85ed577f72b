/** Milliseconds and characters after which a running reply is written to its draft, at the latest. */
const MAX_AGE = 500;
const MAX_CHARACTERS = 4096;

type Piece = { readonly text: string; readonly thinking: string };

type Deps = {
  readonly write: (piece: Piece) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Keeps a running reply on disk without slowing the stream: one write at a time, coalesced. */
export type Checkpointer = {
  readonly add: (piece: Partial<Piece>) => void;
  /** Resolves once what was added is written, as far as it can be. */
  readonly flush: () => Promise<void>;
  /** Waits for the write under way and returns what no write has kept. */
  readonly drain: () => Promise<Piece>;
};

/** A checkpointer; a write that fails gives its piece back, to be written with the next one. */
export function createCheckpointer(deps: Deps): Checkpointer {
  let unkept: Piece = { text: "", thinking: "" };
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drained = false;

  const write = async () => {
    const piece = unkept;
    unkept = { text: "", thinking: "" };
    try {
      await deps.write(piece);
    } catch (error) {
      unkept = { text: piece.text + unkept.text, thinking: piece.thinking + unkept.thinking };
      deps.onError(error);
    }
    writing = null;
    schedule();
  };
  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    if (writing === null && !drained) writing = write();
  };
  const schedule = () => {
    const size = unkept.text.length + unkept.thinking.length;
    if (drained || size === 0) return;
    timer ??= setTimeout(start, MAX_AGE);
  };

  return {
    add: ({ text = "", thinking = "" }) => {
      unkept = { text: unkept.text + text, thinking: unkept.thinking + thinking };
      if (unkept.text.length + unkept.thinking.length >= MAX_CHARACTERS) start();
      else schedule();
    },
    flush: async () => {
      await writing;
      if (unkept.text !== "" || unkept.thinking !== "") start();
      await writing;
    },
    drain: async () => {
      drained = true;
      clearTimeout(timer);
      await writing;
      return unkept;
    },
  };
}
