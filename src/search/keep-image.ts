import type { FrozenChunks } from "./chunk-file";
import type { SealedImage } from "./sealed-image";

/** What follows something in memory with its image. */
export type KeptImage = {
  /** Once these milliseconds are over, with all that came until then. */
  readonly saveSoon: (ms: number) => void;
  /** Resolves once the image is what was there when this was asked, or is dropped. */
  readonly save: () => Promise<void>;
  /** Nothing of it lies there any more, until it is saved again. */
  readonly clear: () => void;
  /** Nothing of it is stored any more, from now on. */
  readonly drop: () => void;
  readonly close: () => void;
};

type Given = {
  /** Null where nothing can be stored. */
  readonly image: SealedImage | null;
  readonly freeze: () => FrozenChunks;
  /** What the chunks are, as they are now. */
  readonly about: () => unknown;
  readonly later: (ms: number, work: () => void) => void;
  /** What has to be stored before it. */
  readonly before?: () => Promise<void>;
};

/** Saves one after the other; where a save fails nothing stays stored: it can be made anew. */
export function keepImage({ image: given, freeze, about, later, before }: Given): KeptImage {
  let image = given;
  const drop = () => {
    image?.drop();
    image?.close();
    image = null;
  };
  const saveOnce = async () => {
    await before?.();
    const frozen = freeze();
    try {
      await image?.save(frozen, JSON.stringify(about()));
      frozen.end(true);
    } catch {
      // What is stored may hold what was forgotten since.
      frozen.end(false);
      drop();
    }
  };
  const save = oneAfterTheOther(() => (image === null ? Promise.resolve() : saveOnce()));
  let isDue = false;
  return {
    drop,
    save,
    clear: () => image?.drop(),
    saveSoon: (ms) => {
      if (isDue) return;
      isDue = true;
      later(ms, () => {
        isDue = false;
        void save();
      });
    },
    close: () => {
      image?.close();
      image = null;
    },
  };
}

/** Does the work once more where it is asked for while it is being done. */
function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    if (running === null) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
  return run;
}
