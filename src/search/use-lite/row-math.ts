/** What is added to a variance before it is divided by; the model's own number. */
const EPSILON = 1e-6;

export type Norm = { readonly scale: Float32Array; readonly bias: Float32Array };

/** Rows as wide as the norm, each with mean 0 and variance 1, scaled and moved. */
export function normalizeRows(
  { scale, bias }: Norm,
  from: Float32Array,
  to: Float32Array,
  rows: number,
): void {
  const width = scale.length;
  for (let first = 0; first < rows * width; first += width) {
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < width; at += 1) sum += from[first + at] ?? 0;
    const mean = sum / width;
    for (let at = 0; at < width; at += 1) squares += ((from[first + at] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + EPSILON);
    for (let at = 0; at < width; at += 1) {
      const value = ((from[first + at] ?? 0) - mean) * factor;
      to[first + at] = value * (scale[at] ?? 0) + (bias[at] ?? 0);
    }
  }
}

/** The first `count` values, each with that of `more` added. */
export function addInto(values: Float32Array, more: Float32Array, count: number): void {
  for (let at = 0; at < count; at += 1) values[at] = (values[at] ?? 0) + (more[at] ?? 0);
}

/** The first `count` values, the negative ones as 0. */
export function keepPositive(values: Float32Array, count: number): void {
  for (let at = 0; at < count; at += 1) if ((values[at] ?? 0) < 0) values[at] = 0;
}

/** The mean of all rows, as the first row of `to`. */
export function takeMean(
  from: Float32Array,
  to: Float32Array,
  { rows, width }: { readonly rows: number; readonly width: number },
): void {
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += from[row * width + column] ?? 0;
    to[column] = sum / rows;
  }
}

/** Values that sum up to 1, by the exponential of each. */
export function softmax(values: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at] ?? 0);
  for (let at = 0; at < values.length; at += 1) {
    const weight = Math.exp((values[at] ?? 0) - most);
    values[at] = weight;
    sum += weight;
  }
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
}
