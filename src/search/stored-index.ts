import * as z from "zod/mini";
import type { SearchPlace, SearchState } from "../domain/search-index";
import { INDEX_FORM, type KeywordIndex } from "./keyword-index";
import { createPieceFile, type PieceFile } from "./piece-file";
import type { SealedImage } from "./sealed-image";

export type IndexDeps = {
  /** An index in these pieces; fails where they are none. */
  readonly create: (file: PieceFile) => KeywordIndex;
  /** Null where nothing can be stored: the index is in memory only then. */
  readonly openImage: (place: SearchPlace) => Promise<SealedImage | null>;
  readonly later: (ms: number, work: () => void) => void;
};

/** An index, how far it is, and its image, which follows it. */
export type StoredIndex = {
  readonly index: KeywordIndex;
  readonly state: () => SearchState;
  /** Tells how far it is from here on; the image is to follow soon, or at once. */
  readonly change: (state: Partial<Progress>, when: "soon" | "now" | "unchanged") => void;
  /** Resolves once the image is what the index was when this was asked. */
  readonly saved: () => Promise<void>;
  /** Nothing of it is stored any more, from now on. */
  readonly dropImage: () => void;
  readonly close: () => void;
};

type Progress = Pick<SearchState, "mark" | "isWhole">;

const aboutSchema = z.object({
  form: z.literal(INDEX_FORM),
  mark: z.nullable(z.string()),
  isWhole: z.boolean(),
  count: z.number(),
});

/** What was said in between is read again after a death: a write each half minute is enough. */
const SOON_MS = 30_000;
/** While it is made all of it changes: each write is one of the whole. */
const FILLING_MS = 120_000;

/** The index as it was stored, or an empty one. */
export async function openStoredIndex(deps: IndexDeps, place: SearchPlace): Promise<StoredIndex> {
  let image = await deps.openImage(place);
  const hadImage = (image?.bytes() ?? 0) > 0;
  const found = image === null ? null : await loadIndex(deps, image);
  if (found === null) image?.drop();
  const index = found?.index ?? deps.create(createPieceFile());
  let progress: Progress = found?.progress ?? { mark: null, isWhole: false };
  const isAnew = hadImage && found === null;
  const dropImage = () => {
    image?.drop();
    image?.close();
    image = null;
  };
  const save = async () => {
    const frozen = index.freeze();
    const about = { form: INDEX_FORM, ...progress, count: index.count() };
    try {
      await image?.save(frozen, JSON.stringify(about));
      frozen.end(true);
    } catch {
      // What is stored may hold what was forgotten since; it can be made anew.
      frozen.end(false);
      dropImage();
    }
  };
  const saving = oneAfterTheOther(() => (image === null ? Promise.resolve() : save()));
  let isDue = false;
  const saveSoon = () => {
    if (isDue) return;
    isDue = true;
    deps.later(progress.isWhole ? SOON_MS : FILLING_MS, () => {
      isDue = false;
      void saving();
    });
  };
  return {
    index,
    state: () => ({ ...progress, count: index.count(), isAnew: isAnew && !progress.isWhole }),
    change: (state, when) => {
      progress = { ...progress, ...state };
      if (when === "now") void saving();
      else if (when === "soon") saveSoon();
    },
    saved: saving,
    dropImage,
    close: () => {
      image?.close();
      image = null;
      index.close();
    },
  };
}

async function loadIndex({ create }: Pick<IndexDeps, "create">, image: SealedImage) {
  const loaded = await image.load();
  if (loaded === null) return null;
  const about = aboutSchema.safeParse(JSON.parse(loaded.about));
  if (!about.success) return null;
  const { mark, isWhole, count } = about.data;
  try {
    const index = create(createPieceFile(loaded.pieces));
    if (index.count() === count) return { index, progress: { mark, isWhole } };
    index.close();
  } catch {
    // Of a form that this release does not read.
  }
  return null;
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
