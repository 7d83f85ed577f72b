import type { ProviderFetch } from "../../src/domain/provider";

/** A `fetch` that answers at once, with these chunks of a body as they were cut. */
export function chunkFetch(contentType: string, chunks: Iterable<Uint8Array>): ProviderFetch {
  return () => {
    const source = chunks[Symbol.iterator]();
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          const next = source.next();
          if (next.done === true) controller.close();
          else controller.enqueue(next.value);
        },
      },
      { highWaterMark: 0 },
    );
    return Promise.resolve(new Response(body, { headers: { "content-type": contentType } }));
  };
}

/** The bytes cut at these places, which need not be in order. */
export function cutAt(bytes: Uint8Array, offsets: readonly number[]): readonly Uint8Array[] {
  const borders = [0, ...[...offsets].sort((left, right) => left - right), bytes.length];
  return borders.slice(1).map((end, index) => bytes.subarray(borders[index], end));
}

/** Every byte a chunk of its own. */
export function eachByte(bytes: Uint8Array): readonly Uint8Array[] {
  return cutAt(bytes, [...bytes.keys()].slice(1));
}

/** `count` places inside of `length` bytes, the same ones for the same seed. */
export function seededOffsets(length: number, count: number, seed: number): readonly number[] {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    // A linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * (length - 1));
  });
}
