import { AppError } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { ComputeStream } from "../../domain/compute-protocol";
import { type EmbedAsk, embedAnswerSchema } from "../../domain/embed-ask";

/** The vectors that the compute host makes of texts; fails with `engine-failed` where it goes away. */
export async function askVectors(
  compute: ComputeStream,
  ask: EmbedAsk,
  signal: AbortSignal,
): Promise<readonly Float32Array[]> {
  for await (const event of compute({ type: "search", ask }, signal)) {
    if (event.type !== "found") continue;
    const vectors = embedAnswerSchema.parse(event.answer).vectors.map(toVector);
    if (vectors.length === ask.texts.length) return vectors;
  }
  throw new AppError("engine-failed", { data: { reason: "gone" } });
}

function toVector(encoded: string): Float32Array {
  return new Float32Array(fromBase64(encoded)?.buffer ?? new ArrayBuffer(0));
}
