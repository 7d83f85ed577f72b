import { AppError } from "../domain/app-error";
import type { LocalRequest } from "../domain/local-request";

/** A chunk of an answer; several of its parts may come at once. */
export type AnswerChunk = {
  readonly text?: string;
  readonly thinking?: string;
  readonly finish?: "stop" | "length";
  readonly usage?: { readonly promptTokens: number | null; readonly replyTokens: number | null };
};

/** A model in memory. */
export type LocalModel = {
  /** Aborting may take effect late or, at worst, never: whoever reads must not rely on it. */
  readonly chat: (request: LocalRequest, signal: AbortSignal) => AsyncIterable<AnswerChunk>;
  /** Frees the memory; what is still being read of an answer may then never end. */
  readonly close: () => Promise<void>;
};

/** A model in memory that tells where texts stand. */
export type LocalEmbedder = Pick<LocalModel, "close"> & {
  /** Numbers of a text, as many of each; fails with `provider-too-long` where it reads no more than a part. */
  readonly embed: (text: string) => Promise<readonly number[]>;
};

/** Reads a model into memory; fails with `engine-failed` and a reason, or as the signal does. */
export type LoadFile<M> = (
  file: Blob,
  options: { readonly window: number; readonly threads: number; readonly signal: AbortSignal },
) => Promise<M>;
export type LoadLocalModel = LoadFile<LocalModel>;

export type EngineReason = "memory" | "file" | "gone" | "template";

/** `engine-failed`, for a reason that the person can do something about. */
export function engineError(reason: EngineReason, cause?: unknown): AppError {
  return new AppError("engine-failed", { data: { reason }, cause });
}

/** What the engine's own words mean; they are not kept, since they may quote what it was told. */
export function toEngineError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (/context size|context length|kv cache|too large to process/i.test(words))
    return new AppError("provider-too-long");
  if (/memory|alloc|\boom\b/i.test(words)) return engineError("memory");
  if (/template|jinja/i.test(words)) return engineError("template");
  return engineError("gone");
}
