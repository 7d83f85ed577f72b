import { toUnitVector } from "../../domain/embedder";
import { createAttention } from "./attention";
import { createDense } from "./dense";
import { type Floats, type Given, type Memory, takeFloats } from "./kernel";
import {
  DIMENSIONS,
  LAYERS,
  type Layout,
  MATRICES,
  MAX_TOKENS,
  TOKEN_VALUES,
  VECTORS,
} from "./layout";
import { addInto, keepPositive, type Norm, normalizeRows, takeMean } from "./row-math";

const HIDDEN = MATRICES["0.hidden"].outputs;

/**
 * Computes a sentence's vector, as `toUnitVector` makes it, from 1 to `MAX_TOKENS` tokens: two
 * transformer layers, the mean over the tokens, and a dense layer with tanh.
 */
export function createEncoder(given: Given): (tokens: readonly number[]) => Float32Array | null {
  const { memory, layout } = given;
  const take = (width: number) => takeFloats(memory, MAX_TOKENS * width);
  const [state, normal, joined, wide] = [
    take(DIMENSIONS),
    take(DIMENSIONS),
    take(DIMENSIONS),
    take(HIDDEN),
  ];
  const dense = createDense(given);
  const attend = createAttention(given);
  const lookUp = createLookUp(memory, layout);
  const normOf = (layer: "0" | "1", half: "norm" | "middle"): Norm => ({
    scale: memory.floats(
      layout.vectors[`${layer}.${half}.scale`],
      VECTORS[`${layer}.${half}.scale`],
    ),
    bias: memory.floats(layout.vectors[`${layer}.${half}.bias`], VECTORS[`${layer}.${half}.bias`]),
  });
  const layers = LAYERS.map((layer) => ({
    ...layer,
    norm: normOf(layer.name, "norm"),
    middle: normOf(layer.name, "middle"),
  }));
  return (tokens) => {
    const rows = tokens.length;
    lookUp(tokens, state.values);
    for (const { name, inputs, norm, middle } of layers) {
      normalizeRows(norm, state.values, normal.values, rows);
      dense(`${name}.attention`, normal, wide, rows);
      attend(wide, joined, { rows, width: inputs });
      dense(`${name}.joined`, joined, normal, rows);
      if (name === "0") dense("0.widened", state, state, rows);
      addInto(state.values, normal.values, rows * DIMENSIONS);
      normalizeRows(middle, state.values, normal.values, rows);
      dense(`${name}.hidden`, normal, wide, rows);
      keepPositive(wide.values, rows * HIDDEN);
      dense(`${name}.output`, wide, normal, rows);
      addInto(state.values, normal.values, rows * DIMENSIONS);
    }
    takeMean(state.values, joined.values, { rows, width: DIMENSIONS });
    dense("sentence", joined, normal, 1);
    return toUnitVector(normal.values.subarray(0, DIMENSIONS).map(Math.tanh));
  };
}

/** What each token begins with: its piece's values, twice as the graph has it, and the waves of its place. */
function createLookUp(memory: Memory, { matrices, vectors }: Layout) {
  const { weights, scales, outputs } = matrices.embeddings;
  const pieces = memory.bytes(weights, outputs * TOKEN_VALUES);
  const pieceScales = memory.floats(scales, outputs);
  const waves = memory.floats(vectors.waves, VECTORS.waves);
  return (tokens: readonly number[], to: Floats["values"]) => {
    for (const [place, token] of tokens.entries()) {
      const scale = 2 * (pieceScales[token] ?? 0);
      for (let at = 0; at < TOKEN_VALUES; at += 1) {
        const wave = place * (waves[at % waves.length] ?? 0);
        const turn = at < waves.length ? Math.sin(wave) : Math.cos(wave);
        to[place * TOKEN_VALUES + at] = (pieces[token * TOKEN_VALUES + at] ?? 0) * scale + turn;
      }
    }
  };
}
