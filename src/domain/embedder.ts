/** Numbers of a vector that are kept: models that make longer ones put what matters most first. */
export const MAX_DIMENSIONS = 512;

/** The embedder that the extension holds; another name where its vectors are others. */
export const PACKAGED_EMBEDDER = "use-lite-1";

/** What turns texts into places in a space where what means the same stands close together. */
export type Embedder = {
  /** Names the model and the form of its vectors: those of another id are of another space. */
  readonly id: string;
  /** The least cosine at which texts have something to do with each other; left out where nobody has measured it. */
  readonly least?: number;
  /** Set where texts go to a server to be embedded. */
  readonly isServer?: true;
  /**
   * These texts without what it is not told; left out where it is told all. To be called before they are
   * cut into parts: of what stands over a border each part would have a half.
   */
  readonly hide?: (texts: readonly string[]) => Promise<readonly string[]>;
  /**
   * A vector of each text, in their order, as `toUnitVector` makes it. What it cannot read of a long
   * text it leaves out. Fails with the signal's reason, or as what it asks does.
   */
  readonly embed: (
    texts: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly Float32Array[]>;
};

/**
 * The first `MAX_DIMENSIONS` of these numbers at length 1, so that a product of two is their cosine;
 * null where they point nowhere.
 */
export function toUnitVector(numbers: ArrayLike<number>): Float32Array | null {
  const vector = Float32Array.from(
    { length: Math.min(numbers.length, MAX_DIMENSIONS) },
    (_, nth) => numbers[nth] ?? 0,
  );
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) return null;
  return vector.map((value) => value / length);
}
