import { AppError } from "../../domain/app-error";
import type { ComputeStream } from "../../domain/compute-protocol";
import type { Embedder } from "../../domain/embedder";
import type { EmbeddingFile } from "../../domain/embedder-choice";
import type { LocalModels } from "../create-local-models";
import { askVectors } from "./ask-vectors";

/** The model files of this browser, and how they are run. */
export type LocalFiles = Pick<LocalModels, "folder" | "threads"> & {
  readonly modelFiles: Pick<LocalModels["modelFiles"], "listReady">;
};

type Deps = { readonly compute: ComputeStream; readonly local: LocalFiles };

/** Tokens that are read of each part of a text, where the model reads as many: memory grows with their square. */
const MAX_WINDOW = 512;

/**
 * Embeds by a model file, in the compute host. Fails with `provider-model-missing` where the file is
 * gone, and as the engine does.
 */
export function createFileEmbedder({ compute, local }: Deps, { id }: EmbeddingFile): Embedder {
  const { folder, threads, modelFiles } = local;
  return {
    id: JSON.stringify(["gguf", id]),
    embed: async (texts, signal) => {
      const file = (await modelFiles.listReady()).find((one) => one.id === id);
      if (file === undefined) {
        throw new AppError("provider-model-missing", { data: { provider: "gguf" } });
      }
      const window = Math.min(MAX_WINDOW, file.about?.window ?? MAX_WINDOW);
      const embedFile = { location: { folder, id }, window, threads };
      return askVectors(compute, { type: "embed", texts: [...texts], file: embedFile }, signal);
    },
  };
}
