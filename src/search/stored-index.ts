import * as z from "zod/mini";
import type { IndexLocation, SearchState } from "../domain/search-index";
import { type ChunkFile, createChunkFile } from "./chunk-file";
import { keepImage } from "./keep-image";
import { type DocWatch, INDEX_FORM, type KeywordIndex } from "./keyword-index";
import type { SealedImage } from "./sealed-image";

/** Images of a store, each in a file of its own. */
export type ImageName = "words" | "vectors";

/** An index in these chunks; fails where they are none. */
export type CreateIndex = (file: ChunkFile, watch: DocWatch) => KeywordIndex;

export type IndexDeps = {
  /** What makes indexes, once it is loaded. */
  readonly engine: Promise<CreateIndex>;
  /** Null where nothing can be stored: the index is in memory only then. */
  readonly openImage: (location: IndexLocation, name: ImageName) => Promise<SealedImage | null>;
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

/** Whoever searches waits for what is needed alone; the rest is unpacked behind that, a few chunks at a time. */
const UNPACKED_MS = 300;
const STEP_MS = 8;
const STEP = 3;
/** What was said in between is read again after a death: a write each half minute is enough. */
const SOON_MS = 30_000;
/** While it is made all of it changes: each write is one of the whole. */
const FILLING_MS = 120_000;

/** The index as it was stored, or an empty one. */
export async function openStoredIndex(
  deps: IndexDeps,
  location: IndexLocation,
  opening: Beside | Promise<Beside>,
): Promise<StoredIndex> {
  const [image, beside] = await Promise.all([deps.openImage(location, "words"), opening]);
  const hadImage = (image?.bytes() ?? 0) > 0;
  // Read while the engine is still being loaded; only what can judge an image drops it.
  const loaded = (await image?.load()) ?? null;
  const engine = await deps.engine;
  const create = (file: ChunkFile) => engine(file, beside);
  const file = createChunkFile(loaded?.chunks);
  const unpackSome = () => {
    if (file.unpackSome(STEP)) deps.later(STEP_MS, unpackSome);
  };
  const found = loaded === null ? null : toIndex(() => create(file), loaded.about);
  if (found === null) image?.drop();
  else deps.later(UNPACKED_MS, unpackSome);
  const index = found?.index ?? create(createChunkFile());
  let progress: Progress = found?.progress ?? { mark: null, isWhole: false };
  const isAnew = hadImage && found === null;
  const kept = keepImage({
    image,
    freeze: index.freeze,
    about: () => ({ form: INDEX_FORM, ...progress, count: index.count() }),
    later: deps.later,
    before: async () => {
      await Promise.all([beside.forgotten(), found === null || file.unpacked()]);
    },
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

function toIndex(create: () => KeywordIndex, json: string) {
  const about = aboutSchema.safeParse(JSON.parse(json));
  if (!about.success) return null;
  const { mark, isWhole, count } = about.data;
  try {
    const index = create();
    if (index.count() === count) return { index, progress: { mark, isWhole } };
    index.close();
  } catch {
    // Of a form that this release does not read.
  }
  return null;
}
