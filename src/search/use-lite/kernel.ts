import { alignUp, type Layout } from "./layout";

/** The products of `kernel.wat`; addresses and pitches are in bytes, in the memory it was made over. */
export type Kernel = {
  readonly dense: (
    values: number,
    rowScales: number,
    weights: number,
    scales: number,
    biases: number,
    outs: number,
    rows: number,
    inputs: number,
    outputs: number,
  ) => void;
  readonly dots: (
    a: number,
    aPitch: number,
    b: number,
    bPitch: number,
    outs: number,
    outPitch: number,
    rows: number,
    columns: number,
    depth: number,
  ) => void;
};

/** The kernel's memory, of which parts are given out one behind the other. */
export type Memory = {
  readonly memory: WebAssembly.Memory;
  readonly take: (bytes: number) => number;
  readonly floats: (at: number, length: number) => Float32Array;
  readonly bytes: (at: number, length: number) => Int8Array;
};

/** What computes over a model: its weights lie in the memory as its layout says. */
export type Given = { readonly kernel: Kernel; readonly memory: Memory; readonly layout: Layout };

/** A part of the memory, by its address and as what lies there. */
export type Floats = { readonly at: number; readonly values: Float32Array };
type Shorts = { readonly at: number; readonly values: Int16Array };

const PAGE = 65_536;

/** Memory for `held` bytes at its beginning and `free` ones behind them. */
export function createMemory(held: number, free: number): Memory {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((alignUp(held) + free) / PAGE) });
  let next = alignUp(held);
  return {
    memory,
    take: (bytes) => {
      const at = next;
      next = alignUp(at + bytes);
      return at;
    },
    floats: (at, length) => new Float32Array(memory.buffer, at, length),
    bytes: (at, length) => new Int8Array(memory.buffer, at, length),
  };
}

/** A part for numbers of 32 bits; fails where the memory ends before. */
export function takeFloats(memory: Memory, length: number): Floats {
  const at = memory.take(4 * length);
  return { at, values: memory.floats(at, length) };
}

/** A part for whole numbers of 16 bits; fails where the memory ends before. */
export function takeShorts({ memory, take }: Memory, length: number): Shorts {
  const at = take(2 * length);
  return { at, values: new Int16Array(memory.buffer, at, length) };
}

/** Fails where the browser cannot compile it. */
export async function startKernel(bytes: BufferSource, { memory }: Memory): Promise<Kernel> {
  const { instance } = await WebAssembly.instantiate(bytes, { model: { memory } });
  return instance.exports as Kernel;
}
