import * as z from "zod/mini";
import { fromBase64, toBase64 } from "../domain/base64";
import type { FrozenChunks } from "./chunk-file";
import { unpackChunks } from "./pack-chunk";
import type { SealedImage } from "./sealed-image";
import { createVectorIndex, type VectorIndex } from "./vector-index";
import { roundVector } from "./vector-record";

/** Vectors of one embedder; what they are of is known with the first of them. */
export type VectorSpace = { readonly embedder: string; readonly index: VectorIndex | null };

/** To be raised with whatever changes what of a text is embedded, or how a record lies there. */
const FORM = 1;

const aboutSchema = z.object({
  form: z.literal(FORM),
  embedder: z.string(),
  dimensions: z.int().check(z.positive()),
  count: z.number(),
});

/** What lies in an image; null where none does, or not all that was stored. */
export async function loadVectors(image: SealedImage): Promise<VectorSpace | null> {
  const loaded = await image.load();
  if (loaded === null) return null;
  const about = aboutSchema.safeParse(JSON.parse(loaded.about));
  if (!about.success) return null;
  const { embedder, dimensions, count } = about.data;
  const index = createVectorIndex(dimensions, await unpackChunks(loaded.chunks));
  return index.count() === count ? { embedder, index } : null;
}

/** What is stored about them beside their chunks. */
export function aboutVectors(space: VectorSpace | null) {
  const { embedder = "", index = null } = space ?? {};
  const [dimensions, count] = [index?.dimensions ?? 0, index?.count() ?? 0];
  return { form: FORM, embedder, dimensions, count };
}

/** Their chunks as they are now. */
export function freezeVectors(space: VectorSpace | null): FrozenChunks {
  return space?.index?.freeze() ?? { chunks: [], changed: new Set(), end: () => {} };
}

/** A vector as it is carried. */
export function encodeVector(vector: Float32Array): string {
  return toBase64(new Uint8Array(roundVector(vector).buffer));
}

/** Vectors as they are carried; null where any of them is none. */
export function decodeVectors(given: readonly string[]): readonly Int8Array<ArrayBuffer>[] | null {
  const bytes = given.map(fromBase64).filter((one) => one !== null && one.length > 0);
  const isEven = bytes.every((one) => one?.length === bytes[0]?.length);
  if (bytes.length < given.length || !isEven) return null;
  return bytes.map((one) => new Int8Array(one?.buffer ?? new ArrayBuffer()));
}
