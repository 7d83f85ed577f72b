import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { ComputeStream } from "../../domain/compute-protocol";
import { type EmbedAsk, embedAnswerSchema } from "../../domain/embed-ask";
import { type Embedder, PACKAGED_EMBEDDER } from "../../domain/embedder";

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
    embed: async (texts, signal) => {
      const ask: EmbedAsk = { type: "embed", texts: [...texts] };
      for await (const event of compute({ type: "search", ask }, signal)) {
        if (event.type !== "found") continue;
        const vectors = embedAnswerSchema.parse(event.answer).vectors.map(toVector);
        if (vectors.length === texts.length) return vectors;
      }
      throw new AppError("engine-failed", { data: { reason: "gone" } });
    },
  };
}

function toVector(told: string): Float32Array {
  return new Float32Array(fromBase64(told)?.buffer ?? new ArrayBuffer(0));
}
