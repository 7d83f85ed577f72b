/** A matrix by its outputs: each has its weights for all inputs in a row, and a scale of its own. */
export type MatrixShape = { readonly outputs: number; readonly inputs: number };

/** Pieces of words that the model knows; the last two of its embeddings belong to none. */
export const PIECES = 8_000;
const EMBEDDINGS = 8_002;
export const DIMENSIONS = 512;
/** Values that a token begins with; half of them tell its place. */
export const TOKEN_VALUES = 256;
const HIDDEN = 1_536;
export const HEADS = 4;

/** Tokens that the model was made to read. */
export const MAX_TOKENS = 128;

/** The layers by what they read; each gives `DIMENSIONS`. */
export const LAYERS = [
  { name: "0", inputs: TOKEN_VALUES },
  { name: "1", inputs: DIMENSIONS },
] as const;

/** The model's matrices; the second layer takes its input as it is. */
export const MATRICES = {
  embeddings: { outputs: EMBEDDINGS, inputs: TOKEN_VALUES },
  "0.attention": { outputs: 3 * TOKEN_VALUES, inputs: TOKEN_VALUES },
  "0.joined": { outputs: DIMENSIONS, inputs: TOKEN_VALUES },
  "0.widened": { outputs: DIMENSIONS, inputs: TOKEN_VALUES },
  "0.hidden": { outputs: HIDDEN, inputs: DIMENSIONS },
  "0.output": { outputs: DIMENSIONS, inputs: HIDDEN },
  "1.attention": { outputs: 3 * DIMENSIONS, inputs: DIMENSIONS },
  "1.joined": { outputs: DIMENSIONS, inputs: DIMENSIONS },
  "1.hidden": { outputs: HIDDEN, inputs: DIMENSIONS },
  "1.output": { outputs: DIMENSIONS, inputs: HIDDEN },
  sentence: { outputs: DIMENSIONS, inputs: DIMENSIONS },
} as const satisfies Readonly<Record<string, MatrixShape>>;
export type MatrixName = keyof typeof MATRICES;

/** Its vectors: what normalises a layer's input and that of its second half, and the waves of a place. */
export const VECTORS = {
  waves: TOKEN_VALUES / 2,
  scores: PIECES,
  "0.norm.scale": TOKEN_VALUES,
  "0.norm.bias": TOKEN_VALUES,
  "0.middle.scale": DIMENSIONS,
  "0.middle.bias": DIMENSIONS,
  "1.norm.scale": DIMENSIONS,
  "1.norm.bias": DIMENSIONS,
  "1.middle.scale": DIMENSIONS,
  "1.middle.bias": DIMENSIONS,
} as const;
export type VectorName = keyof typeof VECTORS;

/** Where a matrix lies: one byte for each weight, four for each output's scale and bias. */
export type MatrixLayout = MatrixShape & {
  readonly weights: number;
  readonly scales: number;
  readonly biases: number;
};

export type Layout = {
  readonly matrices: Readonly<Record<MatrixName, MatrixLayout>>;
  readonly vectors: Readonly<Record<VectorName, number>>;
  /** Where the pieces' text begins: UTF-8, a line each. */
  readonly text: number;
};

/** A multiple of 16, which is what the kernel reads at once. */
export function alignUp(offset: number): number {
  return Math.ceil(offset / 16) * 16;
}

/** Offsets in bytes of all parts, the same in the file and in the kernel's memory. */
export function planLayout(): Layout {
  let next = 0;
  const take = (bytes: number) => {
    const at = next;
    next = alignUp(at + bytes);
    return at;
  };
  const vectors = mapValues(VECTORS, (values) => take(4 * values));
  const matrices = mapValues(MATRICES, (shape: MatrixShape) => ({
    ...shape,
    scales: take(4 * shape.outputs),
    biases: take(4 * shape.outputs),
    weights: take(shape.outputs * shape.inputs),
  }));
  return { vectors, matrices, text: next };
}

function mapValues<Name extends string, In, Out>(
  values: Readonly<Record<Name, In>>,
  map: (value: In) => Out,
): Record<Name, Out> {
  const entries = Object.entries<In>(values).map(([name, value]) => [name, map(value)] as const);
  return Object.fromEntries(entries) as Record<Name, Out>;
}
