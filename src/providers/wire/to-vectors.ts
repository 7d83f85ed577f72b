import { toUnitVector } from "../../domain/embedder";
import type { ProviderId } from "../../domain/model";
import { hostOf, malformedError } from "./provider-error";

type Request = {
  /** How many texts there were. */
  readonly count: number;
  readonly url: string;
  readonly provider: ProviderId;
};

/** Vectors of so many texts; fails with `provider-malformed` where they are others, or of several lengths. */
export function toVectors(
  reported: readonly (readonly number[])[],
  { count, url, provider }: Request,
): readonly Float32Array[] {
  const vectors = reported.map(toUnitVector).filter((vector) => vector !== null);
  const isEven = vectors.every(({ length }) => length === vectors[0]?.length);
  if (vectors.length !== count || !isEven) throw malformedError(hostOf(url), { provider });
  return vectors;
}
