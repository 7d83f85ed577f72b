import { toUnitVector } from "../../domain/embedder";
import { type Floats, type Given, type Memory, takeFloats, takeShorts } from "./kernel";
import {
  DIMENSIONS,
  HEADS,
  LAYERS,
  type Layout,
  MATRICES,
  MAX_TOKENS,
  type MatrixName,
  TOKEN_VALUES,
  VECTORS,
} from "./layout";
import { addInto, keepPositive, type Norm, normalizeRows, softmax, takeMean } from "./row-math";

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
    for (const [position, token] of tokens.entries()) {
      const scale = 2 * (pieceScales[token] ?? 0);
      for (let at = 0; at < TOKEN_VALUES; at += 1) {
        const wave = position * (waves[at % waves.length] ?? 0);
        const turn = at < waves.length ? Math.sin(wave) : Math.cos(wave);
        to[position * TOKEN_VALUES + at] = (pieces[token * TOKEN_VALUES + at] ?? 0) * scale + turn;
      }
    }
  };
}

type Size = { readonly rows: number; readonly width: number };

const FLOAT = 4;

/**
 * Mixes rows by what each asks of the others: `from` holds the queries, keys and values of a row one
 * after the other, `to` gets rows of the width of one of them. Each of the heads has its columns.
 */
function createAttention({ memory, kernel }: Given) {
  const shares = takeFloats(memory, MAX_TOKENS * MAX_TOKENS);
  const turned = takeFloats(memory, MAX_TOKENS * MAX_TOKENS);
  return (from: Floats, to: Floats, { rows, width }: Size): void => {
    const head = width / HEADS;
    // The kernel reads four values at once: behind the last row there are zeros.
    const padded = Math.ceil(rows / 4) * 4;
    const [pitch, sharePitch] = [3 * width * FLOAT, padded * FLOAT];
    for (let first = 0; first < width; first += head) {
      const queries = from.at + first * FLOAT;
      const keys = queries + width * FLOAT;
      kernel.dots(queries, pitch, keys, pitch, shares.at, sharePitch, rows, rows, head);
      for (let row = 0; row < rows; row += 1) {
        const begin = row * padded;
        toShares(shares.values.subarray(begin, begin + padded), rows, Math.sqrt(head));
      }
      turn(from.values.subarray(2 * width + first), turned.values, {
        ...{ rows, columns: head, pitch: 3 * width, padded },
      });
      const out = to.at + first * FLOAT;
      const outPitch = width * FLOAT;
      kernel.dots(shares.at, sharePitch, turned.at, sharePitch, out, outPitch, rows, head, padded);
    }
  };
}

function toShares(row: Float32Array, count: number, divisor: number): void {
  const products = row.subarray(0, count);
  for (let at = 0; at < count; at += 1) products[at] = (products[at] ?? 0) / divisor;
  softmax(products);
  row.fill(0, count);
}

type Turned = Readonly<Record<"rows" | "columns" | "pitch" | "padded", number>>;

/** Columns as rows, each filled up with zeros. */
function turn(from: Float32Array, to: Float32Array, { rows, columns, pitch, padded }: Turned) {
  for (let column = 0; column < columns; column += 1) {
    const begin = column * padded;
    for (let row = 0; row < rows; row += 1) to[begin + row] = from[row * pitch + column] ?? 0;
    to.fill(0, begin + rows, begin + padded);
  }
}

/** Values are rounded to so many steps: 1,536 of them times weights of 8 bits stay within 32 bits. */
const STEPS = 8_191;

const WIDEST = MATRICES["0.hidden"].outputs;

/** Multiplies rows with one of the model's matrices and adds its biases; `to` may be `from`. */
function createDense({ memory, kernel, layout }: Given) {
  const rounded = takeShorts(memory, MAX_TOKENS * WIDEST);
  const rowScales = takeFloats(memory, MAX_TOKENS);
  return (name: MatrixName, from: Floats, to: Floats, rows: number): void => {
    const { weights, scales, biases, inputs, outputs } = layout.matrices[name];
    for (let row = 0; row < rows; row += 1) {
      const [first, end] = [row * inputs, (row + 1) * inputs];
      const values = from.values.subarray(first, end);
      rowScales.values[row] = roundRow(values, rounded.values.subarray(first, end));
    }
    const { at } = rounded;
    kernel.dense(at, rowScales.at, weights, scales, biases, to.at, rows, inputs, outputs);
  };
}

/** Rounds a row to whole steps and tells how large one is. */
function roundRow(from: Float32Array, to: Int16Array): number {
  let most = 0;
  for (let at = 0; at < from.length; at += 1) most = Math.max(most, Math.abs(from[at] ?? 0));
  if (most === 0) {
    to.fill(0);
    return 0;
  }
  const factor = STEPS / most;
  for (let at = 0; at < from.length; at += 1) to[at] = Math.round((from[at] ?? 0) * factor);
  return most / STEPS;
}
