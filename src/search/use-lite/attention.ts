import { type Floats, type Given, takeFloats } from "./kernel";
import { HEADS, MAX_TOKENS } from "./layout";
import { softmax } from "./row-math";

type Size = { readonly rows: number; readonly width: number };

const FLOAT = 4;

/**
 * Mixes rows by what each asks of the others: `from` holds the queries, keys and values of a row one
 * after the other, `to` gets rows of the width of one of them. Each of the heads has its columns.
 */
export function createAttention({ memory, kernel }: Given) {
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
