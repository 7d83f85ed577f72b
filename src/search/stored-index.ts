import * as z from "zod/mini";
import type { SearchPlace, SearchState } from "../domain/search-index";
import { keepImage } from "./keep-image";
import { type DocWatch, INDEX_FORM, type KeywordIndex } from "./keyword-index";
import { createPieceFile, type PieceFile } from "./piece-file";
import type { SealedImage } from "./sealed-image";

/** Images of a store, each in a file of its own. */
export type ImageName = "words" | "vectors";

export type IndexDeps = {
  /** An index in these pieces; fails where they are none. */
  readonly create: (file: PieceFile, watch: DocWatch) => KeywordIndex;
  /** Null where nothing can be stored: the index is in memory only then. */
  readonly openImage: (place: SearchPlace, name: ImageName) => Promise<SealedImage | null>;
  readonly later: (ms: number, work: () => void) => void;
};

/** What has to hear of each text, and to be stored before its words are. */
type Beside = DocWatch & { readonly forgotten: () => Promise<void> };

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
export async function openStoredIndex(
  deps: IndexDeps,
  place: SearchPlace,
  beside: Beside,
): Promise<StoredIndex> {
  const create = (file: PieceFile) => deps.create(file, beside);
  const image = await deps.openImage(place, "words");
  const hadImage = (image?.bytes() ?? 0) > 0;
  const found = image === null ? null : await loadIndex(create, image);
  if (found === null) image?.drop();
  const index = found?.index ?? create(createPieceFile());
  let progress: Progress = found?.progress ?? { mark: null, isWhole: false };
  const isAnew = hadImage && found === null;
  const kept = keepImage({
    image,
    freeze: index.freeze,
    about: () => ({ form: INDEX_FORM, ...progress, count: index.count() }),
    later: deps.later,
    before: beside.forgotten,
  });
  return {
    index,
    state: () => ({ ...progress, count: index.count(), isAnew: isAnew && !progress.isWhole }),
    change: (state, when) => {
      progress = { ...progress, ...state };
      if (when === "now") void kept.save();
      else if (when === "soon") kept.saveSoon(progress.isWhole ? SOON_MS : FILLING_MS);
    },
    saved: kept.save,
    dropImage: kept.drop,
    close: () => {
      kept.close();
      index.close();
    },
  };
}

async function loadIndex(create: (file: PieceFile) => KeywordIndex, image: SealedImage) {
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
