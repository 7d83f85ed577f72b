import { gzipSync } from "node:zlib";
import {
  MATRICES,
  type MatrixLayout,
  type MatrixName,
  PIECES,
  planLayout,
  VECTORS,
  type VectorName,
} from "../../src/search/use-lite/layout";
import { MATRIX_NAMES, VECTOR_NAMES } from "./graph-names";
import type { ModelPackage, Weights } from "./read-package";

/**
 * Whole numbers from -63 to 63 stand for a weight, times the scale of its output. Twice as many bring
 * no vector nearer to its original than 0.999 (cosine) from 0.998, and take 0.9 MB more when packed.
 */
const STEPS = 63;

/** The model's file, packed: numbers as `planLayout` says, then the pieces, a line each. */
export function packModel({ weights, vocabulary }: ModelPackage): Uint8Array {
  const layout = planLayout();
  const text = new TextEncoder().encode(vocabulary.map(([piece]) => piece).join("\n"));
  const file = new Uint8Array(layout.text + text.length);
  const floats = (at: number, length: number) => new Float32Array(file.buffer, at, length);
  const find = (name: string, count: number): Float32Array => {
    const found = weights.get(name);
    if (found?.values.length !== count) throw new Error(`The graph holds no such ${name}.`);
    return found.values;
  };
  file.set(text, layout.text);
  floats(layout.vectors.scores, PIECES).set(vocabulary.map(([, score]) => score ?? 0));
  for (const [name, inGraph] of Object.entries(VECTOR_NAMES)) {
    const count = VECTORS[name as VectorName];
    floats(layout.vectors[name as VectorName], count).set(find(inGraph, count));
  }
  for (const name of Object.keys(MATRICES) as MatrixName[]) {
    const matrix = layout.matrices[name];
    const { inputs, outputs, biases } = matrix;
    const names = MATRIX_NAMES[name];
    const values = find(names.weights, inputs * outputs);
    if (names.biases !== null) floats(biases, outputs).set(find(names.biases, outputs));
    // Of the graph's matrices only that of the pieces has its outputs as rows.
    packMatrix(file, matrix, (output, input) =>
      name === "embeddings" ? values[output * inputs + input] : values[input * outputs + output],
    );
  }
  return gzipSync(file, { level: 9 });
}

type Read = (output: number, input: number) => Weights["values"][number] | undefined;

/** Rounds each output's weights to whole steps of its own. */
function packMatrix(file: Uint8Array, matrix: MatrixLayout, read: Read): void {
  const { weights, scales, inputs, outputs } = matrix;
  const packed = new Int8Array(file.buffer, weights, inputs * outputs);
  const steps = new Float32Array(file.buffer, scales, outputs);
  const row = new Float32Array(inputs);
  for (let output = 0; output < outputs; output += 1) {
    let most = 0;
    for (let input = 0; input < inputs; input += 1) {
      const value = read(output, input) ?? 0;
      row[input] = value;
      most = Math.max(most, Math.abs(value));
    }
    const step = most / STEPS;
    steps[output] = step;
    if (step === 0) continue;
    packed.set(
      row.map((value) => Math.round(value / step)),
      output * inputs,
    );
  }
}
