import { type Embedder, PACKAGED_EMBEDDER } from "../../domain/embedder";
import { throughStream } from "../through-stream";
import { createEncoder } from "./encode-tokens";
import { createMemory, startKernel } from "./kernel";
import { DIMENSIONS, MAX_TOKENS, PIECES, planLayout } from "./layout";
import { createTokenizer } from "./tokenizer";

/** The files that it is made of, as they lie in the extension. */
export const USE_LITE_FILES = { model: "use-lite.bin.gz", kernel: "use-lite.wasm" } as const;

/** What is computed beside the weights takes 2.1 MB. */
const FREE_BYTES = 3 << 20;

type Deps = {
  /** Reads one of `USE_LITE_FILES`; fails where it cannot. */
  readonly read: (file: string) => Promise<ArrayBuffer>;
  /** Lets others compute between two texts. */
  readonly pause: () => Promise<unknown>;
};

/**
 * The Universal Sentence Encoder, "lite", as an embedder of English: 512 numbers, from a text's first
 * 128 tokens (some 90 words). A text in which it knows hardly a letter is all zeros, and so close to
 * nothing. Fails where a file cannot be read or is not what this was made for.
 */
export async function loadUseLite({ read, pause }: Deps): Promise<Embedder> {
  const { model, kernel: code } = USE_LITE_FILES;
  const [packed, kernelBytes] = await Promise.all([read(model), read(code)]);
  const { buffer } = await throughStream(new Uint8Array(packed), new DecompressionStream("gzip"));
  const layout = planLayout();
  const pieces = new TextDecoder().decode(buffer.slice(layout.text)).split("\n");
  if (pieces.length !== PIECES) throw new Error("That is not the sentence encoder's file.");
  const memory = createMemory(layout.text, FREE_BYTES);
  memory.bytes(0, layout.text).set(new Int8Array(buffer, 0, layout.text));
  const kernel = await startKernel(kernelBytes, memory);
  const tokenize = createTokenizer(pieces, memory.floats(layout.vectors.scores, PIECES));
  const encode = createEncoder({ kernel, memory, layout });
  const embedOne = (text: string) => {
    // It was taught with texts as they are, and finds more where all are small (see ADR 0092).
    const { ids, isKnown } = tokenize(text.toLowerCase(), MAX_TOKENS);
    return (isKnown && encode(ids)) || new Float32Array(DIMENSIONS);
  };
  return {
    id: PACKAGED_EMBEDDER,
    embed: async (texts, signal) => {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        await pause();
        signal.throwIfAborted();
        vectors.push(embedOne(text));
      }
      return vectors;
    },
  };
}
