import { type Floats, type Given, takeFloats, takeShorts } from "./kernel";
import { MATRICES, MAX_TOKENS, type MatrixName } from "./layout";

/** Values are rounded to so many steps: 1,536 of them times weights of 8 bits stay within 32 bits. */
const STEPS = 8_191;

const WIDEST = MATRICES["0.hidden"].outputs;

/** Multiplies rows with one of the model's matrices and adds its biases; `to` may be `from`. */
export function createDense({ memory, kernel, layout }: Given) {
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
