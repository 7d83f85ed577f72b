import { MAX_DIMENSIONS } from "../domain/embedder";
import type { EmbeddedText, Lacking } from "../domain/search-index";
import { keepImage } from "./keep-image";
import type { DocWatch } from "./keyword-index";
import { type DocReader, type KnownDoc, NEWEST } from "./read-docs";
import type { SealedImage } from "./sealed-image";
import {
  aboutVectors,
  decodeVectors,
  freezeVectors,
  loadVectors,
  type VectorSpace,
} from "./vector-image";
import { createVectorIndex, type VectorIndex } from "./vector-index";

/** The vectors of a store's texts, and their image, which follows them. */
export type StoredVectors = DocWatch & {
  /** Of that embedder from here on; what is there of another is gone once it resolves. */
  readonly use: (embedder: string | null) => Promise<void>;
  /** Leaves out what was forgotten or changed meanwhile, and all that is of another embedder. */
  readonly take: (embedder: string, texts: readonly EmbeddedText[], docs: DocReader) => void;
  readonly lacking: (limit: number, docs: DocReader) => Lacking;
  /** Many texts are other ones: what lacks a vector is looked for from the newest on again. */
  readonly lookAgain: () => void;
  /** What is of none of these texts goes. */
  readonly tidy: (docs: DocReader) => void;
  /** Null where there are none, or none of that embedder. */
  readonly index: (embedder?: string) => VectorIndex | null;
  /** What was taken out is gone from the image, too, once it resolves. */
  readonly forgotten: () => Promise<void>;
  /** All of it is made anew. */
  readonly beginAnew: () => void;
  readonly dropImage: () => void;
  readonly close: () => void;
};

type Given = {
  readonly openImage: () => Promise<SealedImage | null>;
  readonly later: (ms: number, work: () => void) => void;
};

/** Much is written anew with each save while texts are embedded, and all of it can be made again. */
const SOON_MS = 60_000;

/** Those that lie in the image, which is read meanwhile; what is told until then counts afterwards. */
export async function openStoredVectors({ openImage, later }: Given): Promise<StoredVectors> {
  const image = await openImage();
  let space: VectorSpace | null = null;
  const kept = keepImage({
    ...{ image, later },
    freeze: () => freezeVectors(space),
    about: () => aboutVectors(space),
  });
  const queue = createLookOut(() => space?.index ?? null);
  const begin = (next: VectorSpace | null) => {
    kept.clear();
    space = next;
    queue.lookAgain();
  };
  const { loaded, isLoading, onceLoaded } = deferring(loadSpace(image), (found) => {
    space = found;
  });
  const put = (embedder: string, { id, version, vectors: given }: EmbeddedText) => {
    const vectors = decodeVectors(given);
    if (vectors === null || space === null) return;
    const dimensions = vectors[0]?.length ?? space.index?.dimensions ?? MAX_DIMENSIONS;
    // The same model makes others by now.
    if (space.index?.dimensions !== dimensions) {
      begin({ embedder, index: createVectorIndex(dimensions) });
    }
    space.index?.put(id, version, vectors);
  };
  const forgotten = async () => {
    await loaded;
    if (space?.index?.hasForgotten() === true) await kept.save();
  };
  return {
    ...{ forgotten, lookAgain: queue.lookAgain, lacking: queue.lacking },
    onGone: (ids) => onceLoaded(() => ids.forEach((id) => void space?.index?.remove(id))),
    onKept: ({ id, version = 0 }) => onceLoaded(() => space?.index?.keep(id, version)),
    onPut: queue.add,
    use: async (embedder) => {
      await loaded;
      const isOther = (space?.embedder ?? null) !== embedder;
      if (isOther) begin(embedder === null ? null : { embedder, index: null });
    },
    take: (embedder, texts, docs) => {
      if (isLoading() || space?.embedder !== embedder) return;
      for (const text of texts) {
        if (docs.find(text.id)?.version === text.version) put(embedder, text);
      }
      kept.saveSoon(SOON_MS);
    },
    tidy: (docs) =>
      onceLoaded(() => {
        space?.index?.keepOnly(docs.all());
        void forgotten();
      }),
    index: (embedder) => (space?.embedder === embedder ? (space?.index ?? null) : null),
    beginAnew: () => onceLoaded(() => begin(space && { ...space, index: null })),
    dropImage: kept.drop,
    close: kept.close,
  };
}

/** Takes what is read, and then does in its order what was to be done until then. */
function deferring<T>(reading: Promise<T>, take: (read: T) => void) {
  let waiting: (() => void)[] | null = [];
  const loaded = reading.then((read) => {
    take(read);
    for (const work of waiting ?? []) work();
    waiting = null;
  });
  const isLoading = () => waiting !== null;
  const onceLoaded = (work: () => void) => (waiting === null ? work() : void waiting.push(work));
  return { loaded, isLoading, onceLoaded };
}

/** What does not open is made anew. */
async function loadSpace(image: SealedImage | null): Promise<VectorSpace | null> {
  const found = image === null ? null : await loadVectors(image).catch(() => null);
  if (found === null) image?.drop();
  return found;
}

/** Texts that are looked at for each ask: whoever searches waits for no more. */
const LOOKED_AT = 2_000;
const READ_AT_ONCE = 100;

/** Finds which texts have no vector: what came last, and then from the newest on. */
function createLookOut(index: () => VectorIndex | null) {
  const fresh = new Set<string>();
  /** All texts from there on have one. */
  let slot = NEWEST;
  const isLacking = ({ id, version }: KnownDoc) => index()?.has(id, version) !== true;
  const walk = (limit: number, docs: DocReader) => {
    const found: KnownDoc[] = [];
    let from = slot;
    for (let looked = 0; looked < LOOKED_AT; looked += READ_AT_ONCE) {
      const page = docs.before(from, READ_AT_ONCE);
      for (const doc of page) {
        if (isLacking(doc)) found.push(doc);
        else if (found.length === 0) slot = doc.slot;
        if (found.length === limit) return { found, isAll: false };
        from = doc.slot;
      }
      if (page.length < READ_AT_ONCE) return { found, isAll: true };
    }
    return { found, isAll: false };
  };
  return {
    lookAgain: () => {
      slot = NEWEST;
    },
    add: (ids: readonly string[]) => {
      for (const id of ids) fresh.add(id);
    },
    lacking: (limit: number, docs: DocReader): Lacking => {
      const texts: KnownDoc[] = [];
      for (const id of [...fresh].reverse()) {
        const doc = docs.find(id);
        if (doc === null || !isLacking(doc)) fresh.delete(id);
        else if (texts.length < limit) texts.push(doc);
      }
      const { found, isAll } = walk(limit, docs);
      const known = new Set(texts.map(({ id }) => id));
      texts.push(...found.filter(({ id }) => !known.has(id)));
      const counts = { embedded: index()?.count() ?? 0, count: docs.count() };
      const some = texts.slice(0, limit).map(({ kind, id, version }) => ({ kind, id, version }));
      return { texts: some, isAll: isAll && texts.length <= limit, ...counts };
    },
  };
}
