import type { Embedder } from "../../domain/embedder";
import type { Model } from "../../domain/model";
import type { ProviderFetch } from "../../domain/provider";

/** A model that a server embeds with. */
export type EmbeddingModel = Pick<Model, "name" | "url" | "connection">;

/** Embeds by that model, over that way out. */
export type CreateEmbedder = (model: EmbeddingModel, fetch: ProviderFetch) => Embedder;

/** A model may have to be loaded first, and a batch of long texts takes a small machine a while. */
export const EMBED_TIMEOUT_MS = 120_000;
