import type { ComputeStream } from "../../domain/compute-protocol";
import { type Embedder, PACKAGED_EMBEDDER } from "../../domain/embedder";
import { askVectors } from "./ask-vectors";

/**
 * Of 3,000 notes the nearest to a word that means nothing stands at 0.32 to 0.36; nine of ten notes
 * that answer a question and are among its ten nearest stand above this.
 */
const LEAST = 0.4;

/**
 * The embedder that the extension holds, in the compute host (English only, 512 numbers). Fails with
 * `engine-failed` where the host goes away.
 */
export function createPackagedEmbedder(compute: ComputeStream): Embedder {
  return {
    id: PACKAGED_EMBEDDER,
    least: LEAST,
    embed: (texts, signal) => askVectors(compute, { type: "embed", texts: [...texts] }, signal),
  };
}
