/** Milliseconds and characters after which a running reply is written to its draft, at the latest. */
const MAX_AGE = 500;
const MAX_CHARACTERS = 4096;

type Chunk = { readonly text: string; readonly thinking: string };

type Deps = {
  readonly write: (chunk: Chunk) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Keeps a running reply on disk without slowing the stream: one write at a time, coalesced. */
export type Checkpointer = {
  readonly add: (chunk: Partial<Chunk>) => void;
  /** Resolves once what was added is written, as far as it can be. */
  readonly flush: () => Promise<void>;
  /** Waits for the write under way and returns what no write has kept. */
  readonly drain: () => Promise<Chunk>;
};

/** A checkpointer; a write that fails gives its chunk back, to be written with the next one. */
export function createCheckpointer(deps: Deps): Checkpointer {
  let unkept: Chunk = { text: "", thinking: "" };
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drained = false;

  const write = async () => {
    const chunk = unkept;
    unkept = { text: "", thinking: "" };
    try {
      await deps.write(chunk);
    } catch (error) {
      unkept = { text: chunk.text + unkept.text, thinking: chunk.thinking + unkept.thinking };
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
