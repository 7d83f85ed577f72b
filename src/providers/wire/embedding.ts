import type { Embedder } from "../../domain/embedder";
import type { EmbeddingModel } from "../../domain/embedder-choice";
import type { ProviderFetch } from "../../domain/provider";

/** Embeds by that model, over that way out. */
export type CreateEmbedder = (
  model: Pick<EmbeddingModel, "name" | "url" | "connection">,
  fetch: ProviderFetch,
) => Embedder;

/** A model may have to be loaded first, and a batch of long texts takes a small machine a while. */
export const EMBED_TIMEOUT_MS = 120_000;
