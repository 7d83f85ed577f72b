import { toBase64 } from "../domain/base64";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { EmbedAnswer, EmbedFile } from "../domain/embed-ask";
import { toUnitVector } from "../domain/embedder";
import { engineError, type LocalEmbedder, toEngineError } from "./local-model";
import { createModelHolder, type HolderDeps, type ModelHolder } from "./model-holder";

/** Embeds by model files. */
export type FileEmbedder = Pick<ModelHolder<LocalEmbedder>, "drop"> & {
  /** Tells a vector of each text, of a long one of its beginning; fails as the engine does. */
  readonly embed: (
    ask: { readonly file: EmbedFile; readonly texts: readonly string[] },
    emit: (event: ComputeEvent) => void,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** Holds a file of its own: whoever talks to another one does not wait for either to be read again. */
export function createFileEmbedder(deps: HolderDeps<LocalEmbedder>): FileEmbedder {
  const { use, drop } = createModelHolder(deps);
  return {
    drop,
    embed: ({ file, texts }, emit, callerSignal) =>
      use(
        file,
        async (model, signal) => {
          const vectors: string[] = [];
          for (const text of texts) {
            signal.throwIfAborted();
            vectors.push(await embedBeginning(model, text));
          }
          emit({ type: "found", answer: { vectors } satisfies EmbedAnswer });
        },
        callerSignal,
      ),
  };
}

/** Half of a text again and again, until the model can read it. */
async function embedBeginning(model: LocalEmbedder, text: string): Promise<string> {
  for (let length = text.length; ; length = Math.floor(length / 2)) {
    try {
      const vector = toUnitVector(await model.embed(withoutHalves(text.slice(0, length))));
      if (vector === null) throw engineError("file");
      return toBase64(new Uint8Array(vector.buffer));
    } catch (error) {
      if (length < 2 || toEngineError(error).code !== "provider-too-long") throw error;
    }
  }
}

/** Half a sign, which a cut leaves too, is no text to the engine. */
function withoutHalves(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}
